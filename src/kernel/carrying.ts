/**
 * A game goes on from where it stood, although the rules are others by now. What had been answered since its last checkpoint is played
 * again by today's rules, for between checkpoints only the rules themselves know what they were about.
 */
import type { Origin } from './annals.ts';
import type { Entry } from './entry.ts';
import type { Choice, Game, GameEvent, GameState, KeptContent } from './game.ts';
import { entriesFrom, type Replayed, replayEntries } from './save.ts';
import { inTodaysShape } from './shapes.ts';
import type { Snapshot } from './snapshot.ts';

/** `rules` are those that the snapshot was taken under; undefined where it is of no use today. */
export function carriedOver<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  origin: Origin,
  lines: readonly string[],
  { rules, snapshot: taken }: { readonly rules: string; readonly snapshot: Snapshot<GameState, GameEvent> },
): Replayed<S, C, E> | undefined {
  const isUnnumbered = taken.shape === undefined && game.unnumbered?.includes(rules);
  const snapshot = inTodaysShape(game, isUnnumbered ? { ...taken, shape: 1 } : taken);
  const entries = entriesFrom(game, lines);
  if (!snapshot || !entries) return undefined;
  const standing = atCheckpoint(entries, { ...snapshot, checkpoint: asItBegan(game.kept, snapshot, rules) });
  const carried = { rules, step: taken.line.length, entries: entries.slice(0, standing.version), snapshot: standing };
  return replayEntries(game, { ...origin, carried }, lines, true);
}

/** With the content that it began with, where that is other content today. */
function asItBegan(
  kept: KeptContent<GameState> | undefined,
  { checkpoint, content }: Snapshot<GameState, GameEvent>,
  rules: string,
): GameState {
  const began = content ?? kept?.before?.(rules, checkpoint);
  if (!kept || began === undefined) return checkpoint;
  return JSON.stringify(began) === JSON.stringify(kept.of(checkpoint)) ? checkpoint : kept.put(checkpoint, began);
}

/** The same game as it stood at the checkpoint that the snapshot begins from. */
function atCheckpoint<S, E>(entries: readonly Entry[], { carried: _, content: __, ...snapshot }: Snapshot<S, E>): Snapshot<S, E> {
  const { since, line, told, audiences, undone } = snapshot;
  const version = versionAtCheckpoint(entries, snapshot);
  const stood = line.filter(([index]) => index < version);
  return {
    ...snapshot,
    version,
    since: [],
    line: stood,
    // What was told at the beginning is of the same version as the first entry.
    told: told.filter((one) => one.version < version || one.step === 0),
    audiences: audiences.slice(0, version),
    undone: since.length === 0 ? undone : [],
    floor: stood.length,
  };
}

/** Whatever was done since stands at the end of the line, of the deals, of all entries. */
function versionAtCheckpoint<S, E>(entries: readonly Entry[], { version, since, line }: Snapshot<S, E>): number {
  const chosen = since.filter((answer) => 'choice' in answer).length;
  const dealt = since.filter((answer) => 'redeal' in answer).length;
  const deals = entries.slice(0, version).flatMap((entry, index) => ('redeal' in entry ? [index] : []));
  const firsts = [
    line[line.length - chosen]?.[0],
    deals[deals.length - dealt],
    since.some((answer) => 'outcome' in answer) ? entries.findLastIndex((entry) => 'ends' in entry) : undefined,
  ];
  return Math.min(version, ...firsts.flatMap((first) => first ?? []));
}
