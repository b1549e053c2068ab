import { expect, it } from 'vitest';
import { Speaker } from '../../../words/speaker.ts';
import { TEXTS } from '../text/texts.ts';
import { coaching } from './events.ts';

const escaping = (...lost: readonly string[]) =>
  coaching(Object.assign({ type: 'escaped', rule: '12.4' }, { pieces: ['b-squad-1'], from: '0940', hex: '0842', lost }));

it('whoever escapes with nothing to abandon is told so, and not what to do without gear', () => {
  const speaker = new Speaker('en', ...TEXTS.en);
  const words = (key: string | undefined) => speaker.say(`coach ${key} text`);
  expect(words(escaping('explosives-1'))).toContain('gear is abandoned');
  expect(words(escaping())).toContain('nothing was abandoned');
});
