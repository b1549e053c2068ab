/** The words of Skirmish, in both languages. */
import type { Texts } from '../../../../src/words/texts.ts';

export const EN: Texts = {
  game: { title: 'Skirmish', blurb: 'Three squads a side.' },
  setup: { duel: 'Duel', trio: 'Three at a table' },
  option: { snipers: { title: 'Snipers', text: 'A one wakes a sniper.', on: 'Yes', off: 'No' } },
  name: {
    ...{ red: 'Red', blue: 'Blue', 'red-1': 'Red one', 'red-2': 'Red two', march: 'March card', fire: 'Fire card', table: 'The table' },
    ...{ 'red-a': 'Red A', 'red-b': 'Red B', 'red-c': 'Red C', 'blue-a': 'Blue A', 'blue-b': 'Blue B', 'blue-c': 'Blue C' },
  },
  chapter: { S2: 'Orders', 'S2.3': 'Groups', 'S3.1': 'Marching', 'S3.3': 'Opportunity fire', 'S4.1': 'Fire', 'S5.2': 'The Initiative' },
  ask: {
    ...{ order: 'Which order?', group: 'Who joins?', march: 'Who steps?', opportunity: 'Fire at whoever moves?', target: 'At whom?' },
    ...{ reroll: 'Hand over the Initiative for another roll?', sniper: 'Whom does the sniper hit?', refit: 'Discard what?' },
  },
  choice: {
    ...{
      play: 'Play {{card, name}}',
      react: 'Fire with {{card, name}}',
      toss: 'Discard {{card, name}}',
      target: 'Fire at {{squad, name}}',
    },
    ...{ join: '{{squad, name}} joins', step: '{{squad, name}} steps', snipe: 'Hit {{squad, name}}', rest: 'Rest', done: 'Done' },
    ...{ halt: 'Halt', pass: 'Let it go by', cancel: 'Roll again' },
  },
  event: {
    ...{ 'card-played': '{{side, name}} plays {{card, name}}.', chosen: '{{id, name}} is chosen.', moved: '{{squad, name}} moves.' },
    ...{ exited: '{{squad, name}} is through.', eliminated: '{{squad, name}} is lost.', sniper: 'A sniper aims at {{squad, name}}.' },
    ...{ fired: '{{side, name}} fires at {{target, name}} and needs {{needed}}.', rolled: '{{side, name}} rolls {{die}}.' },
    ...{
      'roll-cancelled': '{{side, name}} wants another roll.',
      discarded: '{{side, name}} discards.',
      drew: '{{side, name}} draws {{count}}.',
    },
    'drew-cards': 'You draw {{cards, name}}.',
  },
  outcome: { cleared: 'One side is gone', time: 'Time is up', resigned: 'Somebody gave up', agreed: 'Ended by consent' },
  odds: { hit: 'hit', miss: 'miss' },
};

export const FR: Texts = {
  ...EN,
  setup: { duel: 'Duel', trio: 'À trois' },
  name: {
    ...{
      red: 'Rouge',
      blue: 'Bleu',
      'red-1': 'Rouge un',
      'red-2': 'Rouge deux',
      march: 'Carte de marche',
      fire: 'Carte de tir',
      table: 'La table',
    },
    ...{ 'red-a': 'Rouge A', 'red-b': 'Rouge B', 'red-c': 'Rouge C', 'blue-a': 'Bleu A', 'blue-b': 'Bleu B', 'blue-c': 'Bleu C' },
  },
};
