/** Commandos: Europe as it stands on the shelf. */
import { anyGame, type Box } from '../box.ts';
import { RaidFile } from './content/content-file.ts';
import { faultsInMap, isMapFile } from './content/map-check.ts';
import { commandosEurope } from './game.ts';
import { faultsInRaid, isRaidFile } from './reckoning/raid-check.ts';
import { diceIn } from './statistics.ts';
import { detail } from './terminal/detail.ts';
import { map } from './terminal/map.ts';
import { briefing, situation } from './terminal/situation.ts';
import { TEXTS } from './text/texts.ts';
import { UNTESTABLE } from './untestable.ts';
import type { View } from './view.ts';
import type { Choice, Event } from './vocabulary.ts';

// Only the game's own views, choices and events ever reach these functions: whoever holds a box hands back what came out of it.
export const COMMANDOS_EUROPE: Box = {
  game: anyGame(commandosEurope),
  dice: (event) => diceIn(event as Event),
  texts: TEXTS,
  untestable: UNTESTABLE,
  terminal: {
    briefing: (view, speaker) => briefing(view as View, speaker),
    situation: (view, speaker) => situation(view as View, speaker),
    detail: (view, choice, speaker) => detail(view as View, choice as Choice, speaker),
    map: (view, speaker) => map(view as View, speaker),
  },
  content: {
    recognises: (data) => isMapFile(data) || isRaidFile(data),
    check: (data) => (isRaidFile(data) ? faultsInRaid(data) : faultsInMap(data)),
    words(data, language) {
      const { id, words } = RaidFile.parse(data);
      const own = words?.[language];
      return own && { name: { ...own.names, [id]: own.title } };
    },
  },
};
