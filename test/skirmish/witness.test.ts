/** What leaves the table: to each no more than he may know, the same from a snapshot as from the beginning. */
import { describe, expect, it } from 'vitest';
import { Chronicle, stopsWhereUseful } from '../../src/kernel/chronicle.ts';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import { entryText } from '../../src/kernel/entry.ts';
import { replaySave, saveOf } from '../../src/kernel/save.ts';
import type { Audience } from '../../src/kernel/snapshot.ts';
import { type Asker, hasLearned, versionFor } from '../../src/kernel/witness/audience.ts';
import { type LogLine, logFor, Notes } from '../../src/kernel/witness/log.ts';
import { presenceOf, whyNoFork, whyNoSave, whyNotBeyond } from '../../src/kernel/witness/presence.ts';
import { lookingFrom, mayForecast, sightOf, viewAt, whyNoRedo, whyNotAsked, whyNotFor } from '../../src/kernel/witness/sight.ts';
import { howMany } from '../how-many.ts';
import { skirmish } from './game.ts';
import { DUEL, TRIO } from './play.ts';
import type { Choice, Event, State } from './state.ts';

type SkirmishChronicle = Chronicle<State, Choice, Event>;

const GAMES = howMany({ test: 60, soak: 600 });

function begun(number: number, stops = stopsWhereUseful<State, Choice>): SkirmishChronicle {
  const setup = number % 2 === 0 ? DUEL : TRIO;
  return new Chronicle(skirmish, { setup, seed: `witness ${number}`, salt: 'salt' }, stops);
}

function seatsOf({ match }: SkirmishChronicle): string[] {
  return [...match.state.teams.red, ...match.state.teams.blue];
}

function askersOf(chronicle: SkirmishChronicle): Asker[] {
  return [...seatsOf(chronicle), undefined];
}

/** A choice most of the time; now and then an undo, a redo, a hint. */
function step(chronicle: SkirmishChronicle, random: Random): void {
  const { decision } = chronicle.match;
  const choices = chronicle.choices();
  const seat = decision?.seats[below(random, decision.seats.length)];
  const choice = choices[below(random, Math.max(1, choices.length))];
  if (!seat || !choice) return;
  const what = below(random, 14);
  if (what === 0) chronicle.undo(seat);
  else if (what === 1) chronicle.undo(seat, true);
  else if (what === 2) chronicle.redo(seat);
  else if (what === 3) chronicle.advise(seat, choice);
  else chronicle.choose(seat, choice, what === 4);
}

function restored(chronicle: SkirmishChronicle): SkirmishChronicle {
  // As the store keeps it.
  const snapshot = JSON.parse(JSON.stringify(chronicle.snapshot()));
  return Chronicle.restore(skirmish, chronicle.origin, chronicle.entries, snapshot);
}

/** Everything that anybody could see or do. */
function account(chronicle: SkirmishChronicle): string {
  return JSON.stringify({
    print: chronicle.fingerprint,
    line: chronicle.line,
    undoable: seatsOf(chronicle).map((seat) => chronicle.undoable(seat)),
    sights: askersOf(chronicle).map((asker) => sightOf(chronicle, asker)),
  });
}

describe('a snapshot', () => {
  it(`stands for the whole history, in ${GAMES} games with undos, redos and hints`, () => {
    for (let number = 0; number < GAMES; number++) {
      const chronicle = begun(number);
      const random = randomFrom(`snapshots ${number}`);
      for (let i = 0; i < 30 + (number % 20); i++) step(chronicle, random);
      let other = restored(chronicle);
      expect(account(other), `game ${number}`).toBe(account(chronicle));
      // And what is done afterwards comes to the same: forward, and back beyond where the snapshot was taken.
      const [again, twin] = [randomFrom(`after ${number}`), randomFrom(`after ${number}`)];
      for (let i = 0; i < 12; i++) {
        step(chronicle, again);
        step(other, twin);
        if (i === 5) other = restored(other);
      }
      const seat = seatsOf(chronicle)[0] ?? '';
      for (let i = 0; i < 6; i++) {
        expect(other.undo(seat, true)).toEqual(chronicle.undo(seat, true));
      }
      expect(account(other), `game ${number}`).toBe(account(chronicle));
    }
  });
});

