/** Combat Commander on a terminal: the situation, what is worth knowing about a choice, the map, and who sees whom. */
export { briefing } from './terminal-briefing.ts';
export { detail } from './terminal-detail.ts';
export { map } from './terminal-map.ts';
export { progress } from './terminal-progress.ts';
export { printed, sight } from './terminal-sight.ts';
export { situation } from './terminal-situation.ts';
