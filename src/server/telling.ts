/** Telling everybody at a table what has changed, each as much as he may see. */
import type { LogLine } from '../kernel/witness.ts';
import type { LiveMessage } from '../wire/wire.ts';
import type { LiveTable } from './live-table.ts';
import { sceneOf } from './scene.ts';

/** Those who may see the same are told the same: many who watch cost one telling. */
export function tellAll(table: LiveTable): void {
  const messages = new Map<string, string>();
  for (const listener of table.listeners) {
    const asker = table.askerFor(listener.visitor);
    const key = asker === undefined ? '' : `${asker} ${listener.visitor}`;
    const message = messages.get(key) ?? changeFor(table, asker === undefined ? undefined : listener.visitor, key);
    messages.set(key, message);
    listener.send(message);
  }
}

/** The scene now, with those lines of the log that were not told before. */
function changeFor(table: LiveTable, visitor: string | undefined, key: string): string {
  const scene = sceneOf(table, visitor, table.askerFor(visitor));
  const { lines } = scene.log;
  const from = commonLines(table.lastTold.get(key) ?? [], lines);
  table.lastTold.set(key, lines);
  return said({ type: 'scene', scene: { ...scene, log: { from, lines: lines.slice(from) } } });
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
