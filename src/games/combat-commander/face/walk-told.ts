/** A way over several hexes in words: what it costs, where it leads, and from where it can be fired at. */
import type { Speaker } from '../../../words/speaker.ts';
import type { ErrandTold } from '../../face.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { shotOrdered } from '../reckoning/orders.ts';
import { movementLeft } from '../rules/moving.ts';
import { arrivalParts } from '../terminal/detail.ts';
import type { View } from '../view.ts';
import { type ChoiceOf, choiceFrom } from '../vocabulary.ts';
import { wantingIn } from './describe-hex.ts';
import { detail } from './detail.ts';
import { threatsTo, wayTo } from './march.ts';
import { seen } from './seen.ts';

/** O21.1, A33 What the way costs of all that there is, and from where it can be fired at. */
export function walkTold(view: View, movement: number, hex: number, speaker: Pick<Speaker, 'say'>): string[] {
  const way = wayTo(view, hex);
  const from = new Set(way.flatMap((step) => threatsTo(view, step.hex).map(({ at }) => at)));
  const cost = way.at(-1)?.total ?? 0;
  return [
    speaker.say('look way cost', { cost, movement }),
    ...(from.size > 0 ? [speaker.say('look threat', { count: from.size })] : []),
    ...wantingIn(view, hex, speaker),
  ];
}

/** O21.1 Those under way are to go on to a hex that is farther off than one step; or O20 a card is to be played, and all that follows from it. */
export function farStepTold(anyView: unknown, texts: readonly string[], speaker: Speaker): ErrandTold | undefined {
  const view = seen(anyView);
  const [first] = texts.map(choiceFrom);
  if (first?.kind === 'order') return shotTold(view, first, texts, speaker);
  const steps = texts.map(choiceFrom).flatMap((choice) => (choice?.kind === 'step' ? [choice.hex] : []));
  const hex = steps.at(-1);
  if (hex === undefined || steps.length < texts.length) return undefined;
  const at = hexNamed(hex);
  const over = wayTo(view, at)
    .slice(0, -1)
    .map((step) => hexName(step.hex));
  const told = [
    speaker.say('look way over', { hexes: over }),
    ...walkTold(view, movementLeft(view), at, speaker),
    ...arrivalParts(view, at, speaker),
  ];
  return { what: speaker.say('look way go', { hex }), detail: told.join(' · ') };
}

function shotTold(view: View, order: ChoiceOf<'order'>, texts: readonly string[], speaker: Speaker): ErrandTold | undefined {
  const shot = shotOrdered(view, texts);
  if (!shot) return undefined;
  const what = speaker.say('look way fire', { hex: hexName(shot.hex), card: order.card });
  return { what, detail: detail(view, order, speaker) };
}
