/** What is for sale, as counters in groups: what the mission at hand takes comes first and is marked. */
import type { ReactNode } from 'react';
import type { Speaker } from '../../../../words/speaker.ts';
import type { Described } from '../../../face.ts';
import { BASE_COST, costOf, countersOf, isBoat, isFree, KINDS, kindOf, pieceAt, sortOf } from '../../content/pieces.ts';
import type { View } from '../../view.ts';
import { isAtSea } from '../describe-hex.ts';
import { pieceDescribed } from '../describe-piece.ts';
import { baseWords } from '../place-names.ts';
import { isHex } from '../things.ts';
import { storeOf } from './hands.ts';
import { sayBase, useIntoBase } from './into-base.ts';
import './catalogue.css';

const GROUPS = ['men', 'weapon', 'equipment', 'vehicle', 'boat'] as const;
type Group = (typeof GROUPS)[number];
export const BASE = 'base';

function groupOf(kind: string): Group {
  const sort = sortOf(countersOf(kind)[0] ?? 0);
  if (sort === 'squad' || sort === 'leader') return 'men';
  return sort === 'scuba' ? 'boat' : sort;
}

const GOODS: readonly string[] = KINDS.filter((kind) => countersOf(kind).some((piece) => !isFree(piece)));

export const priceOf = (kind: string): number => {
  const [first] = countersOf(kind);
  return first === undefined ? BASE_COST : costOf(first);
};

interface CatalogueProps {
  readonly view: View;
  /** What is looked at, for the purse. */
  readonly looked: string | undefined;
  /** What was bought just now, in words. */
  readonly bought: string;
  readonly speaker: Speaker;
  /** Squads in brief, for whom it is bought: seen while the counters are looked through, where their sheets lie below them. */
  readonly squads: ReactNode;
  /** A kind as it can be pressed; `note` stands below it. */
  readonly press: (kind: string, isNeeded: boolean) => ReactNode;
}

export function Catalogue({ view, looked, bought, speaker, squads, press }: CatalogueProps) {
  const say = (key: string, figures: object = {}) => speaker.say(`sheet shop ${key}`, figures);
  const requires: readonly string[] = view.mission?.requires ?? [];
  const left = (kind: string) => leftIn(view, kind);
  const needed = requires.filter((kind) => GOODS.includes(kind));
  const groups: readonly (readonly [Group | 'needed', readonly string[]])[] = [
    ['needed', needed],
    ...GROUPS.map(
      (group) =>
        [
          group,
          [...(group === 'men' ? [BASE] : []), ...GOODS.filter((kind) => groupOf(kind) === group && !needed.includes(kind))],
        ] as const,
    ),
  ];
  const isOwned = (kind: string) => view.pieces.some(({ id, at }) => isHex(at) && kindOf(pieceAt(id)) === kind);
  return (
    <section className="catalogue" aria-label={say('heading')}>
      <div className="catalogue-head">
        <Purse points={view.points} cost={askedFor(view, looked)} speaker={speaker} />
        <Looked view={view} looked={looked} bought={bought} speaker={speaker} />
        <ul aria-hidden="true">{squads}</ul>
      </div>
      <div className="catalogue-groups">
        {view.mission && requires.length === 0 && (
          <p className="catalogue-none">{say('needed-none', { mission: view.mission.id, hex: view.mission.at })}</p>
        )}
        {view.mission && isAtSea(view, view.mission.at) && !view.pieces.some(({ id, at }) => isHex(at) && isBoat(pieceAt(id))) && (
          <p className="catalogue-none">{say('needed-boat', { mission: view.mission.id })}</p>
        )}
        {groups
          .filter(([, kinds]) => kinds.length > 0)
          .map(([group, kinds]) => (
            <div key={group} className="catalogue-group" data-group={group}>
              <p className="sheet-head">{group === 'needed' ? say('needed', { mission: view.mission?.id ?? '' }) : say(group)}</p>
              <ul>
                {kinds.map((kind) => (
                  <li key={kind} data-owned={group === 'needed' && isOwned(kind)}>
                    {isOnSale(view, kind) ? press(kind, requires.includes(kind)) : <SoldOut kind={kind} speaker={speaker} />}
                    {left(kind) > 1 && <span className="catalogue-left">{say('left', { count: left(kind) })}</span>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        <IntoBase view={view} speaker={speaker} />
      </div>
    </section>
  );
}

/** 3.5 Of two bases, the one into which everything goes that is bought now. */
function IntoBase({ view, speaker }: { readonly view: View; readonly speaker: Speaker }) {
  const into = useIntoBase(view);
  if (into === undefined) return null;
  return (
    <fieldset className="catalogue-group catalogue-into">
      <legend className="sheet-head">{speaker.say('sheet shop into')}</legend>
      {view.bases.map((hex) => (
        <button key={hex} type="button" data-thing={storeOf(hex)} aria-pressed={hex === into} onClick={() => sayBase(view, hex)}>
          <span>{hex}</span> <small>{baseWords(view, hex, speaker)}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** The goods that are looked at, by name and with what is printed on them: a counter alone says neither. */
export function Looked({ view, looked, bought, speaker }: Omit<CatalogueProps, 'press' | 'squads'>) {
  // where it stands above the counters its room is kept
  const described = looked !== undefined && isOnSale(view, looked) ? goodsDescribed(view, looked, speaker) : undefined;
  return (
    <p className="catalogue-looked" aria-hidden="true">
      <b>{described?.title}</b> <span>{described ? described.lines[0]?.text : bought}</span>
    </p>
  );
}

function goodsDescribed(view: View, kind: string, speaker: Speaker): Described | undefined {
  return kind === BASE ? { title: speaker.say('sheet shop base'), lines: [] } : pieceDescribed(view, kind, speaker);
}

const leftIn = ({ shop }: View, kind: string): number => counterIds(kind).filter((id) => shop.includes(id)).length;

const isOnSale = (view: View, kind: string): boolean => kind === BASE || leftIn(view, kind) > 0;

/** What is asked for whatever is looked at, where it is for sale. */
export function askedFor(view: View, looked: string | undefined): number | undefined {
  return looked !== undefined && isOnSale(view, looked) ? priceOf(looked) : undefined;
}

/** Its place stays empty: what lies beside it does not slide under the pointer. */
function SoldOut({ kind, speaker }: { readonly kind: string; readonly speaker: Speaker }) {
  return <span className="catalogue-sold" role="img" aria-label={speaker.say('sheet shop sold', { goods: kind })} />;
}

const counterIds = (kind: string): readonly string[] => {
  const counters = countersOf(kind);
  return counters.length === 1 ? [kind] : counters.map((_, i) => `${kind}-${i + 1}`);
};

export function Purse({
  points,
  cost,
  speaker,
}: {
  readonly points: number;
  readonly cost?: number | undefined;
  readonly speaker: Speaker;
}) {
  const left = points - (cost ?? 0);
  return (
    <p className="purse" data-short={left < 0}>
      <span className="squad-label">{speaker.say('sheet purse')}</span>
      <b className="purse-coin">{cost === undefined ? points : left}</b>
      <span className="purse-after">{cost !== undefined && speaker.say('sheet purse-after', { points, cost, left })}</span>
    </p>
  );
}
