/** What advice names: what the operation asks for, the alarm as the alarm, and no second crowbar. */
import { expect, it } from 'vitest';
import { because, reason } from '../../src/games/v-commandos/bot/reasons.ts';
import { needMet } from '../../src/games/v-commandos/bot/team.ts';
import { policy } from '../../src/games/v-commandos/bot.ts';
import { operationOf } from '../../src/games/v-commandos/content/operations.ts';
import { cardOf } from '../../src/games/v-commandos/content/terms.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import type { State } from '../../src/games/v-commandos/state.ts';
import { TEXTS } from '../../src/games/v-commandos/text/texts.ts';
import { type Choice, choiceText, type Event } from '../../src/games/v-commandos/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES } from '../../src/words/texts.ts';
import { arranged } from '../given.ts';

function advised(position: object) {
  const match = new Match<State, Choice, Event>(vCommandos, arranged(vCommandos, position as Record<string, unknown>), {}, false);
  const { question } = match.decision ?? expect.fail('Nobody is asked.');
  const choice = policy(match.state, 'commando-1', question, match.choices('commando-1'), randomFrom('advice'));
  return { text: choiceText(choice), ...reason(match.state, 'commando-1', question, choice) };
}

it('a card is advised for what the operation asks for', () => {
  const green = operationOf('green', undefined, 'standard');
  expect(needMet(green, cardOf('sapper', 'tan'))).toEqual({ need: 'charges', count: 2 });
  expect(needMet(green, cardOf('scout', 'blue'))).toEqual({ need: 'half-lit', count: 12 });
  expect(needMet(green, cardOf('medic', 'tan'))).toEqual({ need: 'levels', count: 2 });
  expect(needMet(operationOf('first-training', undefined, 'standard'), cardOf('sapper', 'blue')).need).toBe('none');
});

it('where the alarm must be silenced first, that is where the way leads', () => {
  const at = (tile: string) => ({
    setup: 'first-training',
    acting: 'scout',
    commandos: { scout: { at: tile }, medic: { at: 'sentry-walk-9' } },
    levels: { 'sentry-walk': { alarm: 'triggered' } },
  });
  const { code, figures } = advised(at('sentry-walk-2'));
  expect([code, figures.goal]).toEqual(['to-alarm', 'sentry-walk-5']);
  expect(advised(at('sentry-walk-5'))).toMatchObject({ code: 'silence-alarm', figures: { entrances: 0 } });
});

it('nobody is advised to pick up a second crowbar', () => {
  const { text } = advised({
    setup: 'quick/streets',
    acting: 'scout',
    commandos: { scout: { at: 'streets-8', points: 1, carries: ['crowbar'] }, medic: { at: 'streets-10' } },
    levels: { streets: { tiles: { 'streets-8': { items: ['crowbar'] } } } },
  });
  expect(text).not.toBe('collect crowbar');
});

it.each(LANGUAGES)('nobody is told to hide where he is certain to be seen (%s)', (language) => {
  const speaker = new Speaker(language, ...TEXTS[language]);
  const said = (chance: number) => speaker.say('advice out-of-sight', { tile: 'barracks-1', chance });
  expect(said(67)).toContain('67');
  expect(said(0)).not.toMatch(/\d %|undefined/);
  expect([...speaker.missing]).toEqual([]);
});

it('a shot of one who is hidden is advised with what it gives away', () => {
  const shot = (weapon: string, alarm: string) => {
    const position = {
      setup: 'quick/streets',
      acting: 'scout',
      commandos: { scout: { at: 'streets-8', side: 'blue' }, medic: { at: 'streets-10' } },
      levels: { streets: { alarm, tiles: { 'streets-4': { enemies: { mp40: 2 } } } } },
    };
    const { state } = new Match<State, Choice, Event>(vCommandos, arranged(vCommandos, position), {}, false);
    const [scout] = state.commandos;
    return because(state, scout ?? expect.fail('Nobody.'), { kind: 'shoot', weapon, tile: 'streets-4' })?.figures.gives;
  };
  expect(shot('welrod', 'silent')).toBe('nothing');
  expect(shot('springfield', 'silent')).toBe('alarm');
  expect(shot('springfield', 'triggered')).toBe('noise');
  expect(shot('sten', 'silent')).toBe('both');
  const english = new Speaker('en', ...TEXTS.en);
  const said = english.say('advice shot-hidden', { weapon: 'springfield', tile: 'streets-4', enemies: 2, gives: 'alarm' });
  expect(said).toContain('Clearing the way is worth the alarm.');
});
