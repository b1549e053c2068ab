/** What is for sale, as counters in groups: what the mission at hand takes comes first and is marked; below it the purse. */
import type { ReactNode } from 'react';
import type { Speaker } from '../../../../words/speaker.ts';
import { BASE_COST, costOf, countersOf, isFree, KINDS, sortOf } from '../../content/pieces.ts';
import type { View } from '../../view.ts';
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
  readonly speaker: Speaker;
  /** A kind as it can be pressed; `note` stands below it. */
  readonly press: (kind: string, isNeeded: boolean) => ReactNode;
}

export function Catalogue({ view, looked, speaker, press }: CatalogueProps) {
  const say = (key: string, figures: object = {}) => speaker.say(`sheet shop ${key}`, figures);
  const requires: readonly string[] = view.mission?.requires ?? [];
  const inShop = new Set(view.shop);
  const left = (kind: string) => countersOf(kind).filter((_, i) => inShop.has(counterIds(kind)[i] ?? '')).length;
  const onSale = GOODS.filter((kind) => left(kind) > 0);
  const needed = requires.filter((kind) => onSale.includes(kind));
  const groups: readonly (readonly [Group | 'needed', readonly string[]])[] = [
    ['needed', needed],
    ...GROUPS.map(
      (group) =>
        [
          group,
          [...(group === 'men' ? [BASE] : []), ...onSale.filter((kind) => groupOf(kind) === group && !needed.includes(kind))],
        ] as const,
    ),
  ];
  const cost = looked !== undefined && (onSale.includes(looked) || looked === BASE) ? priceOf(looked) : undefined;
  return (
    <section className="catalogue" aria-label={say('heading')}>
      {groups
        .filter(([, kinds]) => kinds.length > 0)
        .map(([group, kinds]) => (
          <div key={group} className="catalogue-group" data-group={group}>
            <p className="sheet-head">{group === 'needed' ? say('needed', { mission: view.mission?.id ?? '' }) : say(group)}</p>
            <ul>
              {kinds.map((kind) => (
                <li key={kind}>
                  {press(kind, requires.includes(kind))}
                  {left(kind) > 1 && <span className="catalogue-left">{say('left', { count: left(kind) })}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      <Purse points={view.points} cost={cost} speaker={speaker} />
    </section>
  );
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
      {cost !== undefined && <span>{speaker.say('sheet purse-after', { points, cost, left })}</span>}
    </p>
  );
}
