/** What a team at one table needs: questions open to all, windows that all see, and taking back together. */
import { describe, expect, it } from 'vitest';
import { randomBot, sergeant } from '../../src/bots/bot.ts';
import { botAnswer } from '../../src/bots/driver.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { entryFrom, entryText } from '../../src/kernel/entry.ts';
import type { Refusal, Seat } from '../../src/kernel/game.ts';
import { replaySave, saveOf } from '../../src/kernel/save.ts';
import { chooseSetup, seatsOf, usualSetup } from '../../src/kernel/setup.ts';
import { sightOf } from '../../src/kernel/witness/sight.ts';
import { type Choice, type Event, type State, scouts } from './game.ts';

type Table = Chronicle<State, Choice, Event>;

const tableOf = (seed = 'night', options = {}): Table => {
  const setup = chooseSetup(scouts, 'night', options);
  if (!setup.ok) throw new Error(setup.fault.code);
  return new Chronicle(scouts, { setup: setup.value, seed, salt: 'salt' });
};

/** `anna step`; gives back the first refusal. */
function say(table: Table, ...lines: string[]): Refusal | undefined {
  for (const line of lines) {
    const [seat = '', word = ''] = line.split(' ');
    const choice = scouts.choiceFrom(word);
    if (!choice) throw new Error(`"${line}" is no choice.`);
    const reason = table.choose(seat, choice);
    if (reason) return reason;
  }
  return undefined;
}

const offered = (table: Table, seat: Seat) => table.choices(seat).map(({ kind }) => kind);

describe('seats', () => {
  it('follow from set-up and options', () => {
    expect(seatsOf(scouts, usualSetup(scouts, 'night'))).toEqual(['anna', 'bert', 'cleo']);
    expect(scouts.seats({ id: 'night', options: { scouts: '4' } }).map(({ tone }) => tone)).toEqual([0, 1, 2, 3]);
    expect(tableOf('night', { scouts: '2' }).match.decision?.seats).toEqual(['anna', 'bert']);
  });
});

describe('a question open to a team', () => {
  it('offers each seat what it may do, and refuses it the rest with its own reason', () => {
    const table = tableOf();
    expect(offered(table, 'anna')).toEqual(['step']);
    expect(offered(table, 'bert')).toEqual(['whistle']);
    expect(table.whyNot('bert', { kind: 'step' })).toMatchObject({ code: 'not-leading', figures: { leader: 'anna' } });
    expect(table.whyNot('anna', { kind: 'whistle' })?.code).toBe('leading');
  });

  it('stays open while others act in between', () => {
    const table = tableOf();
    expect(say(table, 'anna step', 'cleo whistle')).toBeUndefined();
    expect(table.match.decision?.question.asks).toBe('scouting');
    expect(offered(table, 'anna')).toEqual(['step']);
    expect(offered(table, 'cleo')).toEqual(['hush']);
    expect(table.match.state.whistles).toEqual(['cleo']);
  });

  it('shows a seat what it may choose and a spectator nothing', () => {
    const table = tableOf();
    expect(sightOf(table, 'bert').offers.map(({ text }) => text)).toEqual(['whistle']);
    expect(sightOf(table, undefined)).toMatchObject({ offers: [], question: { asks: 'scouting', seats: ['anna', 'bert', 'cleo'] } });
  });
});

describe('a window of which it is no secret who is thinking', () => {
  it('is passed by those who have nothing to play, and shows all whom it waits for', () => {
    const table = tableOf();
    say(table, 'bert whistle', 'cleo whistle', 'anna step', 'anna step');
    for (const asker of ['anna', 'bert', undefined])
      expect(sightOf(table, asker).question).toMatchObject({ asks: 'bracing', seats: ['bert', 'cleo'] });
    say(table, 'cleo pass');
    expect(sightOf(table, undefined).question?.seats).toEqual(['bert']);
  });

  it('is open to all again after one has played, and closes when all have passed', () => {
    const table = tableOf();
    say(table, 'bert whistle', 'cleo whistle', 'anna step', 'anna step', 'cleo pass', 'bert brace');
    expect(table.match.decision?.seats).toEqual(['cleo']);
    say(table, 'cleo pass');
    expect(table.match.state).toMatchObject({ leader: 1, phase: 'scouting' });
  });

  it('is the same after a replay and from a snapshot', () => {
    const table = tableOf();
    say(table, 'bert whistle', 'cleo whistle', 'anna step', 'anna step', 'cleo pass');
    const restored = Chronicle.restore(scouts, table.origin, table.entries, JSON.parse(JSON.stringify(table.snapshot())));
    expect(restored.match.decision?.seats).toEqual(['bert']);
    const replayed = replaySave(scouts, saveOf(table), { verify: true });
    expect(replayed.ok && replayed.value.chronicle.match.decision?.seats).toEqual(['bert']);
  });
});

