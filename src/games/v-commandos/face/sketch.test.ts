/** Small plans of everything that can be set up, and of a position. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { operationOf, SETUPS } from '../content/operations.ts';
import { vCommandos } from '../game.ts';
import { Sketch } from './sketch.tsx';

const drawn = (props: Parameters<typeof Sketch>[0]) => renderToStaticMarkup(jsx(Sketch, props));
const count = (markup: string, name: string) => markup.split(`class="${name}"`).length - 1;

it.each(SETUPS)('%s shows all its levels and their links', (setup) => {
  const { levels, after } = operationOf(setup, undefined, 'standard');
  const markup = drawn({ setup });
  expect(count(markup, 'small-plan')).toBe(levels.length);
  expect(count(markup, 'operation-link')).toBe(levels.reduce((sum, id) => sum + (after[id]?.length ?? 0), 0));
});

it('what nobody knows is left blank', () => {
  expect(drawn({ setup: 'my-own' })).toBe('');
});

it('a position shows who stands where', () => {
  const arranged = vCommandos.lab.arrange(
    {
      setup: 'green',
      levels: { barracks: { tiles: { 'barracks-3': { enemies: { mp40: 2 } } }, gone: ['barracks-14'] } },
      commandos: { scout: { at: 'barracks-11' } },
    },
    randomFrom('sketch'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const markup = drawn({ setup: 'green', view: vCommandos.view(arranged.value, undefined) });
  expect(count(markup, 'small-plan')).toBe(1);
  expect(count(markup, 'small-commando')).toBe(1);
  expect(count(markup, 'small-enemies')).toBe(1);
});
