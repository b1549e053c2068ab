/** What a hex says to those under way: what a halt would bring, else the rules' own reason. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { commandosEurope } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view as viewOf } from '../view.ts';
import { hexDescribed, missionDescribed } from './describe-hex.ts';

const speaker = new Speaker('en', ...TEXTS.en);

function linesAt(hex: string, at: string, boat: object): readonly string[] {
  const pieces = { 'a-squad-1': { at }, 'b-squad-1': { at: '0340' }, ...boat };
  const result = commandosEurope.lab.arrange({ bases: ['0340'], phase: 'movement', pieces }, randomFrom('hex'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const match = new Match(commandosEurope, result.value, {});
  const move = match.choices().find((choice) => commandosEurope.choiceText(choice) === 'move a-squad-1');
  if (move) match.choose(move);
  return hexDescribed(viewOf(match.state, undefined), hex, speaker).lines.map(({ text }) => text);
}

it('sea out of reach is too far for those who have a boat, and takes a boat for those who have none', () => {
  const far = linesAt('1739', '0736', { canoe: { at: '0736', with: 'a-squad-1' } });
  expect(far[0]).toMatch(/^Too far: the way costs \d+ movement points, and they have \d\.$/);
  expect(far.join(' ')).not.toContain('takes a boat');
  expect(linesAt('1739', '0340', {})[0]).toBe('Nothing but sea: it takes a boat.');
  expect(linesAt('0737', '0736', { canoe: { at: '0736', with: 'a-squad-1' } })[0]).toMatch(/^Halt: noise/);
});

it('a mission at sea says that it takes a boat', () => {
  const told = (at: string) => {
    const result = commandosEurope.lab.arrange({ bases: ['0340'], phase: 'movement' }, randomFrom('mission'));
    if (!result.ok) throw new Error(JSON.stringify(result.fault));
    const mission = { id: 'blow-bridge', at, award: 6, requires: ['explosives'], since: 1 };
    return missionDescribed(viewOf(result.value, undefined), mission, speaker)
      .lines.map(({ text }) => text)
      .join(' ');
  };
  expect(told('1739')).toContain('only by boat');
  expect(told('0145')).not.toContain('boat');
});
