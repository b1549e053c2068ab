/** Commando on a terminal: the situation in a few lines, and what is worth knowing about a choice. */
import type { Speaker } from '../../words/speaker.ts';
import { AIR_AVAILABLE, RECOVERED, RECRUIT_BOX } from './boxes.ts';
import { missionOf, type Theatre, theatreOf } from './content/theatres.ts';
import { knownOf } from './face-down.ts';
import type { Unit } from './state.ts';
import type { View } from './view.ts';
import type { Choice } from './vocabulary.ts';

export function situation(view: View, speaker: Speaker): string[] {
  if (view.mission === '') return [];
  const theatre = theatreOf(view);
  return [
    speaker.say('situation mission', view),
    ...campaignLine(view, speaker),
    aimLine(theatre, view, speaker),
    speaker.say('situation tracks', { ...view, cards: view.deck.cards, discards: view.deck.discards.length }),
    ...objectiveLine(view, speaker),
    ...listLine(
      'intel',
      view.intel.map((card) => intelCard(theatre, card, speaker)),
      speaker,
    ),
    ...(view.leadersToPlace.length > 0 ? [speaker.say('situation leaders-to-place', { units: view.leadersToPlace })] : []),
    ...spaceLines(theatre, view, speaker),
    ...operationLines(theatre, view, speaker),
    ...battleLines(theatre, view, speaker),
  ];
}

/** Every space with its terrain and what lies there, and the ways from it by land and by water. */
export function map(view: View, speaker: Speaker): string[] {
  const theatre = theatreOf(view);
  if (view.mission === '') return [];
  return theatre.spaces.map(({ id, neighbours, overWater }) => {
    const notes = [
      ...spaceNotes(theatre, view, id, speaker),
      ...view.objectives.filter(({ at }) => at === id).map(({ real }) => speaker.say(`situation marker-${faceOf(real)}`)),
    ];
    const ways = speaker.say('situation ways', { spaces: neighbours });
    const water = overWater.length > 0 ? speaker.say('situation water-ways', { spaces: overWater }) : '';
    return speaker.say('situation place', { space: id, notes: notes.join(', '), ways, water });
  });
}

function campaignLine({ campaign, missions }: View, speaker: Speaker): string[] {
  if (!campaign) return [];
  return [speaker.say('situation campaign', { won: campaign.won.length, left: missions.length, losses: campaign.lossesInARow })];
}

function aimLine(_theatre: Theatre, view: View, speaker: Speaker): string {
  const { recover, kia, stacking } = missionOf(view);
  const home = view.objectives.filter(({ at }) => at === RECOVERED).length;
  const aims = [
    ...(recover > 0 ? [speaker.say('situation aim-recover', { aim: recover, count: home })] : []),
    ...(kia > 0 ? [speaker.say('situation aim-kia', { aim: kia })] : []),
  ];
  return speaker.say('situation aim', { aims: speaker.list(aims), stacking });
}

function objectiveLine(view: View, speaker: Speaker): string[] {
  const trap = theatreOf(view).sheet.falseObjective.kind;
  const home = view.objectives.filter(({ at }) => at === RECOVERED).length;
  const onMap = view.objectives.filter(({ at }) => at !== RECOVERED && at !== '');
  const near = view.battle ? () => undefined : nearestOf(view);
  const told = onMap.map(({ id, at, real }) => {
    const what = speaker.say(`situation objective-${faceOf(real)}`, { space: at, objective: id, trap });
    const from = near(at);
    return from && from.away > 0 ? speaker.say('situation objective-far', { what, ...from }) : what;
  });
  const all = home > 0 ? [...told, speaker.say('situation objectives-home', { count: home })] : told;
  const { real, decoys } = missionOf(view);
  return all.length === 0 ? [] : [speaker.say('situation objectives', { list: all.join(' · '), real, decoys })];
}

/** How far a space is by the routes, and from where: the nearest space with ground units of the player's, or base before there are any. */
function nearestOf(view: View): (space: string) => { away: number; space: string } | undefined {
  const theatre = theatreOf(view);
  const { barred } = missionOf(view);
  const held = theatre.spaces.filter(({ id: space }) => view.units.some(({ id, at }) => at === space && !theatre.unit(id).air));
  const reached = new Map((held.length > 0 ? held.map(({ id }) => id) : theatre.bases).map((space) => [space, { away: 0, space }]));
  // A map grows while it is walked: this reaches all spaces, the nearest first.
  for (const [at, { away, space }] of reached) {
    for (const next of theatre.space(at).neighbours) {
      if (!reached.has(next) && !barred.includes(next)) reached.set(next, { away: away + 1, space });
    }
  }
  return (space) => reached.get(space);
}

function faceOf(real: boolean | undefined): string {
  if (real === undefined) return 'hidden';
  return real ? 'real' : 'false';
}

function intelCard(theatre: Theatre, card: string, speaker: Speaker): string {
  return speaker.say('situation intel-card', { card, actions: theatre.card(card).intel?.actions ?? [] });
}

