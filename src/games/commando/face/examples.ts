/** All executable examples of Commando; one file to load. */
import { type Example, readExample } from '../../../kernel/example.ts';

const FILES = import.meta.glob<string>('../examples/*.json', { query: '?raw', import: 'default', eager: true });

export const EXAMPLES: readonly Example[] = Object.values(FILES).flatMap((text) => {
  const read = readExample(text);
  return read.ok ? [read.value] : [];
});
