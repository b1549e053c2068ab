/** What can be switched at set-up: the edition, the difficulty, and rulings that players argue about (RULINGS.md). */
import { frozen } from '../../kernel/frozen.ts';
import type { Setup, SetupOption } from '../../kernel/game.ts';

export const OPTIONS = [
  /** The English book, or the French one, which is earlier. */
  { id: 'edition', rule: '1.1', values: ['english', 'french'], default: 'english' },
  /** 12.2 */
  { id: 'difficulty', rule: '12.2', values: ['standard', 'veteran'], default: 'standard' },
  /** 9.1 As many commandos as the card says, or another number. */
  { id: 'commandos', rule: '9.1', values: ['card', 'one', 'two', 'three', 'four'], default: 'card' },
  /** 10.2 Whether enemies see a commando in critical condition; only the French book is silent about it. */
  { id: 'critical', rule: '10.2', values: ['hidden', 'seen'], default: 'hidden' },
  /** 14.4 Whether a weapon that is only noisy costs the uniform. */
  { id: 'uniform-noise', rule: '14.4', values: ['kept', 'lost'], default: 'kept' },
] as const satisfies readonly SetupOption[];

export type HouseRules = Readonly<{ [O in (typeof OPTIONS)[number] as O['id']]: O['values'][number] }>;

const known = new WeakMap<Setup['options'], HouseRules>();

/** Every option, as chosen or by default; games of one set-up share them. */
export function houseRules({ options }: Pick<Setup, 'options'>): HouseRules {
  const rules =
    known.get(options) ?? frozen(Object.fromEntries(OPTIONS.map(({ id, default: usual }) => [id, options[id] ?? usual])) as HouseRules);
  known.set(options, rules);
  return rules;
}

const NUMBERS: Readonly<Record<HouseRules['commandos'], number>> = { card: 0, one: 1, two: 2, three: 3, four: 4 };

/** 9.1 How many commandos set out. */
export function teamSize(rules: HouseRules, onTheCard: number): number {
  return NUMBERS[rules.commandos] || onTheCard;
}
