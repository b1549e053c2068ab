/** The drawings of our theatres. */
import highlands from './highlands.json' with { type: 'json' };
import type { Drawing } from './schema.ts';
import westernDesert from './western-desert.json' with { type: 'json' };

// Held against the schema by a test, not each time a map is drawn.
const SHEETS = [westernDesert, highlands] as unknown as readonly Drawing[];

export function drawingOf(theatre: string): Drawing | undefined {
  return SHEETS.find((drawing) => drawing.theatre === theatre);
}
