/** A small picture for what an event brings, in a square of 24, in the colour of the words around it. */
import type { EventCard } from '../../content/events.ts';

type Effect = EventCard['silent'];

const LINES: Readonly<Record<Effect, string>> = {
  nothing: 'M4,12H20M8,7H16M8,17H16',
  quiet: 'M3,12C8,5 16,5 21,12C16,19 8,19 3,12ZM4,20L20,4',
  point: 'M12,3L21,12L12,21L3,12ZM12,8V16M8,12H16',
  flare: 'M12,22V13M12,3V7M5,6L8,9M19,6L16,9M3,13H7M17,13H21M9.5,10.5A3.5,3.5 0 0 1 14.5,10.5',
  rain: 'M6,12A4,4 0 0 1 7,4.5A5,5 0 0 1 16.5,6A3.5,3.5 0 0 1 17.5,12ZM8,15L6.5,19M12.5,15L11,19M17,15L15.5,19',
  noise: 'M4,10V14H8L13,18V6L8,10ZM16,9A4,4 0 0 1 16,15M18.5,6.5A8,8 0 0 1 18.5,17.5',
  cinema: 'M3,7H21V18H3ZM3,10H21M7,7L5,10M12,7L10,10M17,7L15,10M10,12.5V16L13.5,14.2Z',
  'as-triggered': 'M12,3C16,4 16.5,8 17,13L19,16H5L7,13C7.5,8 8,4 12,3ZM10,19H14M3,8C3.5,6 4,5 5,4M21,8C20.5,6 20,5 19,4',
  'as-silent': 'M12,3C16,4 16.5,8 17,13L19,16H5L7,13C7.5,8 8,4 12,3ZM10,19H14M4,3L20,21',
  patrol: 'M5,19L9,8L12,14L15,8L19,19M12,3V6M8,4H16',
  sniper: 'M12,4A8,8 0 1 0 12,20A8,8 0 1 0 12,4ZM12,1V8M12,16V23M1,12H8M16,12H23',
  find: 'M4,8H20V20H4ZM4,8L7,4H17L20,8M4,8L20,20M20,8L4,20',
  halt: 'M8,3H16L21,8V16L16,21H8L3,16V8ZM8,12H16',
  fog: 'M3,7C6,4 9,10 12,7S18,4 21,7M3,12C6,9 9,15 12,12S18,9 21,12M3,17C6,14 9,20 12,17S18,14 21,17',
  lock: 'M5,11H19V21H5ZM8,11V8A4,4 0 0 1 16,8V11M12,15V18',
  unlock: 'M5,11H19V21H5ZM8,11V7A4,4 0 0 1 15.5,5.5M12,15V18',
};

export function EffectPicture({ effect }: { readonly effect: Effect }) {
  return (
    <svg className="effect-picture" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[effect]} />
    </svg>
  );
}
