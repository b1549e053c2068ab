/**
 * Scouts: the smallest game of a team. Whoever leads takes his steps one by one, a die each; the others may whistle to
 * him in between. Then everybody may brace himself, and all see who is still thinking.
 */
import { copyRandom, type Random, reseed, rollDie } from '../../src/kernel/dice.ts';
import {
  ask,
  type Game,
  type GameEvent,
  type Question,
  type Rules,
  refusal,
  type Seat,
  type Setup,
  type Table,
} from '../../src/kernel/game.ts';
import { textsOf } from '../../src/kernel/grammar.ts';

export type Choice = { readonly kind: 'step' | 'whistle' | 'hush' | 'brace' | 'pass' };
export type Event = GameEvent & { readonly type: 'stepped' | 'whistled' | 'hushed' | 'braced'; readonly by: Seat };

export interface State {
  random: Random;
  team: Seat[];
  leader: number;
  steps: number;
  whistles: Seat[];
  braced: Seat[];
  phase: 'scouting' | 'bracing' | 'over';
}

type ScoutRules = Rules<State, Choice>;
type ScoutTable = Table<State, Event>;

const STEPS = 2;
const leaderOf = (state: State): Seat => state.team[state.leader] ?? '';

const scouting: Question<State, Choice> = {
  asks: 'scouting',
  rule: '1',
  options: [
    {
      kind: 'step',
      rule: '1.1',
      candidates: (state, seat) => (seat === leaderOf(state) ? [{ kind: 'step' }] : []),
      whyNot: (state, _choice, seat) => (seat === leaderOf(state) ? undefined : refusal('not-leading', '1.1', { leader: leaderOf(state) })),
    },
    {
      kind: 'whistle',
      rule: '1.2',
      candidates: (state, seat) => (seat === leaderOf(state) || state.whistles.includes(seat) ? [] : [{ kind: 'whistle' }]),
      whyNot(state, _choice, seat) {
        if (seat === leaderOf(state)) return refusal('leading', '1.2');
        return state.whistles.includes(seat) ? refusal('has-whistled', '1.2') : undefined;
      },
    },
    {
      kind: 'hush',
      rule: '1.3',
      candidates: (state, seat) => (seat !== leaderOf(state) && state.whistles.length > 0 ? [{ kind: 'hush' }] : []),
      whyNot(state, _choice, seat) {
        if (seat === leaderOf(state)) return refusal('leading', '1.3');
        return state.whistles.length > 0 ? undefined : refusal('quiet', '1.3');
      },
    },
  ],
};

const bracing: Question<State, Choice> = {
  asks: 'bracing',
  rule: '2',
  options: [
    {
      kind: 'brace',
      rule: '2.1',
      candidates: (state, seat) => (state.whistles.includes(seat) && !state.braced.includes(seat) ? [{ kind: 'brace' }] : []),
      whyNot(state, _choice, seat) {
        if (state.braced.includes(seat)) return refusal('braced', '2.1');
        return state.whistles.includes(seat) ? undefined : refusal('has-not-whistled', '2.1');
      },
    },
    { kind: 'pass', rule: '2', candidates: () => [{ kind: 'pass' }], whyNot: () => undefined },
  ],
  pass: { kind: 'pass' },
  openly: true,
};

/** 1 The question is open to all until the leader has taken his steps. */
function* scout(t: ScoutTable): ScoutRules {
  const { state } = t;
  for (let taken = 0; taken < STEPS; ) {
    const { kind } = yield* ask(state.team, scouting);
    if (kind === 'whistle') {
      state.whistles.push(t.by);
      t.tell?.({ type: 'whistled', by: t.by });
    } else if (kind === 'hush') {
      state.whistles.pop();
      t.tell?.({ type: 'hushed', by: t.by });
    } else {
      taken++;
      state.steps += rollDie(state.random);
      t.tell?.({ type: 'stepped', by: t.by });
    }
  }
  state.phase = 'bracing';
}

/** 2 The window closes when all have passed. */
function* brace(t: ScoutTable): ScoutRules {
  const { state } = t;
  while ((yield* ask(state.team, bracing)).kind === 'brace') {
    state.braced.push(t.by);
    t.tell?.({ type: 'braced', by: t.by });
  }
  state.whistles = [];
  state.braced = [];
  state.leader++;
  state.phase = state.leader < state.team.length ? 'scouting' : 'over';
}

/** As many as the set-up says. */
const teamOf = ({ options }: Setup): Seat[] => ['anna', 'bert', 'cleo', 'dora'].slice(0, Number(options.scouts));

const { choiceText, choiceFrom } = textsOf({ step: [], whistle: [], hush: [], brace: [], pass: [] });

export const scouts: Game<State, Choice, Event> = {
  id: 'scouts',
  rulesVersion: '1',
  setups: [{ id: 'night' }],
  options: [{ id: 'scouts', rule: '1', values: ['2', '3', '4'], default: '3' }],
  seats: (setup) => teamOf(setup).map((id, tone) => ({ id, side: 'scouts', tone })),
  begin: (setup, random) => ({
    random: copyRandom(random),
    team: teamOf(setup),
    leader: 0,
    steps: 0,
    whistles: [],
    braced: [],
    phase: 'scouting',
  }),
  copy: (state) => ({
    ...state,
    random: copyRandom(state.random),
    team: [...state.team],
    whistles: [...state.whistles],
    braced: [...state.braced],
  }),
  proceed: (t) => (t.state.phase === 'scouting' ? scout(t) : brace(t)),
  outcome: ({ phase, team }) => (phase === 'over' ? { winners: team, how: 'home' } : undefined),
  view: ({ team, leader, steps, whistles, braced, phase }) => ({ team, leader, steps, whistles, braced, phase }),
  determinize: (state, _seats, random) => reseed(state.random, random),
  odds: () => undefined,
  choiceText,
  choiceFrom,
  intentions: () => (['step', 'whistle', 'hush', 'brace', 'pass'] as const).map((kind) => ({ kind })),
  player: { policy: (_state, _seat, _question, choices) => choices[0] ?? { kind: 'pass' }, score: () => 0.5 },
  lab: { longest: 100, arrange: () => ({ ok: false, fault: { code: 'no-arrangement', figures: {} } }) },
};
