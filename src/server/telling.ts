/** Telling everybody at a table what has changed, each as much as he may see. */
import type { LogLine } from '../kernel/witness.ts';
import type { LiveMessage } from '../wire/wire.ts';
import type { Listener, LiveTable } from './live-table.ts';
import { type Sighting, sceneText } from './scene.ts';

/**
 * Those who may see the same are told the same: many who watch cost one telling. Whoever would be told nothing new is
 * told nothing: the mere number of messages would give away what others do in secret.
 */
export function tellAll(table: LiveTable): void {
  const messages = new Map<Sighting | undefined, Map<Sighting, Buffer | undefined>>();
  for (const listener of table.listeners) {
    const { told } = listener;
    const now = table.sightingFor(table.askerFor(listener.visitor, listener.seat));
    const since = messages.get(told) ?? new Map<Sighting, Buffer | undefined>();
    messages.set(told, since);
    if (!since.has(now)) since.set(now, changeFrom(told, now));
    const message = since.get(now);
    listener.told = now;
    if (message !== undefined) listener.send(message);
  }
}

/** Somebody who has just come gets everything at once. */
export function tellNewcomer(table: LiveTable, listener: Listener): void {
  table.listeners.add(listener);
  listener.told = table.sightingFor(table.askerFor(listener.visitor, listener.seat));
  listener.send(sceneMessage(listener.told, 0));
}

/** The scene now, with those lines of the log that were not told before; undefined where all of it was. */
function changeFrom(before: Sighting | undefined, now: Sighting): Buffer | undefined {
  if (before === now) return undefined;
  // Of another seat's log, too: whoever looks from a seat of his has that one before him until he looks from the next.
  const from = commonLines(before, now);
  const isTold = before?.still === now.still && before.length === from && now.length === from;
  return isTold ? undefined : sceneMessage(now, from);
}

/** As `said` would write it; as bytes, because many may get the same. */
function sceneMessage(sighting: Sighting, from: number): Buffer {
  return Buffer.from(`{"type":"scene","scene":${sceneText(sighting, from)}}`);
}

export function said(message: LiveMessage): string {
  return JSON.stringify(message);
}

/** How many lines of the log two sightings have in common from the beginning. */
function commonLines(before: Sighting | undefined, now: Sighting): number {
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
