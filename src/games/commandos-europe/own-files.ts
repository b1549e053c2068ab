/** Maps and raids of somebody's own: what is wrong with a file, and the words it brings. */
import type { ContentCheck } from '../box.ts';
import { raidFrom } from './content/content-file.ts';
import { isMapFile } from './content/map-file.ts';
import { faultsInOwnMap, faultsInRaid, isRaidFile } from './reckoning/raid-check.ts';

export const CONTENT: ContentCheck = {
  recognises: (data) => isMapFile(data) || isRaidFile(data),
  check: (data) => (isRaidFile(data) ? faultsInRaid(data) : faultsInOwnMap(data)),
  words(data, language) {
    const { id, words } = raidFrom(data);
    const own = words?.[language];
    if (isMapFile(data)) return { name: { [id]: id } };
    return own && { name: { ...own.names, [id]: own.title } };
  },
};