describe('taking back in a team', () => {
  it('goes over one’s own choices as long as nobody has built on them', () => {
    const table = tableOf();
    say(table, 'bert whistle');
    expect(table.undoable('bert')).toBe(1);
    say(table, 'cleo whistle');
    expect(table.undoable('bert')).toBe(0);
    expect(table.undo('bert')?.code).toBe('undo-stops-here');
    expect(table.undo('cleo')).toBeUndefined();
    expect(table.undo('bert')).toBeUndefined();
    expect(table.match.state.whistles).toEqual([]);
  });

  it('goes over the choices of all whom the same person plays, and nothing is said to have come to light', () => {
    const table = tableOf();
    say(table, 'bert whistle');
    expect(table.undoable('anna', ['anna', 'cleo'])).toBe(0);
    expect(table.undoable('anna', ['anna', 'bert', 'cleo'])).toBe(1);
    expect(table.undo('anna', false, ['anna', 'bert', 'cleo'])).toBeUndefined();
    expect(table.match.state.whistles).toEqual([]);
    expect(table.entries.at(-1)).toEqual({ seat: 'anna', undo: 1, agreed: ['bert'] });
    expect(replaySave(scouts, saveOf(table), { verify: true }).ok).toBe(true);
  });

  it('is not hindered by those who passed by themselves where that is no secret', () => {
    const table = tableOf();
    say(table, 'bert whistle', 'anna step', 'anna step', 'bert brace');
    // The window has closed behind him: anna and cleo had nothing to play.
    expect(table.match.state.leader).toBe(1);
    expect(table.undoable('bert')).toBeGreaterThan(0);
    expect(table.undo('bert')).toBeUndefined();
    expect(table.match.decision).toMatchObject({ seats: ['bert'], question: { asks: 'bracing' } });
  });

  it('goes further if those agree who have chosen since', () => {
    const table = tableOf();
    say(table, 'bert whistle', 'cleo whistle');
    expect(table.consentTo('bert')).toEqual(['cleo']);
    expect(table.undoTogether('bert', [])).toMatchObject({ code: 'undo-needs-consent', figures: { seats: ['cleo'] } });
    expect(table.undoTogether('bert', ['cleo'])).toBeUndefined();
    expect(table.match.state.whistles).toEqual([]);
    expect(table.entries.at(-1)).toEqual({ seat: 'bert', undo: 2, agreed: ['cleo'] });
    const replayed = replaySave(scouts, saveOf(table), { verify: true });
    expect(replayed.ok && replayed.value.diverged).toBeUndefined();
  });

  it('never goes beyond what has come to light', () => {
    const table = tableOf();
    say(table, 'bert whistle', 'anna step');
    expect(table.consentTo('bert')).toBeUndefined();
    expect(table.undoTogether('bert', ['anna', 'cleo'])?.code).toBe('undo-stops-here');
  });

  it('is checked in a save: consent that nobody gave does not stand', () => {
    const table = tableOf();
    say(table, 'bert whistle', 'cleo whistle');
    table.undoTogether('bert', ['cleo']);
    const save = saveOf(table);
    const forged = { ...save, history: save.history.map((line) => line.replace(' with cleo', '')) };
    const replayed = replaySave(scouts, forged, { verify: true });
    expect(replayed.ok && replayed.value.diverged?.code).toBe('replay-diverged');
  });

  it('is written down with those who agreed', () => {
    const entry = { seat: 'bert', undo: 3, agreed: ['anna', 'cleo'] };
    expect(entryText(entry)).toBe('bert undo 3 with anna cleo');
    expect(entryFrom(entryText(entry))).toEqual(entry);
  });
});

describe('a bot in a team', () => {
  const bots = new Map([['bert', sergeant]]);

  it('waits while a person may answer an open question', () => {
    expect(botAnswer(tableOf().match, bots, randomFrom('bots'))).toBeUndefined();
  });

  it('answers a window at once, which waits for everybody', () => {
    const table = tableOf();
    say(table, 'bert whistle', 'cleo whistle', 'anna step', 'anna step');
    expect(botAnswer(table.match, bots, randomFrom('bots'))).toEqual({ seat: 'bert', choice: { kind: 'brace' } });
  });

  it('plays a whole game with others of its kind', () => {
    const table = tableOf();
    const team = new Map(seatsOf(scouts, table.origin.setup).map((seat) => [seat, randomBot]));
    const random = randomFrom('team');
    for (let made = 0; table.match.decision && made < scouts.lab.longest; made++) {
      const answer = botAnswer(table.match, team, random);
      if (answer) expect(table.choose(answer.seat, answer.choice)).toBeUndefined();
    }
    expect(table.match.outcome?.how).toBe('home');
  });
});
