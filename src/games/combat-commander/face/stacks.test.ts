/** Where the counters of a stack are laid out when it is looked into. */
import { describe, expect, it } from 'vitest';
import { around, overlap } from '../../../board/free-ground.ts';
import { hexNamed } from '../content/battle-map.ts';
import type { Unit } from '../state.ts';
import type { View } from '../view.ts';
import { centreOf, EXTENT } from './ground.ts';
import { fanOut, layOut } from './stacks.ts';

const unit = (id: string, hex: string): Unit => ({
  id,
  side: 'allies',
  at: hexNamed(hex),
  broken: false,
  suppressed: false,
  veteran: false,
  weapon: '',
  weaponBroken: false,
  activated: undefined,
});

const fanned = (hex: string, kept: readonly string[]) => {
  const view = { doing: [], units: [unit('a-line-1', hex), unit('a-hanlon', hex)] };
  const [stack] = layOut(view as unknown as View).stacks;
  if (!stack) throw new Error(`nobody in ${hex}`);
  const { box } = fanOut(stack, new Set(kept.map(hexNamed)));
  return { box, covers: (other: string) => overlap(box, around(centreOf(hexNamed(other)), { width: 40, height: 40 })) };
};

describe('a stack that is looked into', () => {
  it('is laid out where nobody can go, though its hex lies at the edge of the map', () => {
    const { box, covers } = fanned('D10', ['C10', 'D9', 'E10']);
    expect([covers('C10'), covers('D9'), covers('E10'), covers('D10')]).toEqual([0, 0, 0, 0]);
    expect(box.y + box.height).toBeLessThanOrEqual(EXTENT.y + EXTENT.height);
  });

  it('leaves the hex that is fired at in sight', () => {
    const { covers } = fanned('G8', ['H7']);
    expect([covers('H7'), covers('G8')]).toEqual([0, 0]);
  });

  it('is above where nothing is in the way', () => {
    const { box } = fanned('G8', []);
    expect(box.y + box.height).toBeLessThan(centreOf(hexNamed('G8'))[1]);
  });
});

it('those in a Melee leave the head of their hex free for its mark, and do not hang out of it', () => {
  const enemy: Unit = { ...unit('g-weapon-team-1', 'H7'), side: 'axis', weapon: 'g-heavy-mg-1' };
  const { stacks } = layOut({ doing: [], units: [unit('a-line-1', 'H7'), enemy] } as unknown as View);
  const [, y] = centreOf(hexNamed('H7'));
  const below = centreOf(hexNamed('H8'))[1] - y;
  for (const { at, height } of stacks.flatMap(({ pieces }) => pieces)) {
    expect(at[1] - height / 2 - y).toBeGreaterThan(-17);
    expect(at[1] + height / 2 - y).toBeLessThan(below / 2);
  }
});

it('whoever fires lies on top, though he keeps his place, and whoever is broken below the others', () => {
  const leader: Unit = { ...unit('a-hanlon', 'G8'), broken: true };
  const units = [leader, unit('a-line-1', 'G8'), unit('a-line-2', 'G8')];
  const top = (doing: readonly unknown[]) => layOut({ doing, units } as unknown as View).stacks[0]?.pieces ?? [];
  expect(top([]).map(({ id }) => id)).toEqual(['a-hanlon', 'a-line-1', 'a-line-2']);
  const firing = top([{ what: 'fire', side: 'allies', by: 'order', active: ['a-line-1'], fired: [], target: -1, group: ['a-line-1'] }]);
  expect(firing.at(-1)?.id).toBe('a-line-1');
  expect(firing.at(-1)?.at).toEqual(top([])[1]?.at);
});
