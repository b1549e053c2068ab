/** 6.0 How to win, 7.0 setting up a mission, 13.0 its end, and 31.0 the campaign that links missions. */
import { discard, newDeck } from '../../../kernel/decks.ts';
import { below, rollDie } from '../../../kernel/dice.ts';
import { entryOf } from '../../../kernel/listed.ts';
import { KILLED, RECRUIT_BOX } from '../boxes.ts';
import { missionOf, theatreOf } from '../content/theatres.ts';
import { type Campaign, everybodyInTheBox, STANDING, type State } from '../state.ts';
import type { MissionEnd, Table } from '../vocabulary.ts';
import { counterOf, onMap } from './map.ts';
import { placeObjectives } from './objectives.ts';
import { backToBin } from './opfor.ts';
import { recoveredCount } from './sight.ts';
import { endOperation } from './standing.ts';

/** 6.0 What the Mission card asks for has been done. */
function isAccomplished(s: State): boolean {
  const { recover, kia } = missionOf(s);
  return recoveredCount(s) >= recover && s.kia >= kia;
}

/** 22.0 Accomplished, and the KIA marker not in the negative. */
export function isWon(s: State): boolean {
  return isAccomplished(s) && s.kia >= 0;
}

/** 7.0 A Mission card at random; OPFOR in the bin; cards shuffled; objectives placed; all units in the Recruit Box. */
export function setUpMission(t: Table): undefined {
  const s = t.state;
  const theatre = theatreOf(s);
  s.mission = drawMission(s);
  const mission = missionOf(s);
  s.bin = theatre.opforIds.slice();
  s.opfor = [];
  s.surprise = '';
  s.deck = newDeck(s.random, theatre.cardIds);
  s.intel = [];
  s.forwardBases = [];
  s.units = [];
  for (const { id } of theatre.units) {
    s.units.push({ id, at: RECRUIT_BOX, panicked: false, jumped: false, worn: false, served: false, aboard: '' });
  }
  s[STANDING] = everybodyInTheBox(theatre);
  s.ops = mission.ops;
  s.kia = 0;
  s.rp += mission.rp;
  s.leadersToPlace = leadersFor(s, mission.leaders);
  s.objectives = [];
  s.phase = 'recruiting';
  t.tell?.({ type: 'mission-drawn', rule: '7.0', mission: s.mission, ops: s.ops, rp: s.rp });
  placeObjectives(t);
}

/** 31.1-1 Missions won are no longer among them; 31.2-1 those lost are. */
function drawMission(s: State): string {
  const index = s.missions.length > 1 && s.random.script === undefined ? below(s.random, s.missions.length) : 0;
  return entryOf(s.missions, index, 'mission');
}

/** 8.0-5 As the card says; 31.0 in a campaign after the first mission, those who came through the last. */
function leadersFor(s: State, assigned: number): string[] {
  if (s.campaign && s.campaign.missionsPlayed > 0) return s.campaign.leaders.slice();
  const leaders: string[] = [];
  for (const { id } of theatreOf(s).having.leader) if (leaders.length < assigned) leaders.push(id);
  return leaders;
}

/** How the mission came to its end. */
function missionEnd(s: State): MissionEnd {
  if (onMap(s) === 0) return 'force-wiped-out';
  return s.ops <= 0 ? 'out-of-ops' : 'accomplished';
}

/** 13.0 The mission is judged; a campaign goes on to the next (31.0). */
export function debrief(t: Table): undefined {
  const s = t.state;
  backToBin(s);
  if (s.event) discard(s.deck, s.event.card);
  endOperation(s);
  s.event = undefined;
  s.battle = undefined;
  s.won = isWon(s);
  const why = missionEnd(s);
  if (!s.campaign) s.phase = 'over';
  t.tell?.({
    type: 'mission-ended',
    rule: s.kia < 0 ? '22.0' : '6.0',
    won: s.won,
    why,
    kia: s.kia,
    recovered: recoveredCount(s),
    ops: s.ops,
  });
  if (s.campaign) continueCampaign(t, s.campaign);
}

/** 31.1, 31.2 Points for the next mission; 31.3 all missions won, or two lost in a row. */
function continueCampaign(t: Table, campaign: Campaign): void {
  const s = t.state;
  campaign.missionsPlayed++;
  campaign.leaders = s.units.filter(({ id, at }) => counterOf(s, id).leader && at !== RECRUIT_BOX && at !== KILLED).map(({ id }) => id);
  const kia = Math.max(0, s.kia);
  const dice: number[] = [];
  if (s.won) {
    campaign.won.push(s.mission);
    campaign.lossesInARow = 0;
    s.missions = s.missions.filter((id) => id !== s.mission);
    for (let surplus = recoveredCount(s) - missionOf(s).recover; surplus > 0; surplus--) dice.push(rollDie(s.random));
  } else campaign.lossesInARow++;
  s.rp += kia + dice.reduce((sum, die) => sum + die, 0);
  t.tell?.({ type: 'campaign-points', rule: s.won ? '31.1' : '31.2', kia, dice, rp: s.rp });
  if (s.missions.length > 0 && campaign.lossesInARow < 2) {
    s.phase = 'mission';
    return;
  }
  s.phase = 'over';
  s.won = s.missions.length === 0;
  t.tell?.({ type: 'campaign-ended', rule: '31.3', won: s.won });
}
