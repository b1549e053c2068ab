/** What happens, while it happens: a line that says it with its dice, and on the level who walks, who fires, where something comes of it. */
import { type CSSProperties, useRef } from 'react';
import { useFreeEdge } from '../../../../board/free-corner.ts';
import { Ring } from '../../../../board/highlight.tsx';
import { ThrownDice } from '../../../../board/thrown-dice.tsx';
import type { Speaker } from '../../../../words/speaker.ts';
import { FLIGHT_MS } from '../../../beats.ts';
import type { Playing } from '../../../face.ts';
import type { View } from '../../view.ts';
import type { Event } from '../../vocabulary.ts';
import { useBesideLevel } from '../beside-level.ts';
import { diceOf } from '../events.ts';
import { type Laid, middleOf, piecesOn, tileBox } from '../layout.ts';
import { Arrow, FireLine } from '../overlays.tsx';
import { told } from '../seen.ts';
import { wordsAfter } from '../shot-words.ts';
import { EACH_DIE_MS } from './beats.ts';
import '../../../../board/told-slip.css';
import './gestures.css';

interface GestureProps {
  readonly view: View;
  readonly playing: Playing;
  readonly speaker: Speaker;
  readonly calm: boolean;
}

/** Seen on the level itself, and nothing more to be said. */
const SILENT: ReadonlySet<string> = new Set<Event['type']>(['moved', 'sneaked', 'entered', 'followed']);

/** Over the head of the board, or at its foot: what happens now. */
export function Gesture({ view, playing, speaker, calm }: GestureProps) {
  const slip = useRef<HTMLDivElement>(null);
  useFreeEdge(slip, playing.event);
  useBesideLevel(slip, playing.event);
  const [event] = told([playing.event]);
  if (!event || SILENT.has(event.type)) return null;
  const { beat, isTold, stretch } = playing;
  const [roll] = diceOf(event);
  return (
    <div
      ref={slip}
      className="gesture told-slip"
      data-event={event.type}
      data-beat={beat.name}
      data-calm={calm}
      style={{ '--beat': `${beat.ms * stretch}ms` } as CSSProperties}
    >
      {roll && (
        <ThrownDice
          sides={roll.sides}
          dice={roll.faces.map((face) => ({ face, mark: markOf(event, face), tone: event.type === 'shot' ? 0 : 1 }))}
          isFlying={!isTold}
          flight={FLIGHT_MS * stretch}
          each={EACH_DIE_MS * stretch}
          calm={calm}
          label=""
        />
      )}
      <strong>{isTold ? wordsAfter(view, event, speaker) : openingOf(event, speaker)}</strong>
    </div>
  );
}

/** What a die did: gave somebody away, hit a commando, hit an enemy. */
function markOf(event: Event, face: number): 'good' | 'harm' | undefined {
  switch (event.type) {
    case 'check':
      return face <= event.limit ? 'harm' : undefined;
    case 'shot':
      return face >= event.needed ? 'good' : undefined;
    case 'reaction-fire':
    case 'enemies-shot':
      return face >= event.needed ? 'harm' : undefined;
    default:
      return undefined;
  }
}

/** What can be said while the dice are in the air. */
function openingOf(event: Event, speaker: Speaker): string {
  const key = `look playing ${event.type}`;
  return speaker.has(key) ? speaker.say(key, event) : '';
}

interface OnLevelProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  readonly playing: Playing;
}

/** Where it happens is not covered by the line that says it. */
export function GestureOnLevel(props: OnLevelProps) {
  return (
    <g data-keep-clear>
      <OnLevel {...props} />
    </g>
  );
}

function OnLevel({ view, laid, playing }: OnLevelProps) {
  const [event] = told([playing.event]);
  if (!event) return null;
  const { beat } = playing;
  if (event.type === 'enemies-moved') {
    const [from, to] = [tileBox(laid, event.from), tileBox(laid, event.tile)];
    return from && to ? <Arrow from={middleOf(from)} to={middleOf(to)} words={`${event.count}`} /> : null;
  }
  if (event.type === 'enemies-shot' || event.type === 'shot') {
    const shooter = event.type === 'shot' ? (view.commandos.find(({ id }) => id === event.commando)?.at ?? '') : event.from;
    const [from, to] = [tileBox(laid, shooter), tileBox(laid, event.tile)];
    return (
      <>
        {from && to && shooter !== event.tile && <FireLine from={middleOf(from)} to={middleOf(to)} />}
        {to && <Ring kind="affected" at={middleOf(to)} r={Math.min(to.width, to.height) / 2 - 8} />}
      </>
    );
  }
  if (beat.travels) return null;
  return (beat.things ?? []).map((thing) => <Marked key={thing} view={view} laid={laid} thing={thing} />);
}

/** A ring around a tile or around a piece. */
function Marked({ view, laid, thing }: { readonly view: View; readonly laid: readonly Laid[]; readonly thing: string }) {
  const box = tileBox(laid, thing);
  if (box) return <Ring kind="affected" at={middleOf(box)} r={Math.min(box.width, box.height) / 2 - 8} />;
  const piece = laid.flatMap((one) => piecesOn(view, one)).find(({ id }) => id === thing);
  return piece ? <Ring kind="affected" at={piece.at} r={34} /> : null;
}
