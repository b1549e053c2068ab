/** What a player asks besides choosing: sight, rules, reasons, help. */
import { describe, expect, it } from 'vitest';
import { runWith } from '../../test/paper-desk.ts';
import type { AnyChronicle } from '../games/box.ts';
import { gameOf, terminalOf } from '../games/shelf.ts';
import { Chronicle } from '../kernel/chronicle.ts';
import { randomFrom } from '../kernel/dice.ts';
import { speakerFor } from './cli.ts';
import { explain } from './explain.ts';
import type { Session } from './session.ts';

const ALLIES = ['play', 'combat-commander', '--setup', 'first-light', '--seed', '7', '--seat', 'allies'];

describe('los', () => {
  it('takes a map by its id or by its name in any language', async () => {
    const { out } = await runWith(['los', 'hedgerows', 'A1', 'B2']);
    expect(out).toContain('A1');
    for (const name of ['The Hedgerows', 'the hedgerows', 'Le Bocage', 'HEDGEROWS']) {
      expect((await runWith(['los', name, 'a1', 'b2'])).out, name).toBe(out);
    }
  });

  it('lists the maps where there is none of that name', async () => {
    const { err, exitCode } = await runWith(['los', 'moon', 'A1', 'B2']);
    expect(err).toMatch(/^No game has a map “moon”; there are .*hedgerows, .* and town\.$/);
    expect(exitCode).toBe(1);
  });

  it('says at the table what is missing', async () => {
    const { out } = await runWith(ALLIES, ['los h9', 'los']);
    expect(out).toContain('From H9 to where? Name the second hex as well: `los H9 C3`.');
    expect(out).toContain('From where to where? Name two hexes: `los A1 C3`.');
    expect((await runWith([...ALLIES, '--lang', 'fr'], ['vue h9'])).out).toMatch(/De H9, mais vers où\s\?/);
  });
});

describe('rules', () => {
  const told = async (...words: string[]) => (await runWith(['rules', '--game', 'combat-commander', ...words])).out;

  it('are found by words of their titles', async () => {
    const several = await told('fire');
    expect(several).toMatch(/^Combat Commander\n/);
    expect(several).toMatch(/\n {2}O20 +Fire\b/);
    expect(several).toMatch(/\n {2}A26 +Assault Fire/);
    const one = await told('assault', 'fire');
    expect(one).toMatch(/^A26 Assault Fire\n {2}A26/);
    expect(await told('Assault Fire')).toBe(one);
  });

  it('are found by number whatever the capitals', async () => {
    expect(await told('o20.3')).toBe(await told('O20.3'));
  });

  it('are found at the table, too', async () => {
    const { out } = await runWith(ALLIES, ['rules assault', 'rules xyzzy']);
    expect(out).toContain('A26 Assault Fire');
    expect(out).toContain('There is no rule “xyzzy”');
  });
});

describe('help', () => {
  it('gives examples from the game that is played', async () => {
    const { out } = await runWith(ALLIES, ['help', 'why']);
    expect(out).not.toContain('tobruk');
    const [, choice = '', thing = ''] = /Name a choice \(`why (.+?)`\), or a thing \(`why (.+?)`\)/.exec(out) ?? [];
    expect(choice.endsWith(` ${thing}`)).toBe(true);
    expect(out).toContain(`with its rule (\`why ${choice}\`)`);
    expect(out).toContain('(`rules 11.2`)');
    const { out: answers } = await runWith(ALLIES, [`why ${choice}`, `why ${thing}`]);
    expect(answers).not.toContain('Nothing here is called');
  });

  it('speaks French', async () => {
    const { out } = await runWith([...ALLIES, '--lang', 'fr'], ['aide', 'pourquoi']);
    expect(out).toMatch(/Pourquoi quoi\s\? Nommer un choix \(`pourquoi .+`\) ou une chose/);
    expect(out).toContain('muet, entendre');
  });
});

/** At the first Turn of a game in which that seat was dealt a card with these words. */
function turnHolding(card: RegExp): Session {
  const game = gameOf('combat-commander');
  if (!game) throw new Error('Combat Commander is not on the shelf.');
  const speaker = speakerFor(game.id, 'en');
  for (let seed = 0; seed < 100; seed++) {
    const chronicle: AnyChronicle = new Chronicle(game, { setup: { id: 'first-light', options: {} }, seed: `${seed}`, salt: '' });
    while (chronicle.match.decision && chronicle.match.decision.question.asks !== 'turn') {
      const { state, decision } = chronicle.match;
      const seat = decision.seats[0] ?? '';
      chronicle.choose(seat, game.player.policy(state, seat, decision.question, chronicle.choices(), randomFrom(`${seed}`)));
    }
    const session = sessionOf(chronicle);
    const lines = terminalOf(game.id).situation(game.view(chronicle.match.state, chronicle.match.decision?.seats[0]), speaker);
    if (lines.some((line) => line.startsWith('Your hand') && card.test(line))) return session;
  }
  throw new Error('Nobody was dealt such a card.');
}

function sessionOf(chronicle: AnyChronicle): Session {
  return {
    chronicle,
    speaker: speakerFor(chronicle.game.id, 'en'),
    terminal: terminalOf(chronicle.game.id),
    desk: { interactive: false, colours: false, env: {}, print: () => {}, complain: () => {}, ask: async () => undefined },
    ...{ bots: new Map(), read: new Map(), muted: new Set() },
    ...{ kept: 0, over: false, shown: '', knowsMute: false },
  };
}

describe('why', () => {
  it('means a card in the hand rather than another of the same name', () => {
    const session = turnHolding(/Artillery Request/);
    for (const wanted of ['artillery', 'artillery request']) {
      const answers = explain(session, wanted).join('\n');
      expect(answers).toContain('Artillery Request (');
      expect(answers).not.toContain('You do not hold');
    }
  });

  it('says that a card is not in the hand where none of that name is', () => {
    const session = turnHolding(/^(?!.*Artillery Request)/);
    expect(explain(session, 'artillery request').join('\n')).toContain('You do not hold');
  });
});
