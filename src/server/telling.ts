/** Telling everybody at a table what has changed, each as much as he may see. */
import type { LogLine } from '../kernel/witness.ts';
import type { LiveMessage } from '../wire/wire.ts';
import type { Listener, LiveTable, Telling } from './live-table.ts';
import { sightingOf } from './scene.ts';

/**
 * Those who may see the same are told the same: many who watch cost one telling. Whoever would be told nothing new is
 * told nothing: the mere number of messages would give away what others do in secret.
 */
export function tellAll(table: LiveTable): void {
  const messages = new Map<string, string | undefined>();
  for (const listener of table.listeners) {
    const key = keyOf(table, listener);
    if (!messages.has(key)) messages.set(key, changeFor(table, listener, key));
    const message = messages.get(key);
    if (message !== undefined) listener.send(message);
  }
}

/** Somebody who has just come gets everything at once. */
export function tellNewcomer(table: LiveTable, listener: Listener): void {
  const key = keyOf(table, listener);
  const isFirst = ![...table.listeners].some((other) => keyOf(table, other) === key);
  const telling = tellingFor(table, listener, key);
  if (isFirst) table.lastTold.set(key, telling);
  table.listeners.add(listener);
  listener.send(sceneText(telling, 0));
}

/** To a table, all are one who have no seat at it. */
function keyOf(table: LiveTable, { visitor }: Listener): string {
  const asker = table.askerFor(visitor);
  return asker === undefined ? '' : `${asker} ${visitor}`;
}

/** The scene now, with those lines of the log that were not told before; undefined where all of it was. */
function changeFor(table: LiveTable, listener: Listener, key: string): string | undefined {
  const before = table.lastTold.get(key);
  const now = tellingFor(table, listener, key);
  table.lastTold.set(key, now);
  const from = commonLines(before?.lines ?? [], now.lines);
  const isTold = before?.scene === now.scene && before.lines.length === from && now.lines.length === from;
  return isTold ? undefined : sceneText(now, from);
}

/** The message of a scene, as `said` would write it, without writing the scene down a second time. */
function sceneText({ scene, lines }: Telling, from: number): string {
  return `{"type":"scene","scene":${scene.slice(0, -1)},"log":${JSON.stringify({ from, lines: lines.slice(from) })}}}`;
}

function tellingFor(table: LiveTable, { visitor }: Listener, key: string): Telling {
  const { still, lines } = sightingOf(table, key === '' ? undefined : visitor);
  return { scene: JSON.stringify(still), lines };
}

export function said(message: LiveMessage): string {
  return JSON.stringify(message);
}

/** How many lines of the log two tellings have in common from the beginning. */
function commonLines(before: readonly LogLine[], after: readonly LogLine[]): number {
  let common = 0;
  while (common < before.length && common < after.length && sameLine(before[common], after[common])) common++;
  return common;
}

/** An event is told once and kept: the same event is the same object. */
function sameLine(one: LogLine | undefined, other: LogLine | undefined): boolean {
  if (!one || !other || one.step !== other.step) return false;
  if ('event' in one) return 'event' in other && one.event === other.event;
  return 'mark' in other && one.mark === other.mark && one.choice === other.choice;
}
