/** 9, 12, 13 Commandos are selected; at the beginning of a turn levels are set up that have become accessible. */
import { CARD_SIDES, type CardSide, SPECIALISTS } from '../content/terms.ts';
import { BELOW, type Commando, commandoAt, levelInPlay, OUT, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, listing, NONE, question, refusal } from './asking.ts';
import { layStartingEquipment, setUpLevel } from './level-set-up.ts';
import { operation } from './operation-in-play.ts';

// 9.1 Selection

const EVERY_CARD: readonly ChoiceOf<'select'>[] = SPECIALISTS.flatMap((specialist) =>
  CARD_SIDES.map((side) => ({ kind: 'select' as const, specialist, side })),
);

const TAKEN = refusal('taken', '9.1');

function isTaken({ commandos }: State, specialist: string): boolean {
  for (const each of commandos) if (each.specialist === specialist) return true;
  return false;
}

const select = listing(
  'select',
  '9.1',
  (state, commando) => (commando.specialist === '' ? EVERY_CARD.filter(({ specialist }) => !isTaken(state, specialist)) : NONE),
  (state, { specialist, side }, commando) => {
    if (commando.specialist !== '') return TAKEN;
    if (!EVERY_CARD.some((card) => card.specialist === specialist && card.side === side))
      return refusal('unknown-id', '9.1', { id: specialist });
    return isTaken(state, specialist) ? TAKEN : undefined;
  },
);
const selecting = question('selection', '9.1', [select]);

/** Five cards: each specialist once, on the side that his player likes. */
export function* selection(t: Table): Rules {
  const { state } = t;
  const open = state.commandos.filter(({ specialist }) => specialist === '');
  if (open.length === 0) {
    state.box = SPECIALISTS.filter((specialist) => !isTaken(state, specialist));
    yield* layStartingEquipment(t);
    state.phase = 'turn-begins';
    return;
  }
  const choice = yield* ask(
    open.map(({ seat }) => seat),
    selecting,
  );
  const commando = commandoAt(state, t.by);
  commando.specialist = choice.specialist;
  commando.side = choice.side as CardSide;
  t.tell?.({ type: 'selected', rule: '9.1', commando: choice.specialist, side: choice.side, seat: commando.seat });
}

// 13.1 At the beginning of a turn

export function* turnBegins(t: Table): Rules {
  const { state } = t;
  t.tell?.({ type: 'turn-began', rule: '4.1', turn: state.turn });
  for (const id of accessible(state)) {
    yield* setUpLevel(t, id);
    for (const each of state.commandos) enterAnew(state, each);
  }
  state.phase = 'events';
}

/** 13.1 Not yet set up, and everything before it completed. */
function accessible(state: State): string[] {
  const { levels, after } = operation(state);
  return levels.filter((id) => {
    if (state.completed.includes(id) || levelInPlay(state, id)) return false;
    return (after[id] ?? []).every((before) => state.completed.includes(before));
  });
}

/** 10.4 Whoever took over for an eliminated commando comes with a new level. */
function enterAnew(state: State, commando: Commando): void {
  if (commando.level !== OUT || commando.specialist === '' || commando.since >= state.turn) return;
  commando.level = BELOW;
  commando.tile = -1;
}
