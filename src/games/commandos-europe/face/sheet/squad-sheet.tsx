/** The sheet of a squad: who goes with it, what it hauls in its six places, and what it comes to, now and with what is looked at. */
import type { ReactNode } from 'react';
import type { Speaker } from '../../../../words/speaker.ts';
import { pieceAt } from '../../content/pieces.ts';
import { abandonedAt } from '../../reckoning/escape.ts';
import { type Load, loadOf, type Part } from '../../reckoning/loading.ts';
import { strandedIn } from '../../reckoning/plight.ts';
import { positionOf } from '../../reckoning/position.ts';
import type { PieceView, View } from '../../view.ts';
import { plainly } from '../piece/counter.tsx';
import type { SheetView } from './company.ts';
import { sheetOf } from './hands.ts';
import type { Tried } from './tried.ts';
import './squad-sheet.css';

interface SquadSheetProps {
  readonly view: View;
  readonly sheet: SheetView;
  readonly tried: Tried | undefined;
  /** Something could be put upon it now. */
  readonly isOnto: boolean;
  /** An escape would abandon what it has. */
  readonly isFleeing: boolean;
  /** Where no die has said yet whether somebody is heard. */
  readonly unrolled?: string | undefined;
  readonly speaker: Speaker;
  /** A piece as it can be pressed. */
  readonly press: (piece: PieceView) => ReactNode;
  /** Its name, which can be pressed like its counter. */
  readonly named: (squad: PieceView) => ReactNode;
}

export function SquadSheet({ view, sheet, tried, isOnto, isFleeing, unrolled, speaker, press, named }: SquadSheetProps) {
  const { squad, along, gear, gaps } = sheet;
  const load = loadOf(positionOf(view), pieceAt(squad.id));
  const say = (key: string, figures: object = {}) => speaker.say(`sheet ${key}`, figures);
  const isMoving = view.move?.group.includes(squad.id) === true;
  const free = Math.max(0, load.places - load.taken - gear.filter(({ id }) => gaps.has(id)).length);
  const abandoned = isFleeing ? abandonedAt(view, squad.at).pieces : [];
  const place = (piece: PieceView) => (
    <li
      key={piece.id}
      className={gaps.has(piece.id) ? 'squad-free squad-gap' : undefined}
      data-abandoned={abandoned.includes(piece.id) || undefined}
    >
      {!gaps.has(piece.id) && press(piece)}
    </li>
  );
  return (
    <section
      className="squad-sheet"
      data-keep-clear
      data-thing={sheetOf(squad.id)}
      data-onto={isOnto}
      data-moving={isMoving}
      aria-label={speaker.name(squad.id)}
    >
      <header className="squad-head">
        {named(squad)}
        <span className="squad-at">{squad.at}</span>
        {(squad.detected || squad.at !== unrolled) && <State view={view} squad={squad} speaker={speaker} />}
        <Portage load={load} tried={tried?.load} speaker={speaker} />
      </header>
      <ul className="squad-places">
        {[squad, ...along].map(place)}
        <li className="squad-rule" aria-hidden="true" />
        {gear.map(place)}
        {Array.from({ length: free }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike
          <li key={i} className="squad-free" aria-hidden="true">
            {i === 0 && <span>{say('free')}</span>}
          </li>
        ))}
      </ul>
      <Sums load={load} tried={tried} isStranded={strandedIn(view).includes(squad.id)} speaker={speaker} />
    </section>
  );
}

/** In a line of the shop, where the sheets lie out of sight: what it has places for, and what it would come to. */
export function SquadBrief({ view, sheet: { squad }, tried, speaker }: Pick<SquadSheetProps, 'view' | 'sheet' | 'tried' | 'speaker'>) {
  const load = loadOf(positionOf(view), pieceAt(squad.id));
  return (
    <li className="squad-brief">
      <b>{speaker.name(squad.id)}</b>
      <Portage load={load} tried={tried?.load} speaker={speaker} />
      <Sums load={load} tried={tried} isStranded={false} speaker={speaker} />
    </li>
  );
}

