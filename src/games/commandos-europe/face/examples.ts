/** All executable examples of Commandos: Europe; one file to load. */
import { examplesIn } from '../../../kernel/example.ts';

export const EXAMPLES = examplesIn(import.meta.glob<string>('../examples/*.json', { query: '?raw', import: 'default', eager: true }));
