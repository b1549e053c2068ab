import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { commando } from '../game.ts';
import type { View } from '../view.ts';
import { SEAT } from '../vocabulary.ts';
import { layOut } from './layout.ts';
import { seen } from './seen.ts';

const begun = seen(commando.view(commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('layout')), SEAT));

/** A force of one at Jarabub, after so many spaces, and others who stand there. */
function stacksWith(moved: number, ...others: string[]): readonly (readonly string[])[] {
  const here = ['truck-patrol-1', ...others];
  const operation = { force: ['truck-patrol-1'], at: 'jarabub', from: 'siwa', moved };
  const units = here.map((id) => ({ id, at: 'jarabub', aboard: '' }));
  const view = { ...begun, units, operation } as unknown as View;
  return layOut(view).stacks.flatMap(({ space, ids }) => (space === 'jarabub' ? [ids] : []));
}

describe('a force on the map', () => {
  it('has the leader in its stack who has turned up where it has come to', () => {
    expect(stacksWith(2, 'patrol-leader-2')).toEqual([['truck-patrol-1', 'patrol-leader-2']]);
  });

  it('stands apart from whoever stays behind, and from others whom it meets', () => {
    expect(stacksWith(0, 'patrol-leader-2')).toHaveLength(2);
    expect(stacksWith(2, 'jeep-patrol-1')).toHaveLength(2);
  });

  it('has one on top who can march, though another who has to be carried is stronger', () => {
    const units = ['heavy-weapons-1', 'truck-patrol-1'].map((id) => ({ id, at: 'jarabub', aboard: '' }));
    const view = { ...begun, units, operation: undefined } as unknown as View;
    expect(layOut(view).stacks.find(({ space }) => space === 'jarabub')?.ids).toEqual(['truck-patrol-1', 'heavy-weapons-1']);
  });
});