/** Rounded with a closed eye while nobody has heard them, square with an open eye when they are hunted; in a base neither. */
function State({ view, squad, speaker }: { readonly view: View; readonly squad: PieceView; readonly speaker: Speaker }) {
  const state = view.bases.includes(squad.at) ? 'base' : squad.detected ? 'detected' : 'undetected';
  return (
    <span className="squad-state" data-state={state}>
      {state !== 'base' && (
        <svg viewBox="-7 -6 14 12" aria-hidden="true">
          {state === 'detected' ? (
            <>
              <path d="M-6 0C-3 -4.6 3 -4.6 6 0C3 4.6 -3 4.6 -6 0Z" />
              <circle r={2.2} />
            </>
          ) : (
            <path d="M-6 -1.4C-3 3 3 3 6 -1.4M-4.4 1.4L-6 3.6M0 2.4V5M4.4 1.4L6 3.6" />
          )}
        </svg>
      )}
      {speaker.say(`sheet state ${state}`)}
    </span>
  );
}

function Portage({ load, tried, speaker }: { readonly load: Load; readonly tried: Load | undefined; readonly speaker: Speaker }) {
  const then = tried?.taken ?? load.taken;
  return (
    <span className="squad-portage">
      <span className="squad-label">{speaker.say('sheet portage')}</span> <b>{speaker.say('sheet of', { ...load, taken: then })}</b>
      <span className="squad-pips" aria-hidden="true">
        {pipsOf(load, then).map(({ place, ...pip }) => (
          <i key={place} {...pip} />
        ))}
      </span>
    </span>
  );
}

/** One for each place; those that would be taken or given up are hatched. */
function pipsOf({ places, taken }: Load, then: number) {
  const [less, more] = [Math.min(taken, then), Math.max(taken, then)];
  return Array.from({ length: places }, (_, place) => ({
    place,
    'data-taken': place < taken,
    'data-tried': place >= less && place < more,
  }));
}

interface SumsProps {
  readonly load: Load;
  readonly tried: Tried | undefined;
  readonly isStranded: boolean;
  readonly speaker: Speaker;
}

/** Allowance, noise and firepower with their parts, and each as it would become: that is what is looked at, and nothing lies over it. */
function Sums({ load, tried, isStranded, speaker }: SumsProps) {
  const say = (key: string, figures: object = {}) => speaker.say(`sheet ${key}`, figures);
  if (tried && !tried.load) return <p className="squad-sums squad-full">{say('no-room')}</p>;
  const then = tried?.load;
  const aware = load.awareness === 0 ? [] : [{ id: say('awareness'), value: load.awareness }];
  // 11.1 With a boat it may have more than it can carry ashore.
  const water = load.taken > load.places ? say('only-water', load) : waterWords(load, speaker);
  return (
    <p className="squad-sums" {...(then && { 'data-clear-most': '' })}>
      <Sum word={say('movement')} parts={load.moves} now={load.land} then={then?.land} isBetter={(a, b) => a > b} speaker={speaker} />
      {isStranded && <span className="squad-stranded">{say('stranded')}</span>}
      {water !== '' && <span className="squad-water">{water}</span>}
      <Sum
        word={say('noise')}
        parts={[...load.noises, ...aware]}
        now={load.noise + load.awareness}
        then={then && then.noise + then.awareness}
        isBetter={(a, b) => a < b}
        speaker={speaker}
      />
      <Sum
        word={say('firepower')}
        parts={load.fires}
        now={load.firepower}
        then={then?.firepower}
        isBetter={(a, b) => a > b}
        speaker={speaker}
      />
    </p>
  );
}

function waterWords({ water, land, hasBoat, rowed }: Load, speaker: Speaker): string {
  if (rowed) return speaker.say('sheet by-water-else', { water, boat: rowed.boat, other: rowed.water });
  return hasBoat || water > land ? speaker.say('sheet by-water', { water }) : '';
}

interface SumProps {
  readonly word: string;
  readonly parts: readonly Part[];
  readonly now: number;
  readonly then: number | undefined;
  readonly isBetter: (then: number, now: number) => boolean;
  readonly speaker: Speaker;
}

function Sum({ word, parts, now, then, isBetter, speaker }: SumProps) {
  const isWhole = parts.length > 1 && parts.reduce((sum, { value }) => sum + value, 0) === now;
  const written = parts.map(({ value }, i) => (i === 0 ? plainly(value) : `${value < 0 ? '−' : '+'} ${Math.abs(value)}`)).join(' ');
  const isChanged = then !== undefined && then !== now;
  return (
    <span className="squad-sum" data-change={isChanged ? (isBetter(then, now) ? 'better' : 'worse') : undefined}>
      <span className="squad-label">{word}</span> {isWhole && !isChanged && <span className="squad-parts">{`${written} = `}</span>}
      <b>{plainly(now)}</b>
      {isChanged && <b className="squad-then">{speaker.say('sheet becomes', { value: plainly(then) })}</b>}
    </span>
  );
}