describe('what somebody sees', () => {
  it('is the same whether or not another seat was stopped at its windows', () => {
    let windows = 0;
    for (let number = 0; number < GAMES; number++) {
      const stopped = begun(number, () => true);
      const waved = begun(number, (_, __, question) => question.pass === undefined);
      const random = randomFrom(`windows ${number}`);
      for (let i = 0; i < 60 && waved.match.decision; i++) {
        const { decision } = stopped.match;
        const pass = decision?.question.pass;
        if (decision && pass) {
          // The other table has passed here already, without asking.
          stopped.choose(decision.seats[0] ?? '', pass);
          windows++;
          continue;
        }
        const choices = waved.choices();
        const choice = choices[below(random, choices.length)];
        const seat = waved.match.decision.seats[0] ?? '';
        if (!choice) break;
        stopped.choose(seat, choice);
        waved.choose(seat, choice);
        let open = stopped.match.decision;
        while (open?.question.pass) {
          stopped.choose(open.seats[0] ?? '', open.question.pass);
          windows++;
          open = stopped.match.decision;
        }
        for (const asker of askersOf(waved)) {
          expect(JSON.stringify(sightOf(stopped, asker)), `game ${number}, ${asker}`).toBe(JSON.stringify(sightOf(waved, asker)));
        }
      }
    }
    expect(windows).toBeGreaterThan(GAMES);
  });

  it('names no window, no choice and no event that is not for him', () => {
    let hidden = 0;
    for (let number = 0; number < GAMES; number++) {
      const chronicle = begun(number, () => true);
      const random = randomFrom(`secrets ${number}`);
      for (let i = 0; i < 40; i++) {
        step(chronicle, random);
        const { decision } = chronicle.match;
        for (const asker of askersOf(chronicle)) {
          const isAsked = asker !== undefined && decision?.seats.includes(asker) === true;
          const sight = sightOf(chronicle, asker);
          if (decision?.question.pass && !isAsked) {
            hidden++;
            expect(sight.question).toBeNull();
          }
          if (!isAsked) expect(sight.offers).toEqual([]);
          for (const line of sight.log) expect(isFor(line, asker), JSON.stringify(line)).toBe(true);
          // How others played is remembered only of what he knows they chose.
          const scripted = chronicle.entries.filter((entry, at) => 'scripted' in entry && isKnown(chronicle.audiences[at], asker)).length;
          expect(sight.log.filter((line) => 'mark' in line && line.mark === 'scripted').length).toBeLessThanOrEqual(scripted);
          if (!sight.outcome) expect(sight.dice).toEqual({ commitment: chronicle.commitment });
        }
      }
    }
    expect(hidden).toBeGreaterThan(GAMES);
  });

  it('counts up with everything he gets to know of, and with nothing else', () => {
    const chronicle = begun(1);
    const random = randomFrom('versions');
    const versions = new Map<Asker, number>();
    for (let i = 0; i < 60; i++) {
      step(chronicle, random);
      for (const asker of askersOf(chronicle)) {
        const now = versionFor(chronicle, asker === undefined ? [] : [asker]);
        expect(now).toBeGreaterThanOrEqual(versions.get(asker) ?? 0);
        expect(now).toBeLessThanOrEqual(chronicle.version);
        versions.set(asker, now);
      }
    }
    expect(new Set(versions.values()).size).toBeGreaterThan(1);
  });

  it('noted down as it happens is the same as gone through from the beginning', () => {
    let kept = 0;
    for (let number = 0; number < 30; number++) {
      const chronicle = begun(number);
      const random = randomFrom(`notes ${number}`);
      const notes = new Map(askersOf(chronicle).map((asker) => [asker, new Notes(chronicle, asker)]));
      for (let i = 0; i < 50; i++) {
        step(chronicle, random);
        if (i === 30) chronicle.redeal('red', `fork ${number}`);
        for (const [asker, before] of notes) {
          if (before.goOn()) kept++;
          else notes.set(asker, new Notes(chronicle, asker));
          expect(notes.get(asker)?.lines, `game ${number}, ${asker}`).toEqual(logFor(chronicle, asker));
          expect(notes.get(asker)?.steps).toEqual(sightOf(chronicle, asker).steps);
        }
      }
    }
    expect(kept).toBeGreaterThan(3000);
  });

  it('looking back is what he saw then, and there is nothing to see where he saw nothing', () => {
    const chronicle = begun(2);
    const random = randomFrom('looking back');
    const seen = new Map<string, string>();
    for (let i = 0; i < 50; i++) {
      const choices = chronicle.choices();
      const choice = choices[below(random, Math.max(1, choices.length))];
      const seat = chronicle.match.decision?.seats[0];
      if (!choice || !seat) break;
      chronicle.choose(seat, choice);
      for (const asker of askersOf(chronicle))
        seen.set(`${asker} ${chronicle.line.length}`, JSON.stringify(sightOf(chronicle, asker).view));
    }
    let looked = 0;
    for (const asker of askersOf(chronicle)) {
      const { steps } = sightOf(chronicle, asker);
      for (let at = 1; at <= chronicle.line.length; at++) {
        const view = viewAt(chronicle, asker, at);
        if (!steps.includes(at)) expect(view).toBeUndefined();
        else if (seen.has(`${asker} ${at}`)) {
          looked++;
          expect(JSON.stringify(view)).toBe(seen.get(`${asker} ${at}`));
        }
      }
      expect(viewAt(chronicle, asker, chronicle.line.length + 1)).toBeUndefined();
    }
    expect(looked).toBeGreaterThan(50);
  });
});

