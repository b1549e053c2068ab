/** Everything the scripted team can say for a choice; text/ has a sentence for each under `advice`. */
import type { Advice, Figure, RuleId } from '../../../kernel/game.ts';

export const ADVICE_CODES = [
  // whatever is asked
  'only-choice',
  'another-way',
  'no-better',
  // 9 Selection
  'bring-along',
  // 6.5, 6.9 Moving
  'come-up',
  'come-up-silence',
  'to-objective',
  'to-alarm',
  'to-escort',
  'to-item',
  'to-fallen',
  'to-trap-door',
  'out-of-sight',
  'from-charge',
  'leave',
  'leave-with',
  'open-way-out',
  // 6.11, 6.12 Fighting
  'knife',
  'knife-wanted',
  'shot-hidden',
  'shot-seen',
  'shot-bell',
  'shot-wanted',
  'blast',
  // 6.4, 6.14, 6.15, 14 Objectives and equipment
  'do-it',
  'lay-charge',
  'blow-up-objective',
  'blow-up-enemies',
  'silence-alarm',
  'open-door',
  'barricade',
  'disguise',
  'heal',
  'heal-fallen',
  'collect',
  'give-point',
  'keep-point',
  'take-nest',
  'make-way',
  // 6.1, 6.2 Doing nothing
  'enough',
  'nothing-to-add',
  // 7 Whatever is left to the players
  'kill-strongest',
  'hit-soundest',
  'bring-escort',
  'aim-soundest',
] as const;

type AdviceCode = (typeof ADVICE_CODES)[number];

export function advise(code: AdviceCode, rule: RuleId, figures: Readonly<Record<string, Figure>> = {}): Advice {
  return { code, rule, figures };
}
