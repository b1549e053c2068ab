/** Combat Commander on a terminal: the situation, what is worth knowing about a choice, the map, and who sees whom. */
export { detail } from './terminal-detail.ts';
export { map } from './terminal-map.ts';
export { printed, sight } from './terminal-sight.ts';
export { situation } from './terminal-situation.ts';
