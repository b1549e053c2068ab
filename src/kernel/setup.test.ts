import { describe, expect, it } from 'vitest';
import { fault, type Result, type SetupInfo } from './game.ts';
import { chooseOwnSetup, chooseSetup, recordedSetup } from './setup.ts';

const box = {
  setups: [{ id: 'raid' }, { id: 'siege' }],
  options: [
    { id: 'weather', rule: '9', values: ['clear', 'rain'], default: 'clear' },
    { id: 'night', rule: '10', values: ['no', 'yes'], default: 'yes' },
  ],
} as const;

describe('a set-up', () => {
  it('says everything: what is left out takes its default', () => {
    expect(chooseSetup(box, 'raid')).toEqual({ ok: true, value: { id: 'raid', options: { weather: 'clear', night: 'yes' } } });
    expect(chooseSetup(box, 'siege', { weather: 'rain' })).toEqual({
      ok: true,
      value: { id: 'siege', options: { weather: 'rain', night: 'yes' } },
    });
  });

  it.each([
    ['patrol', {}, 'unknown-setup', { setup: 'patrol', known: ['raid', 'siege'] }],
    ['', {}, 'unknown-setup', { setup: '', known: ['raid', 'siege'] }],
    ['raid', { moon: 'full' }, 'unknown-option', { option: 'moon', known: ['weather', 'night'] }],
    ['raid', { constructor: 'yes' }, 'unknown-option', { option: 'constructor', known: ['weather', 'night'] }],
    ['raid', { weather: 'snow' }, 'unknown-option-value', { option: 'weather', value: 'snow', known: ['clear', 'rain'] }],
    ['raid', { weather: '' }, 'unknown-option-value', { option: 'weather', value: '', known: ['clear', 'rain'] }],
  ])('is refused with what is known: %s %j', (id, options, code, figures) => {
    expect(chooseSetup(box, id, options)).toEqual({ ok: false, fault: { code, figures } });
  });
});

describe('a set-up from a file of somebody’s own', () => {
  const open = {
    ...box,
    ownSetups: (data: unknown): Result<readonly [SetupInfo, ...SetupInfo[]]> =>
      typeof data === 'object' && data !== null && 'raids' in data
        ? { ok: true, value: [{ id: 'my-raid' }, { id: 'my-siege' }] }
        : fault('not-a-raid'),
  };
  const file = { raids: 2 };

  it('carries what the file says, with its hash', () => {
    const setup = chooseOwnSetup(open, file, undefined, { weather: 'rain' });
    expect(setup).toMatchObject({
      ok: true,
      value: { id: 'my-raid', options: { weather: 'rain', night: 'yes' }, content: { data: file } },
    });
    const other = chooseOwnSetup(open, { raids: 3 }, 'my-siege');
    expect(other.ok && setup.ok && other.value.content?.hash !== setup.value.content?.hash).toBe(true);
  });

  it('changes no more: whoever changes the data afterwards changes no table', () => {
    const mine = { raids: 2, words: { en: 'Raid' } };
    const setup = chooseOwnSetup(open, mine);
    if (!setup.ok) throw new Error(setup.fault.code);
    mine.raids = 7;
    mine.words.en = 'Siege';
    expect(setup.value.content?.data).toEqual({ raids: 2, words: { en: 'Raid' } });
    expect(recordedSetup(open, setup.value)).toEqual(setup);
  });

  it('is refused where the game takes none, the file is wrong, or offers nothing of that name', () => {
    expect(chooseOwnSetup(box, file)).toMatchObject({ fault: { code: 'no-own-setups' } });
    expect(chooseOwnSetup(open, {})).toMatchObject({ fault: { code: 'not-a-raid' } });
    expect(chooseOwnSetup(open, file, 'raid')).toMatchObject({
      fault: { code: 'unknown-setup', figures: { known: ['my-raid', 'my-siege'] } },
    });
  });

  it('is read back from a record as long as nobody has touched it', () => {
    const setup = chooseOwnSetup(open, file);
    if (!setup.ok) throw new Error(setup.fault.code);
    const record = JSON.parse(JSON.stringify(setup.value));
    expect(recordedSetup(open, record)).toEqual(setup);
    record.content.data.raids = 5;
    expect(recordedSetup(open, record)).toMatchObject({ fault: { code: 'content-changed', figures: { hash: record.content.hash } } });
  });
});