describe('who may', () => {
  const held = (seat: string, holder: string | null) => ({ seat, holder });
  const both = [held('red', 'anne'), held('blue', 'anne')];
  const two = [held('red', 'anne'), held('blue', 'ben')];

  /** Played to the end by the scripted player. */
  function playedOut(): SkirmishChronicle {
    const chronicle = begun(0);
    const random = randomFrom('to the end');
    for (;;) {
      const { decision, state } = chronicle.match;
      const seat = decision?.seats[0];
      if (!decision || !seat) return chronicle;
      chronicle.choose(seat, skirmish.player.policy(state, seat, decision.question, chronicle.choices(), random));
    }
  }

  it('have the save, fork and go back beyond: one who holds every seat, and after the end those at the table', () => {
    const [running, over] = [begun(0), playedOut()];
    const codes = (chronicle: SkirmishChronicle, seats: typeof two, visitor?: string) => {
      const present = presenceOf(seats, visitor);
      return [whyNoSave(chronicle, present), whyNoFork(chronicle, present), whyNotBeyond(present)].map((refusal) => refusal?.code);
    };
    const [outside, secrets, alone] = ['not-at-this-table', 'secrets-until-the-end', 'only-alone'];
    expect(codes(running, both, 'anne')).toEqual([undefined, undefined, undefined]);
    expect(codes(running, two, 'anne')).toEqual([secrets, secrets, alone]);
    expect(codes(running, [held('red', 'anne'), held('blue', null)], 'anne')).toEqual([secrets, secrets, alone]);
    expect(codes(running, both, 'ben')).toEqual([outside, outside, alone]);
    expect(codes(running, [held('red', null)], undefined)).toEqual([outside, outside, alone]);
    expect(codes(over, two, 'ben')).toEqual([undefined, undefined, alone]);
    expect(codes(over, two, 'cleo')).toEqual([undefined, outside, alone]);
  });

  it('look from the seat that is asked, or else from the first', () => {
    const chronicle = begun(0);
    expect(chronicle.match.decision?.seats).toEqual(['red']);
    expect(lookingFrom(chronicle, ['blue', 'red'])).toBe('red');
    expect(lookingFrom(chronicle, ['blue'])).toBe('blue');
    expect(lookingFrom(chronicle, [])).toBeUndefined();
  });

  it('learn of a window of others neither by a refusal, nor by a forecast, nor by what could be done again', () => {
    let windows = 0;
    for (let number = 0; number < 20; number++) {
      const chronicle = begun(number, () => true);
      const random = randomFrom(`refusals ${number}`);
      for (let i = 0; i < 40; i++) {
        const before = chronicle.version;
        step(chronicle, random);
        const { decision } = chronicle.match;
        for (const asker of askersOf(chronicle)) {
          const isAsked = asker !== undefined && decision?.seats.includes(asker) === true;
          const seats = asker === undefined ? [] : [asker];
          const known = chronicle.audiences.slice(before).some((audience) => isKnown(audience, asker));
          expect(hasLearned(chronicle, seats, before)).toBe(known);
          expect(whyNotAsked(chronicle, asker) === undefined).toBe(isAsked);
          if (asker !== undefined) expect(whyNoRedo(chronicle, asker) === undefined).toBe(isAsked && chronicle.canRedo);
          if (asker === undefined) expect(mayForecast(chronicle, asker)).toBe(false);
          if (!decision?.question.pass || isAsked) continue;
          windows++;
          expect(whyNotFor(chronicle, asker, decision.question.pass)).toEqual({ code: 'not-your-decision', rule: '', figures: {} });
          expect(mayForecast(chronicle, asker)).toBe(false);
        }
      }
    }
    expect(windows).toBeGreaterThan(100);
  });
});

