/** 19.2 What each face of a die does, by the Battle Results Table of whoever fires, in one short line. */
import type { Speaker } from '../../../words/speaker.ts';
import type { BattleResult } from '../content/terms.ts';
import type { Theatre } from '../content/theatres.ts';
import type { Side } from './playing/story.ts';

export function dieLegend({ sheet }: Theatre, side: Side, speaker: Speaker): string {
  const table: readonly BattleResult[] = sheet.battleResults[side];
  const results = table.filter((result, i) => table.indexOf(result) === i);
  return results.map((result) => `${facesOf(table, result)} ${speaker.say(`result ${result}`)}`).join(' · ');
}

/** Faces that follow each other are written from the first to the last. */
function facesOf(table: readonly BattleResult[], wanted: BattleResult): string {
  const faces = table.flatMap((result, i) => (result === wanted ? [i + 1] : []));
  const [first = 0, last = first] = [faces[0], faces.at(-1)];
  if (faces.length === 1) return `${first}`;
  return last - first + 1 === faces.length ? `${first}–${last}` : faces.join(', ');
}
