/** What there is to know about a card: its Order, its Action, its Event, and what it rolls. */
import type { RuleId } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { cardCalled } from '../content/cards.ts';
import { type Action, EVENTS, type FateEvent, type Order } from '../content/terms.ts';

const ORDER_RULES: Readonly<Record<Order, RuleId>> = {
  advance: 'O16',
  'artillery-denied': 'O17',
  'artillery-request': 'O18',
  'command-confusion': 'O19',
  fire: 'O20',
  move: 'O21',
  recover: 'O22',
  rout: 'O23',
};

const ACTION_RULES: Readonly<Record<Action, RuleId>> = {
  ambush: 'A25',
  'assault-fire': 'A26',
  'bore-sighting': 'A27',
  'command-confusion': 'A28',
  concealment: 'A29',
  crossfire: 'A30',
  demolitions: 'A31',
  'dig-in': 'A32',
  'hand-grenades': 'A34',
  'hidden-entrenchments': 'A35.1',
  'hidden-mines': 'A35.2',
  'hidden-pillbox': 'A35.3',
  'hidden-unit': 'A35.4',
  'hidden-wire': 'A35.5',
  'light-wounds': 'A36',
  marksmanship: 'A37',
  'no-quarter': 'A38',
  'smoke-grenades': 'A39',
  'spray-fire': 'A40',
  'sustained-fire': 'A41',
};

/** The Events follow each other by the alphabet; Deploy has two paragraphs. */
function eventRule(event: FateEvent): RuleId {
  return event === 'deploy' ? 'E52.1' : `E${43 + EVENTS.indexOf(event)}`;
}

export function cardDescribed(id: string, speaker: Speaker): Described {
  const { order, action, event, hex, white, coloured, trigger } = cardCalled(id);
  const say = (key: string, figures: object = {}) => speaker.say(`look card ${key}`, figures);
  return {
    title: say('title', { card: id, order }),
    lines: [
      { text: say('order', { order }), rule: ORDER_RULES[order] },
      { text: action === 'command-confusion' ? say('no-action') : say('action', { action }), rule: ACTION_RULES[action] },
      ...(order === 'fire' ? [{ text: say('op-fire'), rule: 'A33' }] : []),
      { text: say('event', { event }), rule: eventRule(event) },
      { text: say('roll', { white, coloured, hex, trigger }), rule: '1.9' },
    ],
  };
}
