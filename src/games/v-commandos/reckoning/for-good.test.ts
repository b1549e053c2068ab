/** One press does what can be taken back; what rolls dice, draws, rings the alarm, is used up or fired wants two. */
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { vCommandos } from '../game.ts';
import { view } from '../view.ts';
import type { Choice } from '../vocabulary.ts';
import { isForGood } from './for-good.ts';

interface Given {
  readonly setup?: string;
  readonly man?: string;
  readonly at: string;
  readonly commando?: object;
  readonly level?: object;
}

function asked({ setup = 'quick/radio-mast', man = 'scout', at, commando = {}, level = {} }: Given, choice: Choice): boolean {
  const arranged = vCommandos.lab.arrange(
    { setup, acting: man, commandos: { [man]: { at, ...commando } }, levels: { [setup.split('/')[1] ?? '']: level } },
    randomFrom('twice'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  return isForGood(view(arranged.value, 'commando-1'), choice);
}

const SENTRY = { tiles: { 'radio-mast-6': { enemies: { mauser: 1 } } } };
const DARK: Given = { at: 'radio-mast-6' };

describe('asks for a second press', () => {
  it.each<[string, Given, Choice]>([
    ['a shot', { ...DARK, level: SENTRY }, { kind: 'shoot', weapon: 'sten', tile: 'radio-mast-6' }],
    ['a grenade', { ...DARK, commando: { carries: ['grenade'] }, level: SENTRY }, { kind: 'throw', tile: 'radio-mast-6' }],
    ['close combat, for what he leaves is drawn', { ...DARK, level: SENTRY }, { kind: 'close-combat', target: 'mauser' }],
    ['a charge that is laid', { ...DARK, commando: { carries: ['tnt'] } }, { kind: 'lay-tnt' }],
    ['a uniform', { ...DARK, commando: { carries: ['uniform'] } }, { kind: 'wear-uniform' }],
    ['a step to where somebody may see him', { at: 'radio-mast-9', level: SENTRY }, { kind: 'move', tile: 'radio-mast-6' }],
    ['a step into the light, which rings the alarm', DARK, { kind: 'move', tile: 'radio-mast-5' }],
    [
      'leaving under fire',
      {
        at: 'radio-mast-8',
        commando: { visible: true },
        level: { alarm: 'triggered', tiles: { 'radio-mast-8': { enemies: { mauser: 1 } } } },
      },
      { kind: 'exit' },
    ],
  ])('%s', (_, given, choice) => {
    expect(asked(given, choice)).toBe(true);
  });

  it('an objective that uses something up, and no other', () => {
    const setup = 'quick/control-tower';
    const crowbar = { carries: ['crowbar'] };
    expect(asked({ setup, at: 'control-tower-6', commando: crowbar }, { kind: 'interact', objective: 'control-tower-objective-1' })).toBe(
      true,
    );
    expect(asked({ setup, at: 'control-tower-8', commando: crowbar }, { kind: 'interact', objective: 'control-tower-objective-2' })).toBe(
      false,
    );
  });
});

describe('is done at once', () => {
  it.each<[string, Given, Choice]>([
    ['a step in the dark', { setup: 'quick/control-tower', at: 'control-tower-2' }, { kind: 'move', tile: 'control-tower-1' }],
    ['leaving in the dark', { at: 'radio-mast-8' }, { kind: 'exit' }],
    ['putting something down', { ...DARK, commando: { carries: ['crowbar'] } }, { kind: 'drop', item: 'crowbar' }],
    [
      'picking something up',
      { ...DARK, level: { tiles: { 'radio-mast-6': { items: ['crowbar'] } } } },
      { kind: 'collect', item: 'crowbar' },
    ],
    ['saving a point', DARK, { kind: 'save' }],
    ['the end of a turn, which has its own question', DARK, { kind: 'done' }],
  ])('%s', (_, given, choice) => {
    expect(asked(given, choice)).toBe(false);
  });
});
