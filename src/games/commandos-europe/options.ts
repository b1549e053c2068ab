/** What can be switched at set-up: the purse, and rulings that players argue about (RULINGS.md). */
import type { Setup, SetupOption } from '../../kernel/game.ts';

export const OPTIONS = [
  /** 6.2 Purchase points to begin with. */
  { id: 'purse', rule: '6.2', values: ['standard', 'full', 'thin'], default: 'standard' },
  /** 10.4, 12.7 Whether a leader's plus may be the one that is added to a squad. */
  { id: 'leaders-hasten', rule: '10.4', values: ['on', 'off'], default: 'on' },
  /** 12.2 Which missions make the enemy more aware. */
  { id: 'awareness', rule: '12.2', values: ['completed', 'accomplished'], default: 'completed' },
  /** 12.5, 12.8 Which attacks bring enemies. */
  { id: 'attacks-draw', rule: '12.8', values: ['undetected', 'every'], default: 'undetected' },
  /** 4.0 What becomes of missions not yet drawn when a map is left. */
  { id: 'undrawn', rule: '4.0', values: ['forfeited', 'nothing'], default: 'forfeited' },
  /** 4.0, ruling 38 Whether a mission may stay open for as long as one likes. */
  { id: 'turns', rule: '4.0', values: ['limited', 'unlimited'], default: 'limited' },
  /** 12.12, ruling 64 How often a base may be moved in a phase. */
  { id: 'base-moves', rule: '12.12', values: ['once', 'often'], default: 'once' },
  /** 12.4 Who may escape. */
  { id: 'escape', rule: '12.4', values: ['unheard', 'hunted'], default: 'unheard' },
] as const satisfies readonly SetupOption[];

export type HouseRules = Readonly<{ [O in (typeof OPTIONS)[number] as O['id']]: O['values'][number] }>;

/** Every option, as chosen or by default. */
export function houseRules({ options }: Pick<Setup, 'options'>): HouseRules {
  const rules: Record<string, string> = {};
  for (const { id, default: usual } of OPTIONS) rules[id] = options[id] ?? usual;
  // chooseSetup has checked the values.
  return Object.freeze(rules as HouseRules);
}

const MORE: Readonly<Record<HouseRules['purse'], number>> = { standard: 0, full: 8, thin: -10 };

/** 6.2 Difficulty is what is in the purse. */
export function purseOf({ purse }: HouseRules, usual: number): number {
  return usual + MORE[purse];
}
