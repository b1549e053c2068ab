/** 7.8 Hits on commandos and escorted characters, given out by the players. */
import { rollDie } from '../../../kernel/dice.ts';
import { NEST_NUMBER } from '../content/terms.ts';
import { during } from '../doing.ts';
import { commandoCalled, type Escort, type LevelInPlay, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, oneOf, question, team } from './asking.ts';
import { loseEscort, wound } from './health.ts';

export interface Roll {
  readonly dice: number[];
  /** Hits that are too low for somebody in a nest, and the others. */
  readonly low: number;
  readonly high: number;
}

export function rollToHit(t: Table, count: number, needed: number, inNest: number = NEST_NUMBER): Roll {
  const dice: number[] = [];
  let low = 0;
  let high = 0;
  for (let i = 0; i < count; i++) {
    const die = rollDie(t.state.random);
    dice.push(die);
    if (die < needed) continue;
    if (die < inNest) low++;
    else high++;
  }
  return { dice, low, high };
}

function escortCalled(state: Pick<State, 'escorts'>, id: string): Escort | undefined {
  return state.escorts.find((escort) => escort.id === id);
}

/** Whether a hit can still be given to somebody: nobody is hit who is in critical condition, or hidden. */
function canBeHit(state: State, id: string): boolean {
  const commando = commandoCalled(state, id);
  return commando ? commando.critical === 0 && commando.visible : escortCalled(state, id) !== undefined;
}

function isInNest(state: State, id: string): boolean {
  return commandoCalled(state, id)?.inNest ?? escortCalled(state, id)?.inNest ?? false;
}

/** Low hits first: they cannot be wasted on a nest. */
function targetsNow(state: State): string[] {
  const { who, low } = during(state, 'hits');
  const alive = who.filter((id) => canBeHit(state, id));
  return low > 0 ? alive.filter((id) => !isInNest(state, id)) : alive;
}

const hit = oneOf(
  'hit',
  '7.8',
  (state) => targetsNow(state).map((character): ChoiceOf<'hit'> => ({ kind: 'hit', character })),
  (choice, listed) => choice.character === listed.character,
);
const whoIsHit = question('hits', '7.8', [hit]);

/** Each hit goes to one of these; what nobody can take is lost. Reaction fire aims at a tile, not at a nest: then all hits are alike. */
export function* giveHits(
  t: Table,
  level: LevelInPlay,
  tile: number,
  who: readonly string[],
  low: number,
  high: number,
  rule: string,
): Rules {
  const { state } = t;
  if (low + high === 0) return;
  state.doing.push({ what: 'hits', level: level.id, tile, who: who.slice(), low, high, rule });
  let lost = 0;
  for (;;) {
    const doing = during(state, 'hits');
    if (doing.low + doing.high === 0) break;
    const targets = targetsNow(state);
    const isLow = doing.low > 0;
    const [only] = targets;
    if (only === undefined) {
      if (isLow) {
        lost += doing.low;
        doing.low = 0;
      } else {
        lost += doing.high;
        doing.high = 0;
      }
      continue;
    }
    const struck = targets.length === 1 ? only : (yield* ask(team(state), whoIsHit)).character;
    const after = during(state, 'hits');
    if (isLow) after.low--;
    else after.high--;
    const commando = commandoCalled(state, struck);
    const escort = commando ? undefined : escortCalled(state, struck);
    if (commando) wound(t, commando);
    else if (escort) loseEscort(t, escort, 'hit');
  }
  state.doing.pop();
  if (lost > 0) t.tell?.({ type: 'hits-lost', rule: '7.8', hits: lost });
}
