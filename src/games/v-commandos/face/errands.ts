/** What is meant by dragging a man: he goes where he is put down; and a token of his: it is used or put down where he stands. Whoever is not the one who is asked is told so, and whoever has no place for a token. */
import type { Refusal } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { enemyAt, itemAt, WEAPONS } from '../content/terms.ts';
import { positionOf } from '../reckoning/position.ts';
import { forceDoor } from '../rules/equipment.ts';
import { collect, give, take } from '../rules/handling.ts';
import { move, sneakCost } from '../rules/moving.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import { bombard, shoot, shootDoor, throwGrenade } from '../rules/shooting.ts';
import { BELOW, commandoAt } from '../state.ts';
import type { CommandoView, View } from '../view.ts';
import { type ChoiceKind, choiceText } from '../vocabulary.ts';
import { describe } from './describe.ts';
import { lastTeam, SAME_TEAM } from './last-team.ts';
import { objectiveWords } from './objective-words.ts';
import { chosen, seen } from './seen.ts';
import {
  cardOf,
  GUARD,
  HATCH,
  hatchTile,
  isBlocked,
  isTile,
  lying,
  lyingItem,
  ownCommando,
  placed,
  standsFor,
  thingsOf,
} from './things.ts';
import { rank } from './way-on.ts';

/** His steps to each tile, quietly first. */
export function stepsOf(offers: readonly Offer[]): ReadonlyMap<Thing, readonly Offer[]> {
  const steps = new Map<Thing, readonly Offer[]>();
  for (const offer of offers) {
    const choice = chosen(offer.choice);
    if (choice.kind !== 'move' && choice.kind !== 'sneak') continue;
    const known = steps.get(choice.tile) ?? [];
    steps.set(
      choice.tile,
      [...known, offer].toSorted((a, b) => rank(undefined, a.choice) - rank(undefined, b.choice)),
    );
  }
  return steps;
}

