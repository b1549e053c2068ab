/** Telling everybody at a table what has changed, each as much as he may see. */
import type { Asker } from '../kernel/witness/audience.ts';
import type { LogLine } from '../kernel/witness/log.ts';
import type { LiveMessage } from '../wire/wire.ts';
import type { Listener } from './listener.ts';
import type { LiveTable } from './live-table.ts';
import { type Log, type Sighting, sceneText } from './scene.ts';

/**
 * Those who may see the same are told the same: many who watch cost one telling. Whoever would be told nothing new is
 * told nothing: the mere number of messages would give away what others do in secret.
 */
export function tellAll(table: LiveTable): void {
  const messages = new Map<Log | undefined, Map<Sighting, Buffer | undefined>>();
  for (const listener of table.listeners) {
    const { told, seat } = listener;
    // Another hand of his may belong to somebody who sits beside him.
    if (seat !== undefined && table.holderOf(seat) !== listener.visitor) {
      table.listeners.delete(listener);
      listener.unseat(seat);
      continue;
    }
    const asker = table.askerFor(listener.visitor, listener.seat);
    const now = table.sightingFor(asker);
    const before = logBefore(listener, asker);
    const since = messages.get(before) ?? new Map<Sighting, Buffer | undefined>();
    messages.set(before, since);
    if (!since.has(now)) since.set(now, changeFrom(told, before, now));
    const message = since.get(now);
    noteTold(listener, asker, now);
    if (message !== undefined) listener.send(message);
  }
  table.haveSeen();
}

/** Somebody who has just come gets everything at once. */
export function tellNewcomer(table: LiveTable, listener: Listener, known?: number): void {
  table.listeners.add(listener);
  const asker = table.askerFor(listener.visitor, listener.seat);
  const now = table.sightingFor(asker);
  noteTold(listener, asker, now);
  listener.send(sceneMessage(now, 0, known));
}

/**
 * The log that he has before him. Whoever looks from another seat than before has that of the last one, unless he has
 * kept this one's since he last looked from there.
 */
function logBefore({ told, asker: last, logs }: Listener, asker: Asker): Log | undefined {
  return logs && last !== asker ? logs.get(asker) : told;
}

function noteTold(listener: Listener, asker: Asker, now: Sighting): void {
  listener.told = now;
  listener.asker = asker;
  listener.logs?.set(asker, { lines: now.lines, length: now.length });
}

/** The scene now, with those lines of the log that he does not have; undefined where he was told all of it. */
function changeFrom(told: Sighting | undefined, before: Log | undefined, now: Sighting): Buffer | undefined {
  if (told === now) return undefined;
  const from = commonLines(before, now);
  const isTold = told?.still === now.still && told.length === from && now.length === from;
  return isTold ? undefined : sceneMessage(now, from, told && Math.max(from, linesAt(now, told.step)));
}

/** How many lines of the log were told of the first so many choices. */
function linesAt({ lines, length }: Log, step: number): number {
  let known = length;
  while (known > 0 && (lines[known - 1]?.step ?? 0) > step) known--;
  return known;
}

/** As `said` would write it; as bytes, because many may get the same. */
function sceneMessage(sighting: Sighting, from: number, known?: number): Buffer {
  return Buffer.from(`{"type":"scene","scene":${sceneText(sighting, from, known)}}`);
}

export function said(message: LiveMessage): string {
  return JSON.stringify(message);
}

/** How many lines two logs have in common from the beginning. */
function commonLines(before: Log | undefined, now: Log): number {
  const most = Math.min(before?.length ?? 0, now.length);
  // Lines that were written down are only added to.
  if (before?.lines === now.lines) return most;
  let common = 0;
  while (common < most && sameLine(before?.lines[common], now.lines[common])) common++;
  return common;
}

/** An event is told once and kept: the same event is the same object. */
function sameLine(one: LogLine | undefined, other: LogLine | undefined): boolean {
  if (!one || !other || one.step !== other.step) return false;
  if ('event' in one) return 'event' in other && one.event === other.event;
  return 'mark' in other && one.mark === other.mark && one.choice === other.choice;
}
