/** Everything a player can do, everything that can happen, and every reason why something is not possible. */
import * as Kernel from '../../kernel/game.ts';
import { type ChoicesByKind, type ChoicesOf, textsOf } from '../../kernel/grammar.ts';
import type { BattleResult, IntelAction, Landing } from './content/terms.ts';
import type { OperationKind, Side, State } from './state.ts';

export const SEAT = 'commando';

export const GRAMMAR = {
  // 7.0, 9.0 Setting up
  'place-leader': ['unit', 'base'],
  recruit: ['type', 'base'],
  'recruit-air': ['type'],
  // 11.0 Choosing an operation
  force: ['space'],
  airborne: ['space'],
  helicopters: ['space'],
  turnaround: [],
  finish: [],
  // 10.3, 15.4, 25.0, 30.0, 35.0 Putting it together
  take: ['unit'],
  'take-all': [],
  carry: ['cargo', 'unit'],
  lift: ['unit', 'helicopter'],
  'return-air': ['unit'],
  done: [],
  // 15.0 Moving
  move: ['space'],
  halt: [],
  drop: ['space'],
  land: ['space'],
  fly: ['card', 'space'],
  sail: ['card', 'space'],
  'ground-recon': ['space'],
  'air-recon': ['unit', 'space'],
  boost: ['unit'],
  debark: ['unit'],
  // 16.0 Event cards
  exchange: [],
  'play-card': [],
  receive: ['type', 'space'],
  'ground-air': ['unit'],
  reveal: ['space'],
  'keep-intel': [],
  'discard-intel': [],
  // 16.2, 32.0 At any time
  'intel-op': ['card'],
  'intel-reveal': ['card', 'space'],
  'intel-surprise': ['card'],
  'intel-air': ['card', 'unit'],
  'intel-base': ['card', 'space'],
  'buy-op': [],
  pass: [],
  // 19.0 Battle
  'full-firepower': ['unit'],
  'line-opfor': ['opfor'],
  line: ['unit'],
  'keep-line': [],
  support: ['unit'],
  fire: ['opfor'],
  'hold-fire': [],
  // 24.0
  appoint: ['unit'],
} as const;

export type Choice = ChoicesOf<typeof GRAMMAR>;
export type ChoiceKind = Choice['kind'];
export type ChoiceOf<K extends ChoiceKind> = ChoicesByKind<typeof GRAMMAR>[K];

export const { choiceText, choiceFrom } = textsOf(GRAMMAR);

/** Every reason a predicate can give. text/ has a sentence for each; the fuzzer reaches each. */
export const REASONS = [
  'unknown-id',
  'not-a-base',
  'not-a-leader-to-place',
  'leaders-first',
  'leaders-not-bought',
  'air-has-its-box',
  'ground-needs-base',
  'none-left',
  'too-expensive',
  'no-units-here',
  'no-paratroopers-here',
  'no-airfield-base',
  'no-insertion-table',
  'already-jumped',
  'not-a-paratrooper',
  'no-helicopter',
  'helicopter-busy',
  'nothing-to-turn-around',
  'not-turnaround-air',
  'not-in-recruit-box',
  'never-in-play',
  'rule-switched-off',
  'no-recruit-points',
  'mission-not-accomplished',
  'not-in-that-space',
  'already-taken',
  'must-be-transported',
  'not-transportable',
  'cannot-lift',
  'carrier-not-in-force',
  'carrier-full',
  'must-unload',
  'objective-not-real',
  'objective-face-down',
  'force-empty',
  'not-adjacent',
  'no-movement-left',
  'space-barred',
  'stacking',
  'same-space',
  'no-landing-here',
  'after-moving',
  'already-moved',
  'not-airfield',
  'no-water-route',
  'card-not-held',
  'card-cannot-do-that',
  'one-recon-only',
  'no-recon-unit',
  'no-hidden-objective',
  'not-adjacent-to-objective',
  'not-an-airstrike',
  'not-available',
  'already-boosted',
  'not-supply',
  'supply-not-with-force',
  'not-aboard',
  'not-on-card',
  'not-there',
  'air-not-available',
  'already-surprise',
  'already-base',
  'no-force-there',
  'not-in-battle',
  'already-in-line',
  'stronger-opfor-first',
  'cannot-support',
  'already-supported',
  'no-dice',
  'must-fire',
  'not-in-pool',
] as const;
export type Reason = (typeof REASONS)[number];

/** Those that only say that something is of the wrong kind for what is wanted of it. */
export const MISFITS: readonly Reason[] = [
  'unknown-id',
  'not-a-leader-to-place',
  'air-has-its-box',
  'ground-needs-base',
  'not-a-paratrooper',
  'not-transportable',
  'cannot-lift',
  'not-an-airstrike',
  'not-supply',
  'cannot-support',
  'not-turnaround-air',
  'not-in-recruit-box',
  'card-not-held',
  'not-in-pool',
];

