/** The battle as it was told so far: who stands and lies where in this round, the last shot, who has the superiority. */
import type { Event } from '../../vocabulary.ts';
import type { Firing } from '../events.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
export type Side = 'commando' | 'opfor';

export interface BattleStory {
  readonly space: string;
  readonly round: number;
  /** Those who stand in this round or fell in it, from the front to the rear. */
  readonly lines: Readonly<Record<Side, readonly string[]>>;
  readonly fallen: readonly string[];
  /** Who has panicked in this battle. */
  readonly panicked: readonly string[];
  readonly superiority: EventOf<'superiority'> | EventOf<'surprised'> | undefined;
  /** Who has fired in this round, or held his fire, one after the other. */
  readonly fired: readonly string[];
  /** The last shot of this round. */
  readonly last: Firing | undefined;
  /** All shots of this round. */
  readonly firings: readonly Firing[];
  readonly kia: number;
}

/** Of the last battle that was told; undefined where there was none, or where its beginning is not known. */
export function battleStory(events: readonly Event[]): BattleStory | undefined {
  const begins = events.findLastIndex(({ type }) => type === 'battle-began');
  const began = events[begins];
  if (began?.type !== 'battle-began') return undefined;
  const opening: BattleStory = {
    space: began.space,
    round: 0,
    lines: { commando: began.units, opfor: began.opfor },
    fallen: [],
    panicked: [],
    superiority: undefined,
    fired: [],
    last: undefined,
    firings: [],
    kia: 0,
  };
  return events.slice(begins + 1).reduce(told, opening);
}

function told(story: BattleStory, event: Event): BattleStory {
  switch (event.type) {
    case 'superiority':
    case 'surprised':
      return {
        ...story,
        round: story.round + 1,
        superiority: event,
        fired: [],
        fallen: [],
        last: undefined,
        firings: [],
        lines: standing(story),
      };
    case 'lines-drawn':
      return { ...story, lines: { commando: event.line, opfor: event.opfor } };
    case 'helicopter-joined':
      return { ...story, lines: { ...story.lines, commando: [...story.lines.commando, event.unit] } };
    case 'fired':
      return withFiring(
        { ...story, fired: [...story.fired, event.unit] },
        {
          ...{ fired: event, loss: undefined },
          wasPanicked: story.panicked.includes(event.target),
        },
      );
    case 'held-fire':
      return { ...story, fired: [...story.fired, event.unit] };
    case 'panicked':
    case 'eliminated':
      return hurt(story, event);
    case 'kia-changed':
      return { ...story, kia: story.kia + event.by };
    default:
      return story;
  }
}

/** A new round begins without those who fell in the last one, and without its dice: they would look like a new roll. */
function standing({ lines, fallen }: BattleStory): BattleStory['lines'] {
  const left = (ids: readonly string[]) => ids.filter((id) => !fallen.includes(id));
  return { commando: left(lines.commando), opfor: left(lines.opfor) };
}

function withFiring(story: BattleStory, firing: Firing): BattleStory {
  return { ...story, last: firing, firings: [...story.firings, firing] };
}

function hurt(story: BattleStory, { type, unit }: EventOf<'panicked'> | EventOf<'eliminated'>): BattleStory {
  const fallen = type === 'eliminated' ? [...story.fallen, unit] : story.fallen;
  const panicked = type === 'panicked' ? [...story.panicked, unit] : story.panicked;
  if (story.last?.fired.target !== unit) return { ...story, fallen, panicked };
  const last = { ...story.last, loss: type };
  return { ...story, fallen, panicked, last, firings: [...story.firings.slice(0, -1), last] };
}