export function errands(view: unknown, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> {
  if (inHand === undefined) return sameTeam(seen(view));
  const own = ownCommando(seen(view));
  if (own?.id !== inHand) return own ? putDown(own, offers, inHand) : new Map();
  const steps = [...stepsOf(offers)].map(([tile, all]) => [tile, all.slice(0, 1).map(({ text }) => text)] as const);
  return new Map([...steps, ...deedsOf(own, offers)]);
}

/** Put upon an enemy, an objective or a token on his tile, upon its trap door or a locked door of it, he does what is done there. */
function deedsOf({ at }: CommandoView, offers: readonly Offer[]): (readonly [Thing, readonly string[]])[] {
  return offers.flatMap(({ choice, text }) => {
    const known = chosen(choice);
    if (known.kind === 'exit' || known.kind === 'unblock') return [[placed(HATCH, at), [text]] as const];
    if (known.kind === 'collect') return [[placed(lying(known.item), at), [text]] as const];
    if (known.kind === 'force-door' || known.kind === 'open-door') return [[known.door, [text]] as const];
    if (known.kind !== 'close-combat' && known.kind !== 'interact') return [];
    return thingsOf(known).map((thing) => [thing, [text]] as const);
  });
}

/** What he carries is put upon the tile on which he stands: what can be done with it there, or else it is put down. */
function putDown({ at }: CommandoView, offers: readonly Offer[], item: Thing): ReadonlyMap<Thing, readonly string[]> {
  const [likeliest] = usesHere(offers, item);
  return likeliest ? new Map([[at, [likeliest.text]]]) : new Map();
}

/** What is done with a token on the spot, and at last that it is put down; nothing where that cannot be. */
export function usesHere(offers: readonly Offer[], item: Thing): readonly Offer[] {
  const ofItem = offers.filter(({ choice }) => thingsOf(choice).includes(item));
  const drops = ofItem.filter(({ choice }) => choice.kind === 'drop');
  return drops.length > 0 ? [...ofItem.filter(({ choice }) => ON_THE_SPOT.has(chosen(choice).kind)), ...drops] : [];
}

const ON_THE_SPOT: ReadonlySet<ChoiceKind> = new Set<ChoiceKind>([
  'force-door',
  'shoot-door',
  'barricade',
  'lay-tnt',
  'first-aid',
  'wear-uniform',
]);

/** 9.1 All of those who set out last time, one after the other. */
function sameTeam(view: View): ReadonlyMap<Thing, readonly string[]> {
  const team = lastTeam(view).map(({ id, side }) => choiceText({ kind: 'select', specialist: id, side }));
  return team.length > 0 ? new Map([[SAME_TEAM, team]]) : new Map();
}

/** Whoever goes stealthily for no more than another step costs is never worse off by it: nobody asks him which he means. */
export function goesSoftly(view: View): boolean {
  const own = ownCommando(view);
  return own !== undefined && own.id !== '' && sneakCost(commandoAt(positionOf(view), own.seat)) === STEP;
}

const STEP = 1;

const manCalled = ({ commandos }: View, thing: Thing) => commandos.find(({ id, isOut }) => id === thing && thing !== '' && !isOut);

/** Any man of the team is taken up while men act, and whatever lies at his feet: if that cannot be, it is told why. */
export function mayTry(anyView: unknown, offers: readonly Offer[], thing: Thing): boolean {
  const view = seen(anyView);
  if (offers.length === 0 || view.phase === 'selection' || view.doing.length > 0) return false;
  return manCalled(view, thing) !== undefined || itemAtFeet(ownCommando(view), thing) !== '' || isCarried(view, thing);
}

/** Equipment on a card, which is pressed to learn what it is good for: one's own goes by its id, that of a comrade has his name. */
export function isCarried(view: View, thing: Thing): boolean {
  const [what = '', where = ''] = thing.split('@');
  return isEquipment(what) && (where === '' || manCalled(view, where) !== undefined);
}

const isEquipment = (what: string): boolean => itemAt(what) >= 0 || WEAPONS[what] !== undefined;

/** What lies on the tile on which he stands; '' for anything else. */
function itemAtFeet(own: CommandoView | undefined, thing: Thing): string {
  const [what = '', tile = ''] = thing.split('@');
  return tile !== '' && tile === own?.at ? lyingItem(what) : '';
}

type Line = Described['lines'][number];

export function inVain(anyView: unknown, offers: readonly Offer[], inHand: Thing, onto: Thing, speaker: Speaker): Line | undefined {
  const view = seen(anyView);
  const own = ownCommando(view);
  if (!own) return undefined;
  if (view.phase === 'selection') return alreadyChosen(view, onto, speaker);
  const tile = inHand === onto ? hatchTile(onto) : '';
  if (tile !== '' && tile !== own.at && isBlocked(view, tile)) return { text: speaker.say('look hatch blocked'), rule: '6.10' };
  const told = (isEquipment(inHand) ? stillBelow(own, offers, speaker) : undefined) ?? tokenInVain(view, own, inHand, onto, speaker);
  if (told) return told;
  if (inHand === onto) return pressedInVain(view, own, offers, onto, speaker);
  const man = manCalled(view, inHand);
  if (man && man !== own) return notAsked(view, own, man, speaker);
  return stillBelow(own, offers, speaker) ?? (man && manInVain(view, own, onto, speaker));
}

/** 6.3, 6.5 He was put upon a token at his feet, a door, another tile, or where he stands. */
function manInVain(view: View, own: CommandoView, onto: Thing, speaker: Speaker): Line | undefined {
  const item = itemAtFeet(own, onto);
  if (item !== '') return notCollected(view, own, item, speaker);
  if (onto === own.at) return { text: speaker.say('look in-vain here', { commando: own.id }), rule: '6.5' };
  return farDoor(view, own, onto, speaker) ?? noStep(view, own, onto, speaker);
}

/** 14.1 Equipment that was put where it is of no use: what it is good for. */
export function nowhere(anyView: unknown, _: readonly Offer[], inHand: Thing, speaker: Speaker): Line | undefined {
  const [what = ''] = inHand.split('@');
  return isCarried(seen(anyView), inHand) || lyingItem(what) !== '' ? describe(anyView, inHand, speaker)?.lines[0] : undefined;
}

/** 6.5 A door that he does not stand beside. */
function farDoor(view: View, { id, at }: CommandoView, thing: Thing, speaker: Speaker): Line | undefined {
  if (at === '' || !doorCalled(view, thing) || standsFor(view, thing).length > 0) return undefined;
  return { text: speaker.say('look in-vain far-door', { commando: id }), rule: '6.5' };
}

/** 9.1 The card of a specialist whom somebody plays, on whichever side. */
function alreadyChosen({ commandos }: View, card: Thing, speaker: Speaker): Line | undefined {
  const man = commandos.find(({ id }) => id !== '' && card.startsWith(`${id}-`));
  return man && { text: speaker.say('look in-vain chosen', { commando: man.id, seat: man.seat }), rule: '9.1' };
}

/** A comrade, or his card, is pressed to act with him. */
function pressedInVain(view: View, own: CommandoView, offers: readonly Offer[], thing: Thing, speaker: Speaker): Line | undefined {
  const man = manCalled(view, cardOf(thing) || thing);
  if (!man || man === own || !mayTry(view, offers, man.id))
    return (
      stillBelow(own, offers, speaker) ??
      farDoor(view, own, thing, speaker) ??
      notThrough(view, own, thing, speaker) ??
      notThere(view, own, thing, speaker)
    );
  if (man.finished || view.acting === own.seat) return notAsked(view, own, man, speaker);
  return { text: speaker.say('look in-vain idle', { commando: man.id }), rule: '6.1' };
}

/** A token was put upon somebody who cannot have it, or pressed where it lies; a charge was carried to where he does not stand. */
function tokenInVain(view: View, own: CommandoView, inHand: Thing, onto: Thing, speaker: Speaker): Line | undefined {
  const [what = '', where = ''] = inHand.split('@');
  const item = lyingItem(what);
  const man = manCalled(view, onto);
  if (item !== '' && (man === own || (onto === inHand && where === own.at))) return notCollected(view, own, item, speaker);
  const owner = manCalled(view, where);
  const isTaken = item !== '' || (owner !== undefined && owner !== own);
  if (isTaken && man && man !== own && man !== owner) return notAsked(view, own, man, speaker);
  if (owner && owner !== own && isEquipment(what) && onto !== inHand && man !== owner)
    return man ? notTaken(view, own, owner, what, speaker) : notAsked(view, own, owner, speaker);
  // what is another's is pressed to have it
  if (owner && owner !== own && isEquipment(what) && onto === inHand) return notTaken(view, own, owner, what, speaker);
  return isEquipment(inHand) && onto !== inHand ? ownTokenInVain(view, own, inHand, onto, speaker) : undefined;
}

function ownTokenInVain(view: View, own: CommandoView, item: string, onto: Thing, speaker: Speaker): Line | undefined {
  const man = manCalled(view, onto);
  if (man) return man === own ? undefined : notGiven(view, own, man, item, speaker);
  if (doorCalled(view, onto)) return notOpened(view, own, item, onto, speaker);
  const tile = tileUnder(view, onto);
  if (tile === undefined) return undefined;
  if (item === 'tnt')
    return tile === own.at ? undefined : { text: speaker.say('look in-vain charge', { commando: own.id, tile }), rule: '14.8' };
  return isEnemy(onto) ? notUsedOn(view, own, item, tile, speaker) : undefined;
}

const tileUnder = (view: View, onto: Thing) => [onto, ...standsFor(view, onto)].find((thing) => isTile(view, thing));

function isEnemy(thing: Thing): boolean {
  const [what = '', where = ''] = thing.split('@');
  return where !== '' && (what === GUARD || enemyAt(what) >= 0);
}

/** What the rules say against handing it over. */
function notGiven(view: View, { seat, carries }: CommandoView, man: CommandoView, item: string, speaker: Speaker): Line | undefined {
  if (!carries.some((one) => one === item)) return { text: speaker.say('look in-vain printed', { item }), rule: '9.2' };
  return against(give.whyNot(positionOf(view), { kind: 'give', item, commando: man.id }, seat), speaker);
}

function notTaken(view: View, { seat }: CommandoView, owner: CommandoView, item: string, speaker: Speaker): Line | undefined {
  if (!owner.carries.some((one) => one === item)) return { text: speaker.say('look in-vain printed', { item }), rule: '9.2' };
  return against(take.whyNot(positionOf(view), { kind: 'take', item, commando: owner.id }, seat), speaker);
}

/** What the rules say against using it upon an enemy there. */
function notUsedOn(view: View, { seat }: CommandoView, item: string, tile: string, speaker: Speaker): Line | undefined {
  const position = positionOf(view);
  if (WEAPONS[item]) return against(shoot.whyNot(position, { kind: 'shoot', tile, weapon: item }, seat), speaker);
  if (item === 'grenade') return against(throwGrenade.whyNot(position, { kind: 'throw', tile }, seat), speaker);
  if (item === 'bombardment') return against(bombard.whyNot(position, { kind: 'bombard', tile }, seat), speaker);
  return { text: speaker.say('look in-vain unarmed', { item }), rule: '14.1' };
}

const doorCalled = ({ levels }: View, thing: Thing) => levels.flatMap(({ doors }) => doors).find(({ id }) => id === thing);

/** What the rules say against opening a door with it. */
function notOpened(view: View, { seat }: CommandoView, item: string, door: string, speaker: Speaker): Line | undefined {
  const position = positionOf(view);
  if (WEAPONS[item]) return against(shootDoor.whyNot(position, { kind: 'shoot-door', weapon: item, door }, seat), speaker);
  if (item === 'crowbar') return against(forceDoor.whyNot(position, { kind: 'force-door', door }, seat), speaker);
  return { text: speaker.say('look in-vain no-opener', { item }), rule: '6.5' };
}

/** 6.5 An open door beside him is pressed to go through it: that it is open, and why he cannot. */
function notThrough(view: View, own: CommandoView, thing: Thing, speaker: Speaker): Line | undefined {
  const refused = doorCalled(view, thing)?.locked === false ? noStep(view, own, thing, speaker) : undefined;
  return refused && { text: `${speaker.say('look in-vain through')} ${refused.text}`, rule: '6.5' };
}

/** What the rules say against picking it up. */
function notCollected(view: View, { seat }: CommandoView, item: string, speaker: Speaker): Line | undefined {
  return against(collect.whyNot(positionOf(view), { kind: 'collect', item }, seat), speaker);
}

function against(refused: Refusal | undefined, speaker: Speaker): Line | undefined {
  return refused && { text: speaker.say(`refusal ${refused.code}`, refused.figures), rule: refused.rule };
}

/** What the rules say against a step onto that tile. */
function noStep(view: View, { seat, at }: CommandoView, onto: Thing, speaker: Speaker): Line | undefined {
  const tile = tileUnder(view, onto);
  return tile === undefined || tile === at ? undefined : against(move.whyNot(positionOf(view), { kind: 'move', tile }, seat), speaker);
}

/** 6.15 An objective is pressed from elsewhere: what is to be done there, and why he cannot go there now. */
function notThere(view: View, own: CommandoView, thing: Thing, speaker: Speaker): Line | undefined {
  const card = view.levels.map(({ id }) => levelCard(view, id)).find(({ triangleAt }) => triangleAt[thing] !== undefined);
  const { objective: index = -1 } = card?.triangles[card.triangleAt[thing] ?? -1] ?? {};
  const objective = card?.objectives[index];
  const refused = objective && noStep(view, own, thing, speaker);
  if (!objective || !refused) return undefined;
  const what = objectiveWords('look triangle', objective, speaker);
  const tile = card?.tiles[objective.tile]?.id;
  const key = objective.do === 'destroy' ? 'target' : 'objective';
  return { text: `${what} ${speaker.say(`look in-vain ${key}`, { tile })} ${refused.text}`, rule: OBJECTIVE_RULES[key] };
}

const OBJECTIVE_RULES = { target: '14.8', objective: '6.15' } as const;

/** 6.9 Whatever is wanted of a man below, he comes up first. */
function stillBelow({ id, level }: CommandoView, offers: readonly Offer[], speaker: Speaker): Line | undefined {
  const up = [...stepsOf(offers).keys()];
  if (level !== BELOW || up.length === 0) return undefined;
  return { text: speaker.say('look in-vain below', { commando: id, up }), rule: '6.9' };
}

function notAsked(view: View, own: CommandoView, man: CommandoView, speaker: Speaker): Line {
  const key = man.finished ? 'finished' : view.acting === own.seat ? 'another' : 'asked';
  return { text: speaker.say(`look in-vain ${key}`, { commando: man.id, own: own.id }), rule: '6.1' };
}
