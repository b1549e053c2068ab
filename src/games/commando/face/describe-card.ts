/** Cards: each effect in plain words, and when a kept one may be played. */
import type { RuleId } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import type { IntelAction } from '../content/terms.ts';
import type { CardEffect } from '../content/theatre.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';

type Line = Described['lines'][number];

const ACTION_RULES: Readonly<Record<IntelAction, RuleId>> = {
  'gain-op': '16.2',
  reveal: '23.0',
  'airfield-move': '15.2',
  'water-move': '15.3',
  surprise: '19.1',
  'air-return': '16.2',
  'forward-base': '17.0',
};

const EFFECT_RULES: Readonly<Record<CardEffect['do'], RuleId>> = {
  opfor: '16.0',
  ops: '14.0',
  rp: '32.0',
  reinforcement: '16.0',
  attrition: '16.0',
  grounded: '16.0',
  reveal: '23.0',
  reshuffle: '16.1',
};

export function cardDescribed(view: View, id: string, speaker: Speaker): Described {
  const { effects, win, lose, intel } = theatreOf(view).card(id);
  const held = view.intel.includes(id);
  const actions = (intel?.actions ?? []).map((action) => ({
    text: speaker.say(`look intel-action ${action}`),
    rule: ACTION_RULES[action],
  }));
  const kept: Line[] = held
    ? [{ text: speaker.say('look card held'), rule: '16.2' }, ...actions]
    : intel
      ? [{ text: speaker.say('look card keep', { condition: intel.if, actions: intel.actions }), rule: '16.2' }, ...actions]
      : [];
  const brought: Line[] = [
    ...effects.map((effect) => effectLine(effect, speaker)),
    ...(win > 0 ? [{ text: speaker.say('look card win', { ops: win }), rule: '20.0' }] : []),
    ...(lose > 0 ? [{ text: speaker.say('look card lose', { ops: lose }), rule: '21.0' }] : []),
  ];
  return { title: speaker.name(id), lines: held ? kept : [...brought, ...kept] };
}

/** An effect with what it depends on. */
function effectLine(effect: CardEffect, speaker: Speaker): Line {
  const what = speaker.say(`look card-effect ${effect.do}`, effect);
  const rule = EFFECT_RULES[effect.do];
  if (effect.unless) return { text: speaker.say('look card unless', { what, ability: effect.unless }), rule };
  if (effect.if) return { text: speaker.say('look card if', { what, ability: effect.if }), rule };
  return { text: what, rule };
}
