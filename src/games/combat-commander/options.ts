/** Rulings that players argue about, as options of a set-up (RULINGS.md). */
import { frozen } from '../../kernel/frozen.ts';
import type { Setup, SetupOption } from '../../kernel/game.ts';

export const OPTIONS = [
  /** O15 Discard limits: Germany 6, America 5, Russia 3; or six for everybody. */
  { id: 'discard-limits', rule: 'O15', values: ['ladder', 'six'], default: 'ladder' },
  /** T94 Four Smoke markers of each value, or more of the low ones. */
  { id: 'smoke-values', rule: 'T94', values: ['even', 'thin'], default: 'even' },
  /** E48 The direction printed on the card, or a die. */
  { id: 'breeze', rule: 'E48', values: ['card', 'die'], default: 'card' },
  /** E52.1 Who deploys a squad by the event: the active player, as it is written, or whoever drew it. */
  { id: 'deploy-event', rule: 'E52.1', values: ['active', 'drawer'], default: 'active' },
  /** O16.4.1 Whether a leader's Command counts in Melee. */
  { id: 'melee-command', rule: 'O16.4.1', values: ['counts', 'ignored'], default: 'counts' },
  /** 9.1 A re-roll of the roll that turned over the last card of a pile. */
  { id: 'last-card-reroll', rule: '6.1.2', values: ['advances', 'cancelled'], default: 'advances' },
  /** T97 A wall protects against a group if any, or only if every, line of fire crosses it. */
  { id: 'wall-cover', rule: 'T97', values: ['any', 'all'], default: 'any' },
] as const satisfies readonly SetupOption[];

export type HouseRules = Readonly<{ [O in (typeof OPTIONS)[number] as O['id']]: O['values'][number] }>;

/** Every option, as chosen or by default. */
export function houseRules({ options }: Pick<Setup, 'options'>): HouseRules {
  const rules = Object.fromEntries(OPTIONS.map(({ id, default: usual }) => [id, options[id] ?? usual]));
  // chooseSetup has checked the values.
  return frozen(rules as HouseRules);
}
