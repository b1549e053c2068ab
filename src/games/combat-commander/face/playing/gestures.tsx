/** What happens, while it happens: cards turned over with their dice, a word for whatever comes of them, a ring where it happens. */
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFreeCorner } from '../../../../board/free-corner.ts';
import { Ring } from '../../../../board/highlight.tsx';
import type { Speaker } from '../../../../words/speaker.ts';
import type { Playing } from '../../../face.ts';
import { hexNamed } from '../../content/battle-map.ts';
import { isCard } from '../../content/cards.ts';
import { firerOf } from '../../rules/units.ts';
import type { View } from '../../view.ts';
import type { Event, EventOf } from '../../vocabulary.ts';
import { type Strip, stripBeside } from '../beside-map.ts';
import { centreOf } from '../ground.ts';
import { FireLines, KeptClear } from '../overlays.tsx';
import { told } from '../seen.ts';
import { SET_UP } from './beats.ts';
import { RolledCard, ShownCard, TurnedChit } from './turned-card.tsx';
import '../../../../board/told-slip.css';
import './gestures.css';

interface GestureProps {
  readonly view: View;
  readonly playing: Playing;
  readonly speaker: Speaker;
  readonly calm: boolean;
}

/** Seen on the map itself, and nothing more to be said. */
const SILENT: ReadonlySet<string> = new Set<Event['type']>(['moved', 'placed']);

/** Over the head of the map: what happens now, and the last roll that it comes from. */
export function Gesture({ view, playing, speaker, calm, rolls }: GestureProps & { readonly rolls: readonly Event[] }) {
  const [event] = told([playing.event]);
  const slip = useRef<HTMLDivElement>(null);
  useFreeCorner(slip, playing.beat);
  const { beat, isTold, stretch } = playing;
  const beside = useStrip(slip, beat);
  if (!event || (SILENT.has(event.type) && beat.name !== SET_UP)) return null;
  const last = event.type === 'rolled' ? event : lastRoll(rolls);
  const card = (beat.things ?? []).find(isCard);
  const isPicture = isOfChit(event) || (last !== undefined && isOfRoll(event)) || card !== undefined;
  // A card needs more room than there may be beside the map.
  const { strip, width } = isPicture ? {} : beside;
  return (
    <div
      ref={slip}
      className="gesture told-slip"
      data-event={event.type}
      data-beat={beat.name}
      data-calm={calm}
      data-strip={strip}
      style={{ '--beat': `${beat.ms * stretch}ms`, width } as CSSProperties}
    >
      {isOfChit(event) && <TurnedChit chit={'chit' in event ? event.chit : ''} isTurning={!isTold} />}
      {last && isOfRoll(event) && <RolledCard roll={last} isTurning={event.type === 'rolled' && !isTold} speaker={speaker} />}
      {!isOfRoll(event) && card !== undefined && <ShownCard view={view} card={card} event={event} isTurning={!isTold} speaker={speaker} />}
      <strong>{beat.name === SET_UP ? setUpWords(view, beat, speaker) : wordsOf(event, isTold, speaker)}</strong>
    </div>
  );
}

/** Beside the map, where the board has room there. */
function useStrip(slip: RefObject<HTMLElement | null>, beat: Playing['beat']): Partial<Strip> {
  const [beside, setBeside] = useState<Partial<Strip>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew with each beat
  useLayoutEffect(() => {
    const board = slip.current?.parentElement;
    setBeside((board && stripBeside(board)) ?? {});
  }, [slip, beat]);
  return beside;
}

const wordsOf = (event: Event, isTold: boolean, speaker: Speaker) => (isTold ? speaker.event(event) : openingOf(event, speaker));

/** How many stand where they are shown. */
function setUpWords({ units }: View, { things = [] }: Playing['beat'], speaker: Speaker): string {
  const there = units.filter(({ hex }) => things.includes(hex));
  return speaker.say('look playing set-up', {
    side: there[0]?.side ?? '',
    count: there.length,
    hexes: new Set(there.map(({ hex }) => hex)).size,
  });
}

/** What can be said before the card lies open. */
function openingOf(event: Event, speaker: Speaker): string {
  return event.type === 'rolled' ? speaker.say('look playing rolls', { side: event.side, purpose: event.purpose }) : '';
}

const OF_ROLL: ReadonlySet<string> = new Set<Event['type']>([
  'rolled',
  'attack-total',
  'defended',
  'targeting',
  'accuracy',
  'rally-roll',
  'rout-roll',
  'melee-strength',
]);

const isOfRoll = ({ type }: Event): boolean => OF_ROLL.has(type);

type OfChit = EventOf<'chit-opened' | 'chit-drawn' | 'chit-secret'>;

const isOfChit = (event: Event): event is OfChit =>
  event.type === 'chit-opened' || event.type === 'chit-drawn' || event.type === 'chit-secret';

function lastRoll(events: readonly Event[]): EventOf<'rolled'> | undefined {
  const found = events.findLast(({ type }) => type === 'rolled');
  return found?.type === 'rolled' ? found : undefined;
}

/** On the map: who fires at whom, and where something comes of it. */
export function GestureOnMap({ view, playing }: Pick<GestureProps, 'view' | 'playing'>) {
  const [event] = told([playing.event]);
  if (!event) return null;
  const hexes = [...new Set((playing.beat.things ?? []).flatMap((thing) => placeOf(view, thing)))];
  if (event.type === 'fired' && event.by === 'fire') {
    const from = [...new Set(event.firers.flatMap((piece) => firerOf(view, piece)?.at ?? []))];
    return (
      <>
        <FireLines lines={from.flatMap((hex) => event.hexes.map((to) => ({ from: hex, to: hexNamed(to) })))} />
        <KeptClear hexes={hexes} />
      </>
    );
  }
  const isOnItsWay = playing.beat.name === 'march' || playing.beat.name === 'place';
  return (
    <>
      {!isOnItsWay && hexes.map((hex) => <Ring key={hex} kind="affected" at={centreOf(hex)} r={34} />)}
      <KeptClear hexes={hexes} />
    </>
  );
}

function placeOf(view: View, thing: string): number[] {
  const hex = hexNamed(thing);
  if (hex >= 0) return [hex];
  const unit = firerOf(view, thing);
  return unit ? [unit.at] : [];
}
