import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../games/box.ts';
import { Chronicle } from '../../kernel/chronicle.ts';
import { randomFrom } from '../../kernel/dice.ts';
import { type Save, saveOf } from '../../kernel/save.ts';
import { chooseOwnSetup } from '../../kernel/setup.ts';
import { lidOf } from './lids.ts';
import { verify } from './verification.ts';

describe('checking a finished game', () => {
  let game: AnyGame | undefined;
  let save: Save;

  /** Played to its end by the scripted player. */
  beforeAll(async () => {
    game = await lidOf('commando')?.game();
    if (!game) throw new Error('Commando has no lid.');
    const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
    const chronicle = new Chronicle(game, { setup: { id: game.setups[0]?.id ?? '', options }, seed: 'seven', salt: 'salt' });
    const random = randomFrom('scripted player');
    while (chronicle.match.decision) {
      const { seats, question } = chronicle.match.decision;
      const [seat = ''] = seats;
      const choices = chronicle.choices(seat);
      chronicle.choose(seat, game.player.policy(chronicle.match.state, seat, question, choices, random));
    }
    save = saveOf(chronicle);
  });

  const check = (changed: Partial<Save>, promised?: string) =>
    verify(JSON.stringify({ ...save, ...changed }), { promised }, async (id) => (id === game?.id ? game : undefined));
  const resultsOf = async (...what: Parameters<typeof check>) =>
    Object.fromEntries((await check(...what)).checks.map(({ what: name, result }) => [name, result]));

  it('passes a game as it was played', async () => {
    expect(await resultsOf({}, save.commitment)).toEqual({
      readable: 'passed',
      promised: 'passed',
      commitment: 'passed',
      legal: 'passed',
      position: 'passed',
    });
  });

  it('cannot tell about a promise that nobody kept, and sees through another one', async () => {
    expect(await resultsOf({})).toMatchObject({ promised: 'open', legal: 'passed' });
    expect(await resultsOf({}, 'f'.repeat(64))).toMatchObject({ promised: 'failed' });
  });

  it('notices another seed', async () => {
    expect(await resultsOf({ seed: 'eight' })).toMatchObject({ commitment: 'failed', legal: 'open', position: 'open' });
  });

  it('notices a choice that was not allowed, and says which', async () => {
    const history = save.history.map((line, i) => (i === 3 ? `${line} nowhere` : line));
    const { checks } = await check({ history });
    expect(checks.find(({ what }) => what === 'legal')).toMatchObject({ result: 'failed', fault: { figures: { entry: 4 } } });
  });

  it('notices another end', async () => {
    expect(await resultsOf({ fingerprint: '0000000000000000' })).toMatchObject({ legal: 'passed', position: 'failed' });
  });

  it('says what is no save, and what is of another game', async () => {
    const nonsense = await verify('{', { promised: undefined }, async () => undefined);
    expect(nonsense.checks).toMatchObject([{ what: 'readable', result: 'failed', fault: { code: 'save-not-json' } }]);
    expect((await check({ game: 'chess' })).checks).toMatchObject([{ result: 'failed', fault: { code: 'save-other-game' } }]);
  });

  it('notices that the file was changed which the game was set up from', async () => {
    const mission = {
      mission: 1,
      game: 'commando',
      theatre: 'western-desert',
      id: 'salt-and-iron',
      objectives: { real: 1, false: 1 },
      kia: 2,
      ops: 3,
      rp: 13,
      leaders: 1,
      words: { en: { title: 'Salt', text: 'Salt.' }, fr: { title: 'Sel', text: 'Du sel.' } },
    };
    const setup = game && chooseOwnSetup(game, mission);
    if (!game || !setup?.ok) throw new Error('The mission is not in order.');
    const { content } = setup.value;
    const own = saveOf(new Chronicle(game, { setup: setup.value, seed: 'seven', salt: 'salt' }));
    expect(await resultsOf(own, own.commitment)).toMatchObject({ readable: 'passed', legal: 'passed', position: 'passed' });
    const changed = { ...own, setup: { ...own.setup, content: { hash: content?.hash ?? '', data: { ...mission, rp: 33 } } } };
    expect((await check(changed)).checks).toMatchObject([{ what: 'readable', result: 'failed', fault: { code: 'content-changed' } }]);
  });

  it('counts hints', async () => {
    const hint = save.history.slice(0, 1).map((line) => `${line.replace(/^[~*]*/, '').split(' ')[0]} hint pass`);
    expect((await check({ history: [...hint, ...save.history] })).remarks).toEqual({ hints: 1, beyond: 0, forks: 0 });
  });
});
