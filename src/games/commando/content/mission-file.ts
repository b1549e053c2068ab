/**
 * A mission of somebody's own, in a file: a Mission card, the theatre of the shelf it is played in, and its words.
 * docs/missions.md describes the format.
 */
import { z } from 'zod';
import type { Fault, Result, SetupInfo } from '../../../kernel/game.ts';
import { interned } from '../../../kernel/interned.ts';
import type { Language, Texts } from '../../../words/texts.ts';
import { misshapen } from '../../misshapen.ts';
import { ANY_MISSION, CAMPAIGN, type Mission, missionFrom } from './mission.ts';
import { faultsInMission, found } from './mission-check.ts';
import { id, MissionEntry, type Sheet } from './theatre.ts';
import { THEATRES } from './theatres.ts';

const words = z.strictObject({ title: z.string().min(1).max(80), text: z.string().min(1).max(1000) });

const MissionFile = MissionEntry.extend({
  mission: z.literal(1),
  game: z.literal('commando'),
  theatre: id,
  /** Title and briefing. */
  words: z.strictObject({ en: words, fr: words }),
});

/** Two of three marks will do: the third may be what is wrong with it. */
export function isMissionFile(data: object): boolean {
  const marks = ['mission' in data, 'theatre' in data, 'game' in data && data.game === 'commando'];
  return marks.filter((has) => has).length > 1;
}

/** Everything that is wrong with it; a file of the wrong shape is not looked into any further. */
export function faultsInMissionFile(data: unknown): Fault[] {
  const read = MissionFile.safeParse(data);
  if (!read.success) return read.error.issues.flatMap(misshapen);
  const mission = read.data;
  const sheet = THEATRES.find((theatre) => theatre.id === mission.theatre)?.sheet;
  if (!sheet) return [found('unknown-theatre', { where: 'theatre', id: mission.theatre, known: THEATRES.map((theatre) => theatre.id) })];
  const unknown = mission.barred.filter((space) => !sheet.spaces.some((entry) => entry.id === space));
  return [
    ...(isTaken(mission.id, sheet) ? [found('id-taken', { where: 'id', id: mission.id })] : []),
    ...unknown.map((space) => found('unknown-id', { where: 'barred', id: space })),
    ...faultsInMission(sheet, mission),
  ];
}

/**
 * Whatever is played with goes by its id, and has one name only. A mission of the sheet may be called the same: it is not
 * played at that table.
 */
function isTaken(wanted: string, sheet: Sheet): boolean {
  return [
    [sheet.theatre, ANY_MISSION, CAMPAIGN],
    sheet.spaces.map((space) => space.id),
    Object.keys(sheet.terrain),
    [...sheet.units, ...sheet.opfor].map(({ type }) => type),
    sheet.events.map((card) => card.id),
  ].some((ids) => ids.includes(wanted));
}

/** What can be set up from a file: its one mission. */
export function setupsIn(data: unknown): Result<readonly [SetupInfo]> {
  if (typeof data === 'object' && data !== null && !isMissionFile(data)) return { ok: false, fault: found('no-mission-file') };
  const [wrong] = faultsInMissionFile(data);
  if (wrong) return { ok: false, fault: wrong };
  return { ok: true, value: [{ id: setupId(MissionFile.parse(data)) }] };
}

function setupId({ theatre, id: mission }: { readonly theatre: string; readonly id: string }): string {
  return `${theatre}/${mission}`;
}

/** The Mission card of a file that is in order. */
export function missionIn(data: unknown): Mission {
  const { barred, ...card } = MissionFile.parse(data);
  return missionFrom({ ...card, id: interned(card.id), barred: barred.map(interned) });
}

export function wordsIn(data: unknown, language: Language): Texts {
  const file = MissionFile.parse(data);
  const { title, text } = file.words[language];
  return { mission: { [file.id]: { title, text } }, 'setup-help': { setup: { [setupId(file)]: { text } } } };
}