export type Refusal = Kernel.Refusal<Reason>;

export function no(code: Reason, rule: string, figures: Kernel.Refusal['figures'] = {}): Refusal {
  return { code, rule, figures };
}

export type Event = Kernel.GameEvent & { readonly rule: string } & (
    | { readonly type: 'mission-drawn'; readonly mission: string; readonly ops: number; readonly rp: number }
    | { readonly type: 'objective-placed'; readonly dice: readonly number[]; readonly space: string }
    | { readonly type: 'objective-rerolled'; readonly dice: readonly number[]; readonly space: string }
    | { readonly type: 'leader-placed'; readonly unit: string; readonly base: string }
    | { readonly type: 'recruited'; readonly unit: string; readonly at: string; readonly cost: number; readonly rp: number }
    | { readonly type: 'recruiting-ended'; readonly rp: number; readonly lost: number }
    | { readonly type: 'operation-began'; readonly operation: OperationKind; readonly force: readonly string[]; readonly space: string }
    | { readonly type: 'carried'; readonly cargo: string; readonly unit: string }
    | { readonly type: 'moved'; readonly force: readonly string[]; readonly from: string; readonly space: string }
    | { readonly type: 'flown'; readonly card: string; readonly force: readonly string[]; readonly from: string; readonly space: string }
    | { readonly type: 'sailed'; readonly card: string; readonly force: readonly string[]; readonly from: string; readonly space: string }
    | { readonly type: 'lifted'; readonly force: readonly string[]; readonly from: string; readonly space: string }
    | { readonly type: 'jumped'; readonly unit: string; readonly space: string; readonly die: number; readonly landing: Landing }
    | { readonly type: 'stayed'; readonly space: string }
    | { readonly type: 'debarked'; readonly unit: string; readonly space: string }
    | { readonly type: 'ground-reconned'; readonly space: string; readonly die: number; readonly revealed: boolean }
    | { readonly type: 'air-reconned'; readonly unit: string; readonly space: string; readonly die: number; readonly revealed: boolean }
    | { readonly type: 'boosted'; readonly unit: string; readonly allowance: number }
    | { readonly type: 'supply-checked'; readonly unit: string; readonly die: number; readonly stays: boolean }
    | { readonly type: 'availability-checked'; readonly unit: string; readonly die: number; readonly stays: boolean }
    | { readonly type: 'no-card'; readonly why: 'stayed' | 'base'; readonly space: string }
    | { readonly type: 'card-drawn'; readonly card: string; readonly segment: number }
    | { readonly type: 'card-exchanged'; readonly card: string }
    | { readonly type: 'card-discarded'; readonly card: string }
    /** The card that asks for it; none where the pile was used up. */
    | { readonly type: 'deck-reshuffled'; readonly card?: string }
    | { readonly type: 'effect-averted'; readonly card: string; readonly effect: string; readonly ability: string }
    | { readonly type: 'effect-missed'; readonly card: string; readonly effect: string; readonly ability: string }
    | { readonly type: 'opfor-placed'; readonly opfor: readonly string[]; readonly called: number; readonly space: string }
    | { readonly type: 'ops-changed'; readonly by: number; readonly ops: number; readonly why: OpsReason }
    | { readonly type: 'rp-changed'; readonly by: number; readonly rp: number }
    | { readonly type: 'reinforced'; readonly unit: string; readonly at: string }
    | { readonly type: 'no-reinforcement'; readonly types: readonly string[] }
    | { readonly type: 'attrition'; readonly unit: string; readonly die: number; readonly on: number; readonly lost: boolean }
    | { readonly type: 'grounded'; readonly unit: string }
    | { readonly type: 'intel-kept'; readonly card: string }
    | { readonly type: 'intel-played'; readonly card: string; readonly action: IntelAction }
    | { readonly type: 'air-returned'; readonly unit: string; readonly rp: number }
    | { readonly type: 'base-built'; readonly space: string }
    | { readonly type: 'objective-revealed'; readonly space: string; readonly real: boolean; readonly falsely: string }
    | { readonly type: 'objective-recovered'; readonly objective: string; readonly base: string; readonly recovered: number }
    | { readonly type: 'objective-lost'; readonly objective: string; readonly space: string }
    | { readonly type: 'mine-checked'; readonly unit: string; readonly die: number; readonly lost: boolean }
    | { readonly type: 'mines-cleared'; readonly space: string }
    | { readonly type: 'ambushed'; readonly space: string }
    | { readonly type: 'battle-began'; readonly space: string; readonly units: readonly string[]; readonly opfor: readonly string[] }
    | { readonly type: 'full-firepower'; readonly unit: string }
    | {
        readonly type: 'superiority';
        readonly round: number;
        readonly commandoDie: number;
        readonly commandoLeader: number;
        readonly opforDie: number;
        readonly opforLeader: number;
        readonly side: Side;
      }
    | { readonly type: 'surprised'; readonly side: Side }
    | { readonly type: 'lines-drawn'; readonly line: readonly string[]; readonly opfor: readonly string[] }
    | { readonly type: 'helicopter-joined'; readonly unit: string }
    | {
        readonly type: 'fired';
        readonly side: Side;
        readonly unit: string;
        readonly target: string;
        readonly firepower: number;
        readonly supply: number;
        readonly air: number;
        readonly dice: readonly number[];
        readonly results: readonly BattleResult[];
      }
    | { readonly type: 'held-fire'; readonly unit: string }
    | { readonly type: 'panicked'; readonly side: Side; readonly unit: string }
    | { readonly type: 'eliminated'; readonly side: Side; readonly unit: string }
    | { readonly type: 'kia-changed'; readonly by: number; readonly kia: number }
    | { readonly type: 'battle-ended'; readonly space: string; readonly won: boolean; readonly rounds: number }
    | { readonly type: 'leader-rolled'; readonly die: number }
    | { readonly type: 'leader-appeared'; readonly unit: string; readonly space: string }
    | {
        readonly type: 'mission-ended';
        readonly won: boolean;
        readonly why: MissionEnd;
        readonly kia: number;
        readonly recovered: number;
        readonly ops: number;
      }
    | { readonly type: 'campaign-points'; readonly kia: number; readonly dice: readonly number[]; readonly rp: number }
    | { readonly type: 'campaign-ended'; readonly won: boolean }
  );

