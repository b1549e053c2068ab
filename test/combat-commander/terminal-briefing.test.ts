/** What a player is told he plays for: at the start, and when he asks. */
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../src/games/combat-commander/content/terms.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { briefing } from '../../src/games/combat-commander/terminal/briefing.ts';
import { TEXTS } from '../../src/games/combat-commander/text/texts.ts';
import { view } from '../../src/games/combat-commander/view.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { runWith } from '../paper-desk.ts';
import { begun } from './given.ts';

const english = new Speaker('en', ...TEXTS.en);
const french = new Speaker('fr', ...TEXTS.fr);

describe('the briefing', () => {
  const briefed = (setup: string, seat: string, speaker = english) => briefing(view(begun(setup, 'briefing').state, seat), speaker);

  it('says who attacks, what brings points, and how it ends', () => {
    const lines = briefed('first-light', 'allies');
    expect(lines[0]).toBe('You, the Allies (America), attack; the Axis (Germany) defend.');
    expect(lines[1]).toContain('now: VP 6 Axis. At 0 the holder of the Initiative card wins (now: Allies).');
    expect(lines[2]).toMatch(/^Objectives: 1 C5 Axis, 1 VP · /);
    expect(lines[3]).toContain('each Objective worth 1 VP');
    expect(lines[4]).toContain('1 VP for the Defender (Axis)');
    expect(lines[5]).toMatch(/from Time 5 on \(now 3\).*Axis at 5 losses, Allies at 6/);
  });

  it.each(combatCommander.setups.map(({ id }) => id).filter((id) => id !== 'random'))('takes five to eight lines (%s)', (id) => {
    for (const speaker of [english, french]) {
      for (const side of SIDES) {
        const { length } = briefed(id, side, speaker);
        expect(length).toBeGreaterThanOrEqual(5);
        expect(length).toBeLessThanOrEqual(8);
      }
    }
    expect([...english.missing, ...french.missing]).toEqual([]);
  });

  it('tells of special rules, and waits for a scenario in the making', () => {
    expect(briefed('the-thaw', 'axis').join('\n')).toMatch(/unit of the Axis that leaves .* no other does/);
    expect(briefed('night-shift', 'axis').at(-1)).toMatch(/^Special rules: .*night/);
    expect(briefed('random', 'axis')).toEqual(['The scenario is still being made up; ask again when it is there.']);
  });
});

describe('at the table', () => {
  const PLAY = ['play', 'combat-commander'];
  const FIRST_LIGHT = [...PLAY, '--setup', 'first-light', '--seed', '7', '--seat', 'allies'];
  const count = (out: string) => out.split('You, the Allies (America), attack').length - 1;

  it('it is told once, and again to whoever asks', async () => {
    expect(count((await runWith(FIRST_LIGHT, ['1', '1'])).out)).toBe(1);
    expect(count((await runWith(FIRST_LIGHT, ['1', 'goal'])).out)).toBe(2);
    expect((await runWith(['--lang', 'fr', ...FIRST_LIGHT], ['but'])).out).toContain('Alliés (Amérique), c’est vous\u00a0: Attaquant');
  });

  it('a game without a briefing says so', async () => {
    const { out } = await runWith(['play', 'commando', '--setup', 'highlands/lantern-walk', '--seed', '7'], ['goal']);
    expect(out).toContain('This game has no briefing');
  });

  it('the list of scenarios says with which to begin', async () => {
    expect((await runWith(PLAY, ['quit'])).out).toContain('First Light  [first-light]  the one to begin with');
  });
});
