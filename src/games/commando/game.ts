/** Commando as the kernel knows it. */
import { copyRandom, type Random, reseed, shuffle } from '../../kernel/dice.ts';
import type { Game, Outcome, Seat, Setup, SetupInfo, Stake } from '../../kernel/game.ts';
import { arrange } from './arrangement.ts';
import { reason } from './bot/reasons.ts';
import { policy } from './bot.ts';
import { ANY_MISSION, CAMPAIGN, missionFrom } from './content/mission.ts';
import { missionIn, setupsIn } from './content/mission-file.ts';
import { MissionEntry } from './content/theatre.ts';
import { THEATRES, theatreOf } from './content/theatres.ts';
import { figures } from './figures.ts';
import { habits } from './habits.ts';
import { intentions } from './intentions.ts';
import { odds } from './odds.ts';
import { houseRules, OPTIONS } from './options.ts';
import { considered, isPart, parts } from './plans.ts';
import { debrief, setUpMission } from './rules/missions.ts';
import { operation, operations } from './rules/operations.ts';
import { recruiting } from './rules/recruiting.ts';
import { score } from './score.ts';
import { goesBy, isLookedAt, plainAnswer } from './shortcuts/going-by.ts';
import { shortcuts } from './shortcuts.ts';
import { copyState, everybodyInTheBox, STANDING, type State } from './state.ts';
import { view } from './view.ts';
import { type Choice, choiceFrom, choiceText, type Event, MISFITS, type Rules, SEAT, type Table } from './vocabulary.ts';

const setups: SetupInfo[] = THEATRES.flatMap(({ id, sheet }) =>
  [...sheet.missions.map((mission) => mission.id), ANY_MISSION, CAMPAIGN].map((what) => ({ id: `${id}/${what}` })),
);

/** What a set-up's id says: where, and which missions there are to draw from. */
function readSetup(id: string) {
  const [theatreId = '', what = ANY_MISSION] = id.split('/');
  const theatre = theatreOf({ theatre: theatreId });
  const all = theatre.sheet.missions.map((mission) => mission.id);
  return { theatre, what, missions: all.includes(what) ? [what] : all };
}

/** Those on the shelf are read once. */
const READ = new Map(setups.map(({ id }) => [id, readSetup(id)]));

function begin(setup: Setup, random: Random): State {
  const { theatre, what, missions } = READ.get(setup.id) ?? readSetup(setup.id);
  const ownMission = setup.content && missionIn(setup.content.data);
  return {
    [STANDING]: everybodyInTheBox(theatre),
    random: copyRandom(random),
    theatre: theatre.id,
    rules: houseRules(setup),
    phase: 'mission',
    missions: ownMission ? [what] : missions.slice(),
    mission: '',
    ownMission,
    ops: 0,
    kia: 0,
    losses: 0,
    rp: 0,
    units: [],
    objectives: [],
    bin: [],
    opfor: [],
    surprise: '',
    deck: { pile: [], discards: [] },
    intel: [],
    forwardBases: [],
    leadersToPlace: [],
    operation: undefined,
    event: undefined,
    battle: undefined,
    campaign: what === CAMPAIGN ? { won: [], lossesInARow: 0, missionsPlayed: 0, leaders: [] } : undefined,
    won: false,
  };
}

/** The phases of a mission; each time round is a checkpoint. */
function proceed(t: Table): Rules | undefined {
  switch (t.state.phase) {
    case 'mission':
      return setUpMission(t);
    case 'recruiting':
      return recruiting(t);
    case 'operations':
      return t.state.operation ? operation(t) : operations(t);
    default:
      return debrief(t);
  }
}

function outcome(s: State): Outcome | undefined {
  if (s.phase !== 'over') return undefined;
  const what = s.campaign ? 'campaign' : 'mission';
  return { winners: s.won ? [SEAT] : [], how: `${what}-${s.won ? 'won' : 'lost'}` };
}

/** Unknown to the player: the order of the deck, which face-down marker is which, and the dice to come. */
function determinize(s: State, _seats: readonly Seat[], random: Random): void {
  shuffle(random, s.deck.pile);
  const hidden = s.objectives.filter(({ faceUp }) => !faceUp);
  const kinds = hidden.map(({ real }) => real);
  shuffle(random, kinds);
  for (const [i, objective] of hidden.entries()) objective.real = kinds[i] === true;
  reseed(s.random, random);
}

/** 19.0 The battle under way, from the moment the enemy stands before the force. */
const BATTLE: Stake<State, Event> = {
  id: 'battle',
  isOpen: (s) => s.battle !== undefined || s.opfor.length > 0,
  figures: (s) => ({ kia: s.kia, losses: s.losses }),
  decidedBy: (event) => (event.type === 'battle-ended' ? `battle-${event.won ? 'won' : 'lost'}` : undefined),
};

/** 5.0 The Mission card that is played. A campaign goes on with the cards that there are when it comes to them. */
function cardUnder(s: State): unknown {
  return s.ownMission || s.campaign ? undefined : theatreOf(s).sheet.missions.find(({ id }) => id === s.mission);
}

export const commando: Game<State, Choice, Event> = {
  id: 'commando',
  rulesVersion: '1.3.0',
  setups,
  options: OPTIONS,
  ownSetups: setupsIn,
  kept: { of: cardUnder, put: (s, card) => ({ ...s, ownMission: missionFrom(MissionEntry.parse(card)) }) },
  seats: () => [{ id: SEAT, side: SEAT, tone: 0 }],
  begin,
  copy: copyState,
  proceed,
  outcome,
  view,
  determinize,
  odds,
  choiceText,
  choiceFrom,
  intentions,
  misfits: MISFITS,
  shortcuts,
  goesBy,
  isLookedAt,
  plainAnswer,
  player: { policy, reason, score, stakes: [BATTLE] },
  lab: { longest: 20_000, arrange, figures, habits, plans: { parts, isPart, considered } },
};