export type OpsReason = 'operation' | 'card' | 'battle-won' | 'battle-lost' | 'intel' | 'bought';

export const MISSION_ENDS = ['accomplished', 'out-of-ops', 'force-wiped-out'] as const;
export type MissionEnd = (typeof MISSION_ENDS)[number];

export type Table = Kernel.Table<State, Event>;
export type Rules<Result = void> = Kernel.Rules<State, Choice, Result>;
export type Question<C extends Choice = Choice> = Kernel.Question<State, C>;

/** There is one seat, so nobody has to say which. */
export interface Option<K extends ChoiceKind = ChoiceKind> extends Kernel.Option<State, ChoiceOf<K>> {
  candidates(state: State): readonly ChoiceOf<K>[];
  whyNot(state: State, choice: ChoiceOf<K>): Refusal | undefined;
  readonly settles?: (state: State) => boolean;
  /** 16.2 An Intel card is played for it: whoever holds none need not be asked about it. */
  readonly byCard?: boolean;
}

/** All options are of one shape, whatever they leave out: they are what the engine meets most often. */
export function option<K extends ChoiceKind>(given: Option<K>): Option<K> {
  const { kind, rule, candidates, whyNot, exact = false, minor = false, aside = false, settles = never, byCard = false } = given;
  return { kind, rule, candidates, whyNot, exact, minor, aside, settles, byCard };
}

const never = () => false;

/** What an option lists where there is nothing. */
export const NONE: readonly never[] = [];

/** Whether there is anything of the kind that nothing speaks against. */
export function isPossible<K extends ChoiceKind>(s: State, option: Option<K>): boolean {
  const candidates = option.candidates(s);
  return option.exact ? candidates.length > 0 : candidates.some((choice) => option.whyNot(s, choice) === undefined);
}

/** What comes back when a question with these options is put. */
type AnswerOf<O extends Option> = ChoiceOf<O['kind']>;

/** What comes back when it is put. */
export type AnswerTo<Q> = Q extends Question<infer C> ? C : never;

/** `pass`, where there is one, lets a window go by. */
export function question<O extends Option>(asks: string, rule: string, options: readonly O[], pass?: AnswerOf<O>): Question<AnswerOf<O>>;
export function question(asks: string, rule: string, options: readonly Option[], pass?: Choice): Question {
  const without = options.filter(({ byCard }) => !byCard);
  const worthAsking = (s: State) => (s.intel.length === 0 ? without : options);
  return pass === undefined ? { asks, rule, options, worthAsking } : { asks, rule, options, worthAsking, pass };
}

const SEATS = [SEAT] as const;

/** Puts a question to the one player there is: `const choice = yield* ask(QUESTION)`. */
export function ask<C extends Choice>(asked: Question<C>) {
  return Kernel.ask(SEATS, asked);
}
