/** An arrangement from outside, of an example or a puzzle, becomes a position; or the fault in it is named. */
import { z } from 'zod';
import type { Random } from '../../kernel/dice.ts';
import { fault, type Result } from '../../kernel/game.ts';
import { readArrangement } from '../../kernel/reading.ts';
import { AIR_AVAILABLE, RECRUIT_BOX } from './boxes.ts';
import { THEATRES, type Theatre } from './content/theatres.ts';
import { houseRules, isHouseRule } from './options.ts';
import { STANDING, type State, standingOf, type Unit } from './state.ts';

const Arrangement = z.strictObject({
  theatre: z.string(),
  mission: z.string(),
  ops: z.int().optional(),
  kia: z.int().default(0),
  rp: z.int().min(0).default(0),
  options: z.record(z.string(), z.string()).default({}),
  /** Unit id to space, or `air-available`; everybody else is in the Recruit Box. */
  units: z.record(z.string(), z.string()).default({}),
  jumped: z.array(z.string()).default([]),
  /** In the Recruit Box because of an availability check. */
  worn: z.array(z.string()).default([]),
  /** In the Recruit Box, though they have been in play in this mission. */
  served: z.array(z.string()).default([]),
  objectives: z.array(z.strictObject({ at: z.string(), real: z.boolean(), faceUp: z.boolean().default(false) })).default([]),
  /** Event cards as they will be drawn; the others lie below them in the order of the sheet. */
  cards: z.array(z.string()).default([]),
  discards: z.array(z.string()).default([]),
  intel: z.array(z.string()).default([]),
  forwardBases: z.array(z.string()).default([]),
  /** OPFOR as they will be picked; the others come after them in the order of the sheet. */
  bin: z.array(z.string()).default([]),
  /** 31.0 Missions won before, and losses in a row; makes it a campaign. */
  campaign: z.strictObject({ won: z.array(z.string()).default([]), lossesInARow: z.int().min(0).max(1).default(0) }).optional(),
  /** From `mission` the set-up itself is played (7.0): the position begins with the Mission card drawn. */
  phase: z.enum(['mission', 'recruiting', 'operations']).default('operations'),
});
type Arrangement = z.infer<typeof Arrangement>;

export function arrange(data: unknown, random: Random): Result<State> {
  const read = readArrangement(Arrangement, data);
  if (!read.ok) return read;
  const a = read.value;
  const theatre = THEATRES.find(({ id }) => id === a.theatre);
  if (!theatre) return fault('arrangement-unknown', { where: 'theatre', id: a.theatre });
  const unknown = firstUnknown(theatre, a);
  if (unknown) return fault('arrangement-unknown', unknown);
  return { ok: true, value: stateFrom(theatre, a, random) };
}

function firstUnknown(theatre: Theatre, a: Arrangement): { where: string; id: string } | undefined {
  const misplaced = Object.entries(a.units).find(([id, at]) => theatre.has('unit', id) && !standsAt(theatre, id, at));
  if (misplaced) return { where: `units.${misplaced[0]}`, id: misplaced[1] };
  const rule = Object.entries(a.options).find(([id, value]) => !isHouseRule(id, value));
  if (rule) return { where: `options.${rule[0]}`, id: rule[1] };
  const named: [string, readonly string[], (id: string) => boolean][] = [
    ['mission', [a.mission, ...(a.campaign?.won ?? [])], (id) => theatre.has('mission', id)],
    ['units', [...Object.keys(a.units), ...a.jumped, ...a.worn, ...a.served], (id) => theatre.has('unit', id)],
    ['objectives', a.objectives.map(({ at }) => at), (id) => theatre.isSpace(id)],
    ['forwardBases', a.forwardBases, (id) => theatre.isSpace(id)],
    ['cards', [...a.cards, ...a.discards, ...a.intel], (id) => theatre.has('card', id)],
    ['bin', a.bin, (id) => theatre.has('opfor', id)],
  ];
  for (const [where, ids, known] of named) {
    const id = ids.find((name) => !known(name));
    if (id !== undefined) return { where, id };
  }
  return undefined;
}

/** Aircraft have a box of their own; everybody else stands in a space. */
function standsAt(theatre: Theatre, unit: string, at: string): boolean {
  return theatre.unit(unit).air ? at === AIR_AVAILABLE : theatre.isSpace(at);
}

function stateFrom(theatre: Theatre, a: Arrangement, random: Random): State {
  const elsewhere = new Set([...a.cards, ...a.discards, ...a.intel]);
  const rest = theatre.sheet.events.map(({ id }) => id).filter((id) => !elsewhere.has(id));
  const unit = (id: string): Unit => ({
    id,
    at: a.units[id] ?? RECRUIT_BOX,
    panicked: false,
    jumped: a.jumped.includes(id),
    worn: a.worn.includes(id),
    served: [...Object.keys(a.units), ...a.worn, ...a.served].includes(id),
    aboard: '',
  });
  const mission = theatre.mission(a.mission);
  const units = theatre.units.map(({ id }) => unit(id));
  return {
    [STANDING]: standingOf({ theatre: theatre.id, units, operation: undefined }),
    random,
    theatre: theatre.id,
    rules: houseRules({ id: '', options: a.options }),
    phase: a.phase,
    missions: a.campaign ? theatre.sheet.missions.map(({ id }) => id).filter((id) => !a.campaign?.won.includes(id)) : [a.mission],
    mission: a.mission,
    ownMission: undefined,
    ops: a.ops ?? mission.ops,
    kia: a.kia,
    losses: 0,
    rp: a.rp,
    units,
    objectives: a.objectives.map(({ at, real, faceUp }, i) => ({ id: `objective-${i + 1}`, at, real, faceUp, carrier: '' })),
    bin: [...a.bin, ...theatre.opfor.map(({ id }) => id).filter((id) => !a.bin.includes(id))],
    opfor: [],
    surprise: '',
    // the next card is the last of the pile
    deck: { pile: [...a.cards, ...rest].reverse(), discards: a.discards.slice() },
    intel: a.intel.slice(),
    forwardBases: a.forwardBases.slice(),
    leadersToPlace: [],
    operation: undefined,
    event: undefined,
    battle: undefined,
    campaign: a.campaign && {
      won: a.campaign.won.slice(),
      lossesInARow: a.campaign.lossesInARow,
      missionsPlayed: a.campaign.won.length + a.campaign.lossesInARow,
      leaders: [],
    },
    won: false,
  };
}