function listLine(what: string, items: readonly string[], speaker: Speaker): string[] {
  return items.length === 0 ? [] : [speaker.say(`situation ${what}`, { list: items.join(' · ') })];
}

/** Every space with units of the player's, and where one can go from there; then the aircraft. */
function spaceLines(theatre: Theatre, view: View, speaker: Speaker): string[] {
  const lines = theatre.spaces.flatMap(({ id, neighbours }) => {
    const units = view.units.filter((unit) => unit.at === id && !inLine(view, unit));
    if (units.length === 0) return [];
    const notes = spaceNotes(theatre, view, id, speaker).join(', ');
    const line = speaker.say('situation space', { space: id, notes, units: counters(theatre, view, units, speaker) });
    return view.operation ? [line] : [line, speaker.say('situation routes', { spaces: neighbours })];
  });
  const ready = view.units.filter(({ at }) => at === AIR_AVAILABLE);
  const worn = view.units.filter(({ at, worn: isWorn }) => at === RECRUIT_BOX && isWorn);
  const boxed = (space: string, units: readonly Unit[]) =>
    capitalised(speaker.say('situation boxed', { space, units: counters(theatre, view, units, speaker) }));
  if (ready.length > 0) lines.push(boxed(AIR_AVAILABLE, ready));
  if (worn.length > 0) lines.push(boxed(RECRUIT_BOX, worn));
  return lines.length > 0 && !view.operation ? [...lines, speaker.say('situation legend')] : lines;
}

/** Who stands in the line of battle is shown there, unless there is more to say of them. */
function inLine({ battle, objectives }: View, { id }: Unit): boolean {
  return battle?.line.includes(id) === true && !objectives.some(({ carrier }) => carrier === id);
}

