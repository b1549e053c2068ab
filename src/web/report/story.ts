/** All that was told at a table, from its beginning on, for those who come to read and not to play. */
import type { ToldThen } from '../../games/face.ts';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { Scene } from '../../wire/wire.ts';
import { api } from '../api.ts';

export interface Story {
  readonly scene: Scene;
  readonly lines: readonly LogLine[];
}

export async function storyOf(id: string, ask: Pick<typeof api, 'table' | 'earlier'> = api): Promise<Story> {
  const scene = await ask.table(id);
  let { from, lines } = scene.log;
  while (from > 0) {
    const part = await ask.earlier(id, from, scene.seat);
    // Whoever is told nothing more would ask for ever.
    if (part.from >= from) break;
    lines = [...part.lines.slice(0, from - part.from), ...lines];
    from = part.from;
  }
  return { scene, lines };
}

export function toldIn(lines: readonly LogLine[]): ToldThen[] {
  return lines.flatMap((line) => ('event' in line ? [{ step: line.step, event: line.event }] : []));
}

const UNFAIR: readonly string[] = ['scripted', 'beyond', 'fork'];

/** Nobody chose for whoever sat there, and no die was thrown again. */
export function isFair(lines: readonly LogLine[]): boolean {
  return !lines.some((line) => 'mark' in line && UNFAIR.includes(line.mark));
}
