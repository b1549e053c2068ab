/** How a table behaves where a Turn takes many small choices. */
import { describe, expect, it } from 'vitest';
import { runWith } from '../../test/paper-desk.ts';

const ALLIES = ['play', 'combat-commander', '--setup', 'first-light', '--seed', '7', '--seat', 'allies'];
const BOTH = ALLIES.slice(0, -2);

const count = (out: string, part: string) => out.split(part).length - 1;

describe('the situation', () => {
  it('is shown whole once, then only what is going on, until somebody asks for it', async () => {
    const { out } = await runWith(ALLIES, ['1', '1', '1', 'place A9']);
    expect(count(out, 'First Light (')).toBe(1);
    expect(out).toContain('To be set up: Sgt. Hanlon with American Medium MG 1');
    expect(out).toContain('· Sgt. Hanlon with American Medium MG 1 is placed in A9.');
    const looked = await runWith(ALLIES, ['1', '1', '1', 'look']);
    expect(count(looked.out, 'First Light (')).toBe(2);
  });

  it('is shown whole where another seat is asked, and after taking back', async () => {
    const other = await runWith(BOTH, (printed) => (printed.includes('you: Allies') ? undefined : '1'));
    expect(count(other.out, 'you: Axis')).toBe(1);
    expect(count(other.out, 'you: Allies')).toBe(1);
    const back = await runWith(ALLIES, ['1', 'undo']);
    expect(count(back.out, 'First Light (')).toBe(2);
  });

  it('is shown whole at every decision of a game that does not tell its Turns', async () => {
    const { out } = await runWith(['play', 'commando', '--setup', 'highlands/lantern-walk', '--seed', '7'], ['1', 'done']);
    expect(count(out, 'Aim: ')).toBe(3);
  });
});

describe('the Initiative card', () => {
  it('is offered no more once that is muted', async () => {
    const offer = 'Use the Initiative card to have this roll made again?';
    let left = 150;
    const { out } = await runWith(ALLIES, (printed) => {
      if (left-- === 0) return undefined;
      return printed.slice(printed.lastIndexOf('\n\n')).includes(offer) ? 'mute' : '1';
    });
    const [, ...after] = out.split(offer);
    expect(after).toHaveLength(1);
    expect(count(after[0] ?? '', 'Attack Total: ')).toBeGreaterThan(1);
  });
});
