import { describe, expect, it } from 'vitest';
import { chooseSetup } from './setup.ts';

const box = {
  setups: [
    { id: 'raid', seats: ['red', 'blue'] },
    { id: 'siege', seats: ['red', 'blue'] },
  ],
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