function isKnown(audience: Audience | undefined, asker: Asker): boolean {
  return audience === 'all' || (asker !== undefined && audience?.includes(asker) === true);
}

function isFor(line: LogLine, asker: Asker): boolean {
  if ('event' in line) return line.event.to === undefined || (asker !== undefined && line.event.to.includes(asker));
  return line.choice === undefined || line.seat === asker;
}

describe('a fork', () => {
  function forked(): { parent: SkirmishChronicle; fork: SkirmishChronicle } {
    const parent = begun(4, () => true);
    const random = randomFrom('fork');
    for (let i = 0; i < 9; i++) {
      const choices = parent.choices();
      const choice = choices[below(random, choices.length)];
      if (choice) parent.choose(parent.match.decision?.seats[0] ?? '', choice);
    }
    const fork = new Chronicle(skirmish, { ...parent.origin, salt: 'other salt' }, () => true);
    for (const entry of parent.entries) fork.replay(entry);
    fork.redeal('red', 'other seed');
    return { parent, fork };
  }

  it('looks the same to the one who made it, and has other dice to come', () => {
    const { parent, fork } = forked();
    expect(fork.match.game.view(fork.match.state, 'red')).toEqual(parent.match.game.view(parent.match.state, 'red'));
    expect(fork.match.state.random).not.toEqual(parent.match.state.random);
    expect(fork.commitment).not.toBe(parent.commitment);
    expect(fork.seed).toBe('other seed');
  });

  it('is not left by going back', () => {
    const { fork } = forked();
    expect(fork.undo('red', true)?.code).toBe('nothing-to-undo');
    const [choice] = fork.choices();
    const seat = fork.match.decision?.seats[0] ?? '';
    const before = fork.fingerprint;
    if (choice) fork.choose(seat, choice);
    expect(fork.undo(seat, true)).toBeUndefined();
    expect(fork.fingerprint).toBe(before);
    expect(fork.undo(seat, true)?.code).toBe('nothing-to-undo');
  });

  it('is saved, and its dice can be checked', () => {
    const { fork } = forked();
    const random = randomFrom('after the fork');
    for (let i = 0; i < 12; i++) step(fork, random);
    const save = saveOf(fork);
    expect(fork.entries.map(entryText)).toContain('red redeal other seed');
    const replayed = replaySave(skirmish, save, { verify: true });
    expect(replayed.ok && replayed.value.diverged).toBeUndefined();
    expect(replayed.ok && replayed.value.chronicle.fingerprint).toBe(fork.fingerprint);
    const swapped = { ...save, history: save.history.map((line) => line.replace('redeal other seed', 'redeal better seed')) };
    expect(replaySave(skirmish, swapped, { verify: true })).toEqual({ ok: false, fault: { code: 'dice-commitment-broken', figures: {} } });
    expect(account(restored(fork))).toBe(account(fork));
  });
});
