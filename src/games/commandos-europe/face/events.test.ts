import { expect, it } from 'vitest';
import type { GameEvent } from '../../../kernel/game.ts';
import { Speaker } from '../../../words/speaker.ts';
import { TEXTS } from '../text/texts.ts';
import type { View } from '../view.ts';
import { coaching, staysDetected } from './events.ts';

const escaping = (...lost: readonly string[]) =>
  coaching(Object.assign({ type: 'escaped', rule: '12.4' }, { pieces: ['b-squad-1'], from: '0940', hex: '0842', lost }));

it('whoever escapes with nothing to abandon is told so, and not what to do without gear', () => {
  const speaker = new Speaker('en', ...TEXTS.en);
  const words = (key: string | undefined) => speaker.say(`coach ${key} text`);
  expect(words(escaping('explosives-1'))).toContain('gear is abandoned');
  expect(words(escaping())).toContain('nothing was abandoned');
});

it('a squad that was detected before stays so, though it is not heard', () => {
  const view = { pieces: [{ id: 'a-squad-1', detected: true }] } as unknown as View;
  expect(staysDetected(view, { result: 'unheard', squads: ['a-squad-1'] })).toBe(true);
  expect(staysDetected(view, { result: 'unheard', squads: ['b-squad-1'] })).toBe(false);
  expect(staysDetected(view, { result: 'heard', squads: ['a-squad-1'] })).toBe(false);
});

it('a marker for a leader who is not there kills nobody, and says why no die is thrown for gear', () => {
  const text = new Speaker('en', ...TEXTS.en).event({ type: 'nobody-killed', rule: '13.1', marker: 'commander-killed' } as GameEvent);
  expect(text).toMatch(/nobody dies\. It asks for no die for gear\.$/);
});
