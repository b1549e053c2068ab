/** What a battle looks like at this moment: everybody in his place and his state, by what was told and what is on stage. */
import type { Playing } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { type BattleStory, battleStory, type Side } from './playing/story.ts';
import { unitSeen } from './reckoning.ts';
import { told } from './seen.ts';

type BattleSeen = NonNullable<View['battle']>;

export interface Fighter {
  readonly id: string;
  readonly side: Side;
  readonly state: 'ready' | 'fired' | 'panicked' | 'fallen';
  /** It aims or fires now, or is the one whose target is asked for. */
  readonly fires: boolean;
  readonly isTarget: boolean;
  /** The next of its side when nobody else comes before. */
  readonly isNext: boolean;
  /** Its place in a line that is being drawn up; undefined as long as it has none. */
  readonly place: number | undefined;
}

export interface BattleScene {
  readonly opfor: readonly Fighter[];
  readonly commandos: readonly Fighter[];
  /** In the order in which they fire in this round: those who have, the one who does, those to come. */
  readonly order: readonly Fighter[];
  /** Which shot of the round it is, of how many there can be; undefined before the first is aimed. */
  readonly shot: { readonly number: number; readonly all: number } | undefined;
  readonly story: BattleStory | undefined;
  readonly event: Event | undefined;
  readonly beat: string;
  /** Whom the shot is aimed at that waits for a press. */
  readonly aimedAt: string | undefined;
}

export function battleScene(
  view: View,
  battle: BattleSeen,
  asks: string | undefined,
  past: readonly Event[],
  playing: Playing | undefined,
): BattleScene {
  const known = battleStory(past);
  const story = known?.space === battle.at ? known : undefined;
  const [event] = playing ? told([playing.event]) : [];
  const shot = event?.type === 'fired' ? event : undefined;
  const firing = shot?.unit ?? (playing ? '' : battle.firing);
  const target = shot?.target ?? (isLoss(event) ? event.unit : '');
  const fighter = (id: string, side: Side, state: Fighter['state'], place: number | undefined): Fighter => ({
    id,
    side,
    state,
    fires: id === firing && state !== 'fallen',
    isTarget: id === target,
    isNext: false,
    place,
  });
  const stateOf = (id: string, panicked: boolean, fired: boolean) => (panicked ? 'panicked' : fired && id !== firing ? 'fired' : 'ready');
  const opfor = withFallen(
    story,
    'opfor',
    battle.opfor.map(({ id }) => id),
  ).map((id, i) => {
    const seen = battle.opfor.find((one) => one.id === id);
    const place = asks === 'opfor-line' && i >= battle.lined ? undefined : i + 1;
    return fighter(id, 'opfor', seen ? stateOf(id, seen.panicked, seen.fired) : 'fallen', place);
  });
  const commandos = withFallen(story, 'commando', battle.line).map((id, i) => {
    const panicked = unitSeen(view, id)?.panicked === true;
    const place = asks === 'line' && i >= battle.lined ? undefined : i + 1;
    // Whoever is to fire next counts as having fired already, before his target is chosen.
    const fired = battle.fired.includes(id) && id !== battle.firing;
    return fighter(id, 'commando', battle.line.includes(id) ? stateOf(id, panicked, fired) : 'fallen', place);
  });
  const inTurn = isOrderKnown(battle, asks, event) ? firingOrder(view, battle, story, [...commandos, ...opfor]) : [];
  // Nobody comes next when it is over.
  const order = event?.type === 'battle-ended' ? inTurn.map((one) => ({ ...one, isNext: false })) : inTurn;
  return { opfor, commandos, order, shot: shotIn(order, story), story, event, beat: playing?.beat.name ?? '', aimedAt: playing?.beat.aims };
}

/** Whoever fell or panicked before he fired fires no more. */
function shotIn(order: readonly Fighter[], story: BattleStory | undefined): BattleScene['shot'] {
  const hasFired = ({ id }: Fighter) => story?.fired.includes(id) === true;
  const number = order.filter((one) => one.fires || hasFired(one)).length;
  const toCome = order.filter((one) => !one.fires && one.state === 'ready' && !hasFired(one)).length;
  return number > 0 ? { number, all: number + toCome } : undefined;
}

