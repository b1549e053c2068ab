/** What a step or a shot comes to before it is made: dice, chance, fire on the way, the alarm, and who walks in afterwards. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Thing } from '../../face.ts';
import { aheadOf } from '../reckoning/ahead.ts';
import { ringsForGood } from '../reckoning/for-good.ts';
import { stepAhead } from '../reckoning/step.ts';
import type { View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { lastWords, notesOn, partsOf, savedSpent } from './detail.ts';
import { chosen } from './seen.ts';
import { hatchTile, ownCommando } from './things.ts';

interface Line {
  readonly words: string;
  readonly kind: 'title' | 'good' | 'bad' | 'plain';
}

export interface Reckoned {
  readonly tile: string;
  readonly isStep: boolean;
  /** Whoever goes there is hidden, unless dice say otherwise. */
  readonly isHidden: boolean;
  readonly lines: readonly Line[];
}

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
const raised = (power: number): string => [...String(power)].map((digit) => RAISED[Number(digit)] ?? '').join('');

const RECKONED: ReadonlySet<string> = new Set<ChoiceKind>(['move', 'sneak', 'shoot', 'throw', 'bombard', 'exit']);

/** Whether the board itself says what it comes to; of all else a card tells. */
export const isReckoned = ({ kind }: Kernel.Choice): boolean => RECKONED.has(kind);

export function reckoned(view: View, offer: Offer, speaker: Speaker): Reckoned | undefined {
  const choice = chosen(offer.choice);
  switch (choice.kind) {
    case 'move':
    case 'sneak':
      return stepReckoned(view, offer, choice.tile, choice.kind === 'sneak', speaker);
    case 'shoot':
    case 'throw':
    case 'bombard': {
      const hit = chanceOf(offer, 'hit');
      if (hit === undefined) return undefined;
      const notes = notesOn(view, choice, speaker).map((words): Line => ({ words, kind: 'plain' }));
      const odds: Line = { words: speaker.say('look bubble hit', { chance: speaker.percent(hit) }), kind: hit >= 0.5 ? 'good' : 'bad' };
      return {
        tile: choice.tile,
        isStep: false,
        isHidden: false,
        lines: [titleOf(offer, speaker), odds, ...notes, ...lastLine(view, offer, speaker), ...savedLine(view, offer, speaker)],
      };
    }
    case 'exit':
      return leavingReckoned(view, offer, speaker);
    default:
      return undefined;
  }
}

/** Leaving by the trap door that is pointed at: what it comes to is told before it is pressed, whatever goes with it. */
export function leavingBy(view: View, offers: readonly Offer[], pointed: Thing | undefined): Offer | undefined {
  const tile = pointed === undefined ? '' : hatchTile(pointed);
  return tile !== '' && tile === ownCommando(view)?.at ? offers.find(({ choice }) => choice.kind === 'exit') : undefined;
}

/** 6.9, 8.1 What it costs whoever leaves, what is lost and what it ends; and by which rule. */
function leavingReckoned(view: View, offer: Offer, speaker: Speaker): Reckoned | undefined {
  const tile = ownCommando(view)?.at;
  if (tile === undefined) return undefined;
  const lines = partsOf(view, chosen(offer.choice), speaker).map((words): Line => ({ words, kind: 'plain' }));
  const rule: Line = { words: `${speaker.say('look hatch open')} (6.9)`, kind: 'plain' };
  return { tile, isStep: false, isHidden: false, lines: [titleOf(offer, speaker), ...lines, rule] };
}

const titleOf = (offer: Offer, speaker: Speaker): Line => ({ words: speaker.offer(offer, { asks: '' }), kind: 'title' });

/** 6.14 What rings for the second time rings for good. */
function lastLine(view: View, offer: Offer, speaker: Speaker): Line[] {
  const last = ringsForGood(view, chosen(offer.choice));
  return last ? [{ words: speaker.say(`look bubble ${lastWords(last)}`), kind: 'bad' }] : [];
}

/** 6.17 A point that was kept for later goes with it. */
function savedLine(view: View, offer: Offer, speaker: Speaker): Line[] {
  const count = savedSpent(view, chosen(offer.choice));
  return count === 0 ? [] : [{ words: speaker.say('look bubble saved', { count }), kind: 'plain' }];
}

const chanceOf = ({ odds }: Offer, what: string): number | undefined => odds?.outcomes.find((outcome) => outcome.what === what)?.chance;

function stepReckoned(view: View, offer: Offer, tile: string, sneaking: boolean, speaker: Speaker): Reckoned | undefined {
  const step = stepAhead(view, view.by, tile, sneaking);
  if (!step) return undefined;
  const { isHidden, seenBy, enemies, limit, fire, needed, isSilent, size } = step;
  const say = (key: string, figures: object = {}) => speaker.say(`look bubble ${key}`, figures);
  const hurt = 1 - ((needed - 1) / 6) ** fire;
  const hidden = ((6 - limit) / 6) ** enemies;
  const comeIn = aheadOf(view)
    .walks.filter(({ to }) => to === tile)
    .reduce((sum, { count }) => sum + count, 0);
  const lines: Line[] = [titleOf(offer, speaker)];
  if (fire > 0) lines.push({ words: say('fire', { count: fire, needed, chance: speaker.percent(hurt) }), kind: 'bad' });
  if (seenBy) lines.push({ words: say(`seen ${seenBy}`), kind: 'bad' });
  else if (enemies === 0) lines.push({ words: say(`hides-${size}`), kind: 'good' });
  else {
    const figures = { count: enemies, limit, good: 6 - limit, power: raised(enemies), chance: speaker.percent(hidden) };
    lines.push({ words: say('dice', figures), kind: 'plain' }, { words: say('hidden', figures), kind: hidden >= 0.5 ? 'good' : 'bad' });
  }
  if (isSilent && !isHidden) lines.push({ words: say('alarm'), kind: 'bad' });
  if (isSilent && isHidden && enemies > 0) lines.push({ words: say('alarm-if'), kind: 'plain' });
  lines.push(...lastLine(view, offer, speaker));
  if (comeIn > 0) lines.push({ words: say('come-in', { count: comeIn }), kind: 'plain' });
  lines.push(...savedLine(view, offer, speaker));
  return { tile, isStep: true, isHidden, lines };
}
