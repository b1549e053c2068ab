/**
 * At a table of several people a window must not tell by the clock whether there was something to play. Everybody is
 * stopped at it; whoever has nothing passes by himself, as late as the person would who holds the seat, and so does whoever
 * is spared the question or does not wish to be asked, whether or not he is there.
 */
import { randomInt } from 'node:crypto';
import type { Entry } from '../kernel/entry.ts';
import type { Seat } from '../kernel/game.ts';
import { isSecret } from '../kernel/legality.ts';
import type { LiveTable } from './live-table.ts';
import { isShared } from './seats.ts';
import { isHardlyWorth, isWishedAway } from './stops.ts';
import type { OpenWindow } from './under-way.ts';

/** What people take who look, think and let it go by, in milliseconds: for one of whom nothing is known yet. */
const USUAL = [600, 700, 800, 900, 1_000, 1_100, 1_200, 1_350, 1_500, 1_700, 2_000, 2_600];
/** Once so many of his own are known, they alone count. */
const ENOUGH = 8;
/** Of his own, the last so many count. */
const REMEMBERED = 32;
/** Whoever takes longer does something else. */
const LONGEST = 15_000;
/** No two waits are alike, as with people: up to so much more or less. */
const SPREAD = 0.2;
/** So many people are remembered. */
const PEOPLE = 10_000;

/** A chance between 0 and 1. */
type Lot = () => number;

const byLot: Lot = () => randomInt(2 ** 32) / 2 ** 32;

/** How long people take to let a window go by, each his own way. */
export class Paces {
  readonly #lot: Lot;
  /** The one heard of last comes last. */
  readonly #people = new Map<string, number[]>();

  constructor(lot: Lot = byLot) {
    this.#lot = lot;
  }

  note(person: string, took: number): void {
    const own = this.#people.get(person) ?? [];
    own.push(Math.min(took, LONGEST));
    if (own.length > REMEMBERED) own.shift();
    this.#people.delete(person);
    this.#people.set(person, own);
    for (const [oldest] of this.#people) if (this.#people.size > PEOPLE) this.#people.delete(oldest);
  }

  /** As long as that person might take, or somebody, where nobody sits. */
  draw(person: string | undefined): number {
    const own = this.#people.get(person ?? '') ?? [];
    const isOwn = this.#lot() * ENOUGH < own.length;
    const times = isOwn ? own : USUAL;
    const time = times[Math.floor(this.#lot() * times.length)] ?? LONGEST;
    return Math.round(time * (1 + SPREAD * (2 * this.#lot() - 1)));
  }
}

export interface Clock {
  now(): number;
  /** Does it later; what it returns calls that off. */
  after(milliseconds: number, act: () => void): () => void;
}

export class Windows {
  readonly #clock: Clock;
  readonly #paces: Paces;
  readonly #pass: (table: LiveTable, seat: Seat) => void;

  constructor(clock: Clock, pass: (table: LiveTable, seat: Seat) => void, paces = new Paces()) {
    this.#clock = clock;
    this.#pass = pass;
    this.#paces = paces;
  }

  /** To be called whenever the table has changed. */
  attend(table: LiveTable): void {
    const window = openAt(table);
    if (table.window?.key !== window?.key) {
      this.close(table);
      table.window = window && {
        ...window,
        spared: new Set(peopleAsked(table).filter((seat) => isHardlyWorth(table, seat))),
        since: this.#clock.now(),
        passing: new Map(),
      };
    }
    if (!table.window) return;
    const { passing } = table.window;
    const now = peopleAsked(table).filter((seat) => this.isLeaving(table, seat));
    for (const [seat, callOff] of passing) {
      if (now.includes(seat)) continue;
      callOff();
      passing.delete(seat);
    }
    for (const seat of now) if (!passing.has(seat)) passing.set(seat, this.#passLater(table, seat, passing));
  }

  /** Whether a window goes by for the seat: it has nothing to play at it, is spared the question, or does not wish to be asked. */
  isLeaving(table: LiveTable, seat: Seat): boolean {
    const { chronicle, diverged } = table;
    if (diverged || !peopleAsked(table).includes(seat)) return false;
    return (table.keepsSecrets && chronicle.idle.includes(seat)) || isWishedAway(table, seat) || table.isSpared(seat);
  }

  #passLater(table: LiveTable, seat: Seat, passing: OpenWindow['passing']): () => void {
    const isWatched = isShared(table.kept.seats);
    return this.#clock.after(isWatched ? this.#paces.draw(table.holderOf(seat)) : 0, () => {
      passing.delete(seat);
      this.#pass(table, seat);
    });
  }

  /** Somebody has let the window go by that was open until now: he was seen to take so long. */
  noteAnswer(table: LiveTable, entry: Entry | undefined): void {
    const { window } = table;
    if (!window || !entry || !('choice' in entry) || entry.choice !== window.pass || entry.unasked || entry.sole || entry.scripted) return;
    if (!window.isSecret || table.isScripted(entry.seat)) return;
    const person = table.holderOf(entry.seat);
    if (person !== undefined) this.#paces.note(person, this.#clock.now() - window.since);
  }

  close(table: LiveTable): void {
    for (const callOff of table.window?.passing.values() ?? []) callOff();
    table.window = undefined;
  }
}

/** Another one has another key: others are asked, or something has been told. */
function openAt({ chronicle, game, keepsSecrets }: LiveTable): Pick<OpenWindow, 'key' | 'asks' | 'pass' | 'isSecret'> | undefined {
  const question = chronicle.match.decision?.question;
  if (!question?.pass) return undefined;
  const key = `${question.asks} ${chronicle.told.length}`;
  return { key, asks: question.asks, pass: game.choiceText(question.pass), isSecret: keepsSecrets && isSecret(question) };
}

/** Scripted players answer in their own time: scripted.ts. */
function peopleAsked(table: LiveTable): readonly Seat[] {
  return (table.chronicle.match.decision?.seats ?? []).filter((seat) => !table.isScripted(seat));
}
