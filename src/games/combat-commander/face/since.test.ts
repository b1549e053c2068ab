import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { LANGUAGES } from '../../../words/texts.ts';
import { combatCommander } from '../game.ts';
import type { Event } from '../vocabulary.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';
import { sinceLines } from './since.tsx';

it.each(LANGUAGES)('when a Turn begins, what mattered in the one before is told, and only then: %s', async (language) => {
  const speaker = new Speaker(language, await LID.lidTexts[language](), ...(await LID.texts(language)));
  const random = randomFrom('since');
  const match = new Match(combatCommander, combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('since')));
  while (match.decision?.question.asks !== 'turn') {
    const { question, seats } = match.decision ?? { question: undefined, seats: [] };
    const [seat = ''] = seats;
    if (!question) break;
    match.choose(combatCommander.player.policy(match.state, seat, question, match.choices(seat), random), seat);
  }
  const [own = ''] = match.decision?.seats ?? [];
  const view = seen(combatCommander.view(match.state, own));
  const side = own === 'axis' ? 'axis' : 'allies';
  const enemy = own === 'axis' ? 'allies' : 'axis';
  const unit = view.units.find((each) => each.side === enemy)?.id ?? '';
  const other = view.units.findLast((each) => each.side === enemy)?.id ?? '';
  const lost = view.units.find((each) => each.side === side)?.id ?? '';
  const told = [
    { type: 'points', rule: '7', side, points: 9, why: 'time', vp: 0 },
    { type: 'turn-began', rule: '5', side: enemy, turn: 2 },
    { type: 'exited', rule: '7', side: enemy, unit, points: 2 },
    { type: 'points', rule: '7', side: enemy, points: 2, why: 'exit', vp: 2 },
    { type: 'eliminated', rule: '7', side, unit: lost, hex: 'A1', points: 1 },
    { type: 'broke', rule: '3', side: enemy, unit: other, hex: 'A1' },
    { type: 'rallied', rule: 'O22.3', side: enemy, unit: other, hex: 'A1' },
    { type: 'turn-began', rule: '5', side, turn: 3 },
  ] satisfies Event[];
  const lines = sinceLines(view, told, speaker);
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain('+2');
  expect(lines[2]).toContain(speaker.name(unit));
  expect(lines[3]).toBe(speaker.say('look since rallied', { units: [other] }));
  expect(lines[4]).toContain(speaker.name(lost));
  // Nothing mattered: what was ordered is told all the same.
  const order = { type: 'order-given', rule: 'O14', side: enemy, order: 'move', card: 'G-1' } satisfies Event;
  expect(sinceLines(view, [...told.slice(0, 2), order], speaker)).toEqual([
    speaker.say('look since orders', { side: enemy, orders: ['move'] }),
  ]);
  const step = { type: 'moved', rule: 'O21.1', side: enemy, units: [unit], from: 'F6', hex: 'E6', cost: 1, spent: 1 } satisfies Event;
  const next = { ...step, from: 'E6', hex: 'D5' };
  expect(sinceLines(view, [...told.slice(0, 2), order, step, next], speaker)[1]).toBe(`${speaker.name(unit)} F6 → D5`);
  const late = { type: 'time-advanced', rule: '6.1.2', side: enemy, time: view.suddenDeath } satisfies Event;
  const defended = { type: 'points', rule: '6.1.2', side: enemy, points: 1, why: 'time', vp: 1 } satisfies Event;
  expect(sinceLines(view, [...told.slice(0, 2), late, defended], speaker).slice(1)).toEqual([
    speaker.say('look since time', { time: view.suddenDeath, ends: 'yes' }),
    speaker.say('look since points', { side: enemy, points: 1, why: 'time' }),
  ]);
  expect(sinceLines(view, told.slice(0, 1), speaker)).toEqual([]);
  expect(sinceLines({ ...view, orders: 1 }, told, speaker)).toEqual([]);
  expect([...speaker.missing]).toEqual([]);
});
