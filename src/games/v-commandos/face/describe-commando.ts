/** What there is to know about a commando, or about the card of one who could be chosen. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { type Card, type CardSide, cardOf, WEAPONS } from '../content/terms.ts';
import { aheadOf } from '../reckoning/ahead.ts';
import { operation } from '../rules/operation-in-play.ts';
import type { CommandoView, View } from '../view.ts';
import { weaponWords } from './weapon-words.ts';

function stateOf({ critical, uniform, visible }: CommandoView): 'critical' | 'uniform' | 'visible' | 'stealthy' {
  if (critical > 0) return 'critical';
  if (uniform) return 'uniform';
  return visible ? 'visible' : 'stealthy';
}

/** 10.2 The turn before whose end somebody in critical condition must be treated. */
export function deadlineOf({ critical }: CommandoView): number | undefined {
  return critical > 0 ? critical + 1 : undefined;
}

/** What is said of somebody who is pointed at, or read aloud. */
export function labelOf(commando: CommandoView, speaker: Speaker): string {
  const turn = deadlineOf(commando);
  const figures = { commando: commando.id, state: speaker.say(`terminal ${stateOf(commando)}`), turn };
  return speaker.say(turn === undefined ? 'look commando label' : 'look commando label-critical', figures);
}

function whereIs({ isOut, at }: CommandoView, speaker: Speaker): string {
  if (isOut) return speaker.say('look card out');
  return at === '' ? speaker.say('look card below') : speaker.say('look card on', { tile: at });
}

export function commandoDescribed(view: View, commando: CommandoView | undefined, speaker: Speaker): Described | undefined {
  if (!commando || commando.id === '') return undefined;
  const { id, side, points, saved, wounds, carries } = commando;
  const turn = deadlineOf(commando);
  const say = (key: string, figures: object = {}) => speaker.say(`look commando ${key}`, figures);
  const state = speaker.say(`terminal ${stateOf(commando)}`);
  const card = cardOf(id, side);
  const walkIn = aheadOf(view).walkIns.find(({ who }) => who === id);
  return {
    title: say('title', { commando: id, side }),
    lines: [
      { text: say('where', { state, where: whereIs(commando, speaker), points, saved, wounds }), rule: '6.1' },
      ...(walkIn ? [{ text: say('walk-in', { enemies: walkIn.enemies, hidden: speaker.percent(walkIn.hidden) }), rule: '2.3' }] : []),
      ...(turn === undefined ? [] : [{ text: say('critical-until', { turn }), rule: '10.2' }]),
      ...skillAndWeapon(card, speaker),
      { text: carries.length > 0 ? say('carries', { carries }) : say('carries-nothing'), rule: '6.3' },
    ],
  };
}

function skillAndWeapon({ skill, weapon }: Card, speaker: Speaker): Described['lines'] {
  const printed = WEAPONS[weapon];
  return [
    { text: `${speaker.say(`skill ${skill} called`)} – ${speaker.say(`skill ${skill} does`)}`, rule: '9.2' },
    ...(printed ? [{ text: speaker.say('look commando weapon', { weapon, what: weaponWords(printed, speaker) }), rule: '6.12' }] : []),
  ];
}

export function cardDescribed(specialist: string, side: CardSide, speaker: Speaker): Described {
  const card = cardOf(specialist, side);
  // the signs on it come first: what else there is to know stands on the card in words
  const count = card.places - card.starts.length - 1;
  return {
    title: speaker.say('look commando title', { commando: specialist, side }),
    lines: [
      { text: speaker.say('look commando signs', { count }), rule: '9.2' },
      ...skillAndWeapon(card, speaker),
      { text: speaker.say('look commando carries', { carries: card.starts }), rule: '9.2' },
    ],
  };
}

/** Whoever replaces somebody comes in there; where none is left, he comes too late. */
export function isLevelToCome(view: View): boolean {
  return operation(view).levels.some((id) => !view.completed.includes(id) && !view.levels.some((level) => level.id === id));
}
