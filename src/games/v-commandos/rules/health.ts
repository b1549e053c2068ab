/** 10 Commandos' health: injured, in critical condition, eliminated, replaced. */
import { below, comesToLight, named } from '../../../kernel/dice.ts';
import { entryOf } from '../../../kernel/listed.ts';
import { CARD_SIDES, type CardSide, ITEM_KINDS, SLOTS } from '../content/terms.ts';
import { type Commando, type Escort, isActing, isOnLevel, levelInPlay, levelOn, OUT, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { watchAlarm } from './alarm.ts';
import { ask, oneOf, question } from './asking.ts';
import { fail, failIfNobodyIsLeft, isAnybodyLeft } from './failure.ts';
import { isFrench } from './operation-in-play.ts';
import { protect } from './protecting.ts';

/** 10.1 On the uppermost slot without a wound; a saved point that lies there is lost. */
export function wound(t: Table, commando: Commando): void {
  const { state } = t;
  commando.wounds++;
  if (commando.wounds === 1) commando.savedTop = false;
  else if (commando.wounds === 2) commando.savedLow = false;
  // English: a point is lost at once. French: wounds are counted when he begins his turn.
  if (!isFrench(state) || commando.spent === 0) commando.left = Math.max(0, commando.left - 1);
  t.tell?.({ type: 'wounded', rule: '10.1', commando: commando.specialist, wounds: commando.wounds });
  if (commando.wounds === SLOTS) fall(t, commando);
}

/** 10.2 */
function fall(t: Table, commando: Commando): void {
  commando.critical = t.state.turn;
  commando.visible = false;
  commando.uniform = false;
  commando.left = 0;
  commando.drawn = 0;
  t.tell?.({ type: 'critical', rule: '10.2', commando: commando.specialist });
  const level = levelInPlay(t.state, commando.level);
  if (level) watchAlarm(t, level);
}

/** 10.3 Whoever falls to an explosion loses his equipment, too; of anybody else it stays on his tile. */
export function* eliminate(t: Table, commando: Commando, why: string, destroyed: boolean): Rules {
  const { state } = t;
  const level = isOnLevel(commando) && !destroyed ? levelOn(state, commando) : undefined;
  for (const item of commando.carries) {
    if (level) level.items[commando.tile * ITEM_KINDS + item] = (level.items[commando.tile * ITEM_KINDS + item] ?? 0) + 1;
    else state.discards[item] = (state.discards[item] ?? 0) + 1;
  }
  for (const escort of state.escorts) if (escort.with === commando.seat) escort.with = '';
  const { tile, specialist } = commando;
  leavePlay(commando);
  if (isActing(state, commando)) state.acting = -1;
  if (isAnybodyLeft(state)) layCardAside(state, commando);
  t.tell?.({ type: 'eliminated', rule: '10.3', commando: specialist, why });
  failIfNobodyIsLeft(t);
  // 7.6 A nest in which he lay is free for whoever is there.
  if (level) yield* protect(t, level, tile);
  yield* replace(t, commando);
}

/** 10.4 The one who has just fallen is not yet among those who are shuffled. */
function layCardAside(state: State, commando: Commando): void {
  if (state.box.length === 0) {
    state.box = state.fallen;
    state.fallen = [];
  }
  state.fallen.push(commando.specialist);
  commando.specialist = '';
}

function leavePlay(commando: Commando): void {
  commando.level = OUT;
  commando.tile = -1;
  commando.inNest = false;
  commando.visible = false;
  commando.uniform = false;
  commando.wounds = 0;
  commando.critical = 0;
  commando.savedTop = false;
  commando.savedLow = false;
  commando.left = 0;
  commando.spent = 0;
  commando.drawn = 0;
  commando.finished = true;
  commando.leftLevel = '';
  delete commando.standsBy;
  commando.carries = [];
}

const chooseSide = oneOf(
  'side',
  '10.4',
  () => CARD_SIDES.map((side): ChoiceOf<'side'> => ({ kind: 'side', side })),
  (choice, listed) => choice.side === listed.side,
);
const whichSide = question('side', '10.4', [chooseSide]);

/** 10.4 A random card of the box, on the side that its player likes, without equipment; he comes when a new level is set up. */
function* replace(t: Table, commando: Commando): Rules {
  const { state } = t;
  if (state.box.length === 0) return;
  comesToLight(state.random);
  const wanted = named(state.random, state.box);
  const index = wanted ? state.box.indexOf(wanted) : state.random.script ? 0 : below(state.random, state.box.length);
  const specialist = entryOf(state.box, index, 'specialist');
  state.box.splice(index, 1);
  state.doing.push({ what: 'side', seat: commando.seat, specialist });
  const choice = yield* ask([commando.seat], whichSide);
  state.doing.pop();
  commando.specialist = specialist;
  commando.side = choice.side as CardSide;
  commando.since = state.turn;
  t.tell?.({ type: 'replaced', rule: '10.4', commando: specialist, side: choice.side, seat: commando.seat });
}

/** 15.1 At the first hit; without him the objective cannot be reached any more. */
export function loseEscort(t: Table, escort: Escort, why: string): void {
  const { state } = t;
  state.escorts = state.escorts.filter((each) => each !== escort);
  t.tell?.({ type: 'escort-lost', rule: '15.1', escort: escort.id, why });
  // Whoever has left his level has done his part.
  if (escort.objective !== '') fail(t, 'escort-lost', '15.1');
}