/** Before the dice have shown who fires first, and before everybody stands in line, there is no order. */
function isOrderKnown({ round }: BattleSeen, asks: string | undefined, event: Event | undefined): boolean {
  return round > 0 && asks !== 'line' && asks !== 'opfor-line' && event?.type !== 'superiority' && event?.type !== 'surprised';
}

function isLoss(event: Event | undefined): event is Extract<Event, { type: 'panicked' | 'eliminated' }> {
  return event?.type === 'panicked' || event?.type === 'eliminated';
}

/** Those who fell in this round lie where they stood; whoever was never in the order told stands behind. */
function withFallen(story: BattleStory | undefined, side: Side, standing: readonly string[]): readonly string[] {
  if (!story) return standing;
  const lying = story.lines[side].filter((id) => story.fallen.includes(id));
  if (lying.length === 0) return standing;
  const known = story.lines[side].filter((id) => standing.includes(id) || lying.includes(id));
  return [...known, ...standing.filter((id) => !known.includes(id))];
}

/** Those who have fired as they did, then both sides by turns, from the front of each line. Whoever fires no more keeps his place among them. */
function firingOrder(view: View, battle: BattleSeen, story: BattleStory | undefined, all: readonly Fighter[]): readonly Fighter[] {
  const find = (id: string) => all.filter((one) => one.id === id);
  const past = (story?.fired ?? []).flatMap(find);
  const now = all.filter((one) => one.fires && !past.includes(one));
  const others = all.filter((one) => canFire(view, battle, one) && !past.includes(one) && !now.includes(one));
  const last = now[0] ?? past.at(-1);
  const begins = last ? otherSide(last.side) : battle.superiority;
  const rest = byTurns(others.filter(isAble), begins).map((one, i) => ({ ...one, isNext: i === 0 && one.state === 'ready' }));
  const opening = byTurns(
    all.filter((one) => canFire(view, battle, one)),
    battle.superiority,
  );
  const placed = others
    .filter((one) => !isAble(one))
    .map((one) => ({ one, place: Math.max(opening.indexOf(one), shotsUntilOut(one, story)) }))
    .toSorted((a, b) => a.place - b.place);
  return placed.reduce<readonly Fighter[]>((order, { one, place }) => order.toSpliced(place, 0, one), [...past, ...now, ...rest]);
}

/** One of each side after the other, from the front; where one side has no more, the rest of the other. */
function byTurns(all: readonly Fighter[], begins: Side): readonly Fighter[] {
  const [first, second] = [begins, otherSide(begins)].map((side) => all.filter((one) => one.side === side));
  const turns = Math.max(first?.length ?? 0, second?.length ?? 0);
  return Array.from({ length: turns }, (_, i) => [first?.[i], second?.[i]])
    .flat()
    .filter((one) => one !== undefined);
}

const otherSide = (side: Side): Side => (side === 'commando' ? 'opfor' : 'commando');

const isAble = ({ state }: Fighter): boolean => state === 'ready' || state === 'fired';

/** How many had fired when it fell or panicked: it stands behind them. Whoever had panicked before the round has its place from the beginning. */
function shotsUntilOut({ id }: Fighter, story: BattleStory | undefined): number {
  const first = story?.firings.find(({ fired, loss }) => fired.target === id && loss !== undefined);
  return !story || !first || first.wasPanicked ? 0 : story.fired.indexOf(first.fired.unit) + 1;
}

/** Who fires after this one in the round, in order, as it stands now: whoever has fired or panicked does not. */
export function shotsToCome(view: View, battle: BattleSeen): readonly string[] {
  const { opfor, commandos } = battleScene(view, battle, undefined, [], undefined);
  const able = [...commandos, ...opfor].filter(({ state }) => state === 'ready');
  return firingOrder(view, battle, undefined, able).flatMap(({ id, fires }) => (fires ? [] : [id]));
}

function canFire(view: View, battle: BattleSeen, { id, side, state }: Fighter): boolean {
  if (side === 'opfor' || state !== 'ready') return true;
  const { air, firepower } = theatreOf(view).unit(id);
  return !air && (firepower > 0 || battle.supply !== '');
}