function capitalised(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function spaceNotes(theatre: Theatre, view: View, id: string, speaker: Speaker): string[] {
  const space = theatre.space(id);
  const notes = [speaker.name(space.terrain)];
  if (space.base) notes.push(speaker.say('situation base'));
  if (view.forwardBases.includes(id)) notes.push(speaker.say('situation forward-base'));
  if (space.airfield) notes.push(speaker.say('situation airfield'));
  if (space.stop) notes.push(speaker.say('situation stop'));
  if (space.noLanding) notes.push(speaker.say('situation no-landing'));
  if (space.patrolled > 0) notes.push(speaker.say('situation patrolled', { count: space.patrolled }));
  if (missionOf(view).barred.includes(id)) notes.push(speaker.say('situation barred'));
  return notes;
}

function counters(theatre: Theatre, view: View, units: readonly Unit[], speaker: Speaker): string {
  return units.map((unit) => counter(theatre, view, unit, speaker)).join(', ');
}

function counter(theatre: Theatre, view: View, { id, panicked, aboard, jumped, worn }: Unit, speaker: Speaker): string {
  const { firepower, movement, air } = theatre.unit(id);
  const what = speaker.say(air ? 'situation air-unit' : 'situation unit', { unit: id, firepower, movement });
  const notes = [
    ...(panicked ? [speaker.say('situation panicked')] : []),
    ...(aboard ? [speaker.say('situation aboard', { unit: aboard })] : []),
    ...(jumped ? [speaker.say('situation jumped')] : []),
    ...(worn ? [speaker.say('situation worn')] : []),
    ...view.objectives
      .filter(({ carrier }) => carrier === id)
      .map((objective) => speaker.say('situation carries', { objective: objective.id })),
  ];
  return noted(what, notes, speaker);
}

function noted(what: string, notes: readonly string[], speaker: Speaker): string {
  return notes.length === 0 ? what : speaker.say('situation note', { what, note: notes.join(', ') });
}

function operationLines(theatre: Theatre, view: View, speaker: Speaker): string[] {
  const { operation, opfor, event, battle } = view;
  const lines: string[] = [];
  if (operation && operation.kind !== 'turnaround' && !battle) {
    const { at: space, kind, moved, force: units } = operation;
    // Whoever has got down again is not what the force moved with.
    const most = allowance(theatre, view);
    lines.push(
      kind === 'ground' && units.length > 0 && moved <= most
        ? speaker.say('situation march', { space, moved, allowance: most, units })
        : speaker.say('situation force', { space, operation: kind, moved, units }),
    );
  }
  if (event) lines.push(speaker.say('situation card', { card: event.card }));
  if (opfor.length > 0 && !battle) lines.push(speaker.say('situation opfor-ahead', { opfor }));
  return lines;
}

/** Spaces the force may move: those of its slowest unit, and one that supplies lend. */
function allowance(theatre: Theatre, { operation, units }: View): number {
  const marching = units.filter(({ id, aboard }) => aboard === '' && operation?.force.includes(id));
  const slowest = Math.min(...marching.map(({ id }) => theatre.unit(id).movement));
  return (Number.isFinite(slowest) ? slowest : 0) + (operation?.boost ? 1 : 0);
}

/** Both lines, from the front to the rear. */
function battleLines(theatre: Theatre, view: View, speaker: Speaker): string[] {
  const { battle } = view;
  if (!battle) return [];
  const panicked = (id: string) => view.units.some((unit) => unit.id === id && unit.panicked);
  const commandos = battle.line.map((id, i) =>
    fighter(
      id,
      i,
      theatre.unit(id).firepower,
      { panicked: panicked(id), fires: battle.firing === id, fired: battle.fired.includes(id) },
      speaker,
    ),
  );
  const opfor = battle.opfor.map(({ id, panicked: isPanicked, fired }, i) =>
    fighter(id, i, theatre.opforUnit(id).firepower, { panicked: isPanicked, fires: false, fired }, speaker),
  );
  const key = battle.round === 0 ? 'situation battle-ahead' : 'situation battle';
  const title = speaker.say(key, { space: battle.at, round: battle.round, side: battle.superiority });
  return [
    battle.supply ? noted(title, [speaker.say('situation full-firepower')], speaker) : title,
    speaker.say('situation line', { side: speaker.say('situation line-commando'), units: commandos.join('  ') }),
    speaker.say('situation line', { side: speaker.say('situation line-opfor'), units: opfor.join('  ') }),
    ...firingLine(theatre, view, speaker),
  ];
}

function fighter(
  unit: string,
  index: number,
  firepower: number,
  { panicked, fires, fired }: { panicked: boolean; fires: boolean; fired: boolean },
  speaker: Speaker,
): string {
  const notes = [
    ...(panicked ? [speaker.say('situation panicked')] : []),
    ...(fires ? [speaker.say('situation fires')] : []),
    ...(fired && !fires ? [speaker.say('situation fired')] : []),
  ];
  return noted(speaker.say('situation fighter', { place: index + 1, unit, firepower }), notes, speaker);
}

function firingLine(theatre: Theatre, { battle }: View, speaker: Speaker): string[] {
  if (!battle?.firing) return [];
  const own = theatre.unit(battle.firing).firepower + (battle.supply ? 1 : 0);
  const count = battle.support.reduce((sum, id) => sum + theatre.unit(id).firepower, own);
  return [speaker.say('situation firing', { unit: battle.firing, count })];
}

/** What a player would look up before choosing this. */
export function detail(view: View, choice: Choice, speaker: Speaker): string | undefined {
  const theatre = theatreOf(view);
  switch (choice.kind) {
    case 'recruit':
    case 'recruit-air':
    case 'receive':
      return bargain(theatre, view, choice.type, choice.kind !== 'receive', speaker);
    case 'take':
    case 'support':
    case 'line':
      return figures(theatre, choice.unit, speaker);
    case 'force':
    case 'helicopters':
      return speaker.say('detail count', { units: view.units.filter(({ at }) => at === choice.space).length });
    case 'airborne':
      return speaker.say('detail units', { units: jumpersAt(theatre, view, choice.space) });
    case 'move':
    case 'drop':
    case 'land':
    case 'fly':
    case 'sail':
      return [...spaceNotes(theatre, view, choice.space, speaker), ...objectiveNotes(view, choice.space, speaker)].join(', ');
    case 'fire':
    case 'line-opfor':
      return speaker.say('detail firepower', { firepower: theatre.opforUnit(choice.opfor).firepower });
    default:
      return undefined;
  }
}

function jumpersAt(theatre: Theatre, view: View, space: string): string[] {
  return view.units
    .filter(({ id, at, jumped }) => at === space && !jumped && theatre.unit(id).abilities.includes('paratrooper'))
    .map(({ id }) => id);
}

function figures(theatre: Theatre, id: string, speaker: Speaker): string {
  const { air, firepower, movement, abilities, lifts } = theatre.unit(id);
  return [
    speaker.say(air ? 'detail air' : 'detail ground', { firepower, movement }),
    ...abilities.map((ability) => speaker.say(`ability ${ability}`)),
    ...(lifts > 0 ? [speaker.say('detail lifts', { count: lifts })] : []),
  ].join(', ');
}

function bargain(theatre: Theatre, view: View, type: string, priced: boolean, speaker: Speaker): string {
  const first = `${type}-1`;
  const { cost = 0 } = theatre.unit(first);
  const count = view.units.filter(({ id, at }) => at === RECRUIT_BOX && theatre.unit(id).type === type).length;
  return [
    ...(priced ? [speaker.say('detail cost', { cost })] : []),
    figures(theatre, first, speaker),
    speaker.say('detail left', { count }),
  ].join(', ');
}

function objectiveNotes(view: View, space: string, speaker: Speaker): string[] {
  const trap = theatreOf(view).sheet.falseObjective.kind;
  return view.objectives
    .filter(({ at, carrier }) => at === space && carrier === '')
    .map((marker) => speaker.say(`detail objective-${knownOf(view, marker)}`, { trap }));
}
