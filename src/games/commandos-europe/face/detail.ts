/** What a player would look up before making a choice: prices, what those who move come to, what a loss costs, what an escape abandons. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { costOf, isSquad, kindOf, pieceAt } from '../content/pieces.ts';
import { setupOf } from '../content/setups.ts';
import { copyState } from '../copy.ts';
import { attackFigures, odds } from '../odds.ts';
import { abandonedAt, heardLastIn } from '../reckoning/escape.ts';
import { type Load, loadWith, loadWithout, putDown } from '../reckoning/loading.ts';
import { strandedIn } from '../reckoning/plight.ts';
import { positionOf } from '../reckoning/position.ts';
import { NEVER } from '../reckoning/ways.ts';
import { unitCalled } from '../rules/combat.ts';
import { forfeitTheRest } from '../rules/missions.ts';
import { gearAt, placeOf } from '../rules/pieces-in-play.ts';
import { levelOf, scoreOf } from '../rules/winning.ts';
import { SEAT } from '../state.ts';
import type { PieceView, View } from '../view.ts';
import type { Choice } from '../vocabulary.ts';
import { plainly, signed } from './piece/counter.tsx';
import { baseWords, placeWords } from './place-names.ts';
import { aimFrom, missionsAway, wayTo } from './rank.ts';
import { chosen, seen } from './seen.ts';
import { priceOf } from './sheet/catalogue.tsx';
import { isHex } from './things.ts';

/** Of hexes side by side each is told only by what it has, or has next to it. */
const BESIDE = 1;

/** Parted by dots: what all have stands above the list. */
const together = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined).join(' · ');

export function detail(anyView: unknown, anyChoice: Kernel.Choice, speaker: Speaker): string | undefined {
  const view = seen(anyView);
  const choice = chosen(anyChoice);
  switch (choice.kind) {
    case 'buy':
      return speaker.say('sheet detail buy', { cost: priceOf(choice.goods), left: view.points - priceOf(choice.goods) });
    case 'move':
      return ofMover(view, choice.piece, speaker);
    case 'take':
    case 'with':
    case 'strip':
    case 'without':
    case 'drop':
    case 'leave':
      return ofLoading(view, choice, speaker);
    case 'lose':
      return ofLoss(view, choice.piece, speaker);
    case 'suffer': {
      const isSecond = view.pieces.find(({ id }) => id === choice.piece)?.marker !== '';
      return speaker.say(`sheet detail ${isSecond ? 'suffer' : 'suffer-first'}`);
    }
    case 'attack':
      return ofAttack(view, choice, speaker);
    case 'base':
      return together(baseWords(view, choice.hex, speaker), ofSite(view, choice.hex, speaker));
    case 'move-base':
      return together(baseWords(view, choice.hex, speaker), speaker.say('sheet detail move-base', view));
    case 'at':
      return baseWords(view, choice.hex, speaker);
    case 'go':
    case 'step':
      return together(placeWords(view, choice.hex, BESIDE, speaker), ofAim(view, choice.hex, speaker));
    case 'send':
    case 'against':
      return placeWords(view, choice.hex, BESIDE, speaker);
    case 'escape':
      return together(
        baseWords(view, choice.hex, speaker),
        view.mission ? ofSite(view, choice.hex, speaker) : undefined,
        ofEscape(view, speaker),
      );
    case 'stand':
      return speaker.say('sheet detail stand');
    case 'draw':
      return speaker.say('sheet detail draw', { count: view.undrawn.length });
    case 'done':
      return ofDone(view, speaker);
    case 'fire':
      return view.phase === 'suppression' ? ofAims(view, speaker) : undefined;
    case 'forfeit':
      return ofForfeit(view, speaker);
    case 'end-map':
    case 'end-war':
      return ofLeaving(view, choice.kind, speaker);
    default:
      return undefined;
  }
}

/** How far a base there would be from the mission, or on average from all that could be drawn. */
function ofSite(view: View, hex: string, speaker: Speaker): string {
  return speaker.say(`look away ${view.mission ? 'mission' : 'missions'}`, { away: Math.round(missionsAway(view, hex)) });
}

/** By this hexes of the same risk are in order; the hunted may be on their way to the mission all the same. */
function ofAim(view: View, hex: string, speaker: Speaker): string | undefined {
  const aim = aimFrom(view, hex);
  if (!aim || aim.away === 0) return undefined;
  const mission = aim.what === 'base' && view.mission ? wayTo(view, hex, view.mission.at) : NEVER;
  if (mission < NEVER && aim.away < NEVER) return speaker.say('look way both', { base: aim.away, mission });
  return speaker.say(`look way ${aim.away < NEVER ? aim.what : 'none'}`, aim);
}

/** Where they stand who could set out. */
function ofMover(view: View, piece: string, speaker: Speaker): string | undefined {
  const at = view.pieces.find(({ id }) => id === piece)?.at ?? '';
  return isHex(at) ? [at, placeWords(view, at, BESIDE, speaker) ?? ''].join(' ').trim() : undefined;
}

function figures({ land, noise, awareness, firepower, taken, places }: Load) {
  return { land, noise: plainly(noise + awareness), firepower, taken, places };
}

/** What those who move would come to. */
function ofLoading(view: View, choice: Extract<Choice, { piece: string }>, speaker: Speaker): string | undefined {
  return loadTold(view, view.move?.lead ?? '', choice, speaker);
}

export function loadTold(
  view: View,
  leads: string,
  { kind, piece }: Extract<Choice, { piece: string }>,
  speaker: Speaker,
): string | undefined {
  const lead = pieceAt(leads);
  const state = positionOf(view);
  if (lead < 0 || isSquad(pieceAt(piece))) return undefined;
  const isTaken = kind === 'take' || kind === 'with';
  const load = isTaken ? loadWith(state, lead, pieceAt(piece)) : loadWithout(state, lead, pieceAt(piece));
  if (!load) return undefined;
  return [...(isTaken ? [] : ofPuttingDown(view, kind, piece, speaker)), speaker.say('sheet detail with', figures(load))].join(' ');
}

/** 9.0, 10.1, 10.11 Where it stays and for how long nobody has it again, or that it is lost. */
function ofPuttingDown(view: View, kind: Choice['kind'], id: string, speaker: Speaker): readonly string[] {
  const piece = pieceAt(id);
  const hex = view.pieces.find((each) => each.id === id)?.at ?? '';
  const { isSunk, isLeft } = putDown(positionOf(view), piece);
  const until = isSunk ? 'sunk' : kind === 'drop' || kind === 'leave' ? 'turn' : 'move';
  const isNeeded = view.mission?.requires.includes(kindOf(piece)) === true;
  return [
    speaker.say('sheet detail stays', { until, hex }),
    ...(isLeft && !isSunk ? [speaker.say('sheet detail stays-behind')] : []),
    ...(isNeeded ? [speaker.say('sheet goods needed', { mission: view.mission?.id })] : []),
  ];
}

/** 13.0 What each side adds to ten times its die. */
function ofAttack(view: View, choice: Extract<Choice, { kind: 'attack' }>, speaker: Speaker): string | undefined {
  const state = positionOf(view);
  const sums = attackFigures(state, pieceAt(choice.piece), unitCalled(state, choice.enemy));
  if (!sums) return undefined;
  const figures = { own: signed(sums.own), penalty: signed(sums.penalty), enemy: signed(sums.enemy) };
  return [speaker.say('sheet detail attack', figures), ...ofDefeat(view, choice, speaker)].join(' ');
}

/** 12.5, 13.0, 13.1 That whoever attacks is detected, how likely he loses too, and what. */
function ofDefeat(view: View, choice: Extract<Choice, { kind: 'attack' }>, speaker: Speaker): readonly string[] {
  const state = positionOf(view);
  const { outcomes = [] } = odds(state, SEAT, choice) ?? {};
  const risk = outcomes.reduce((sum, { what, chance }) => (what === 'enemy-loses' ? sum : sum + chance), 0);
  const squad = view.pieces.find(({ id }) => id === choice.piece);
  const betrayed = squad?.detected === false ? [speaker.say('sheet detail betrayed')] : [];
  if (risk === 0) return [...betrayed, speaker.say('sheet detail no-risk')];
  const marker = squad?.marker === '' ? 'risk' : 'risk-second';
  const gear = gearAt(state, placeOf(state, pieceAt(choice.piece))).length > 0 ? [speaker.say('sheet detail risk-gear')] : [];
  return [...betrayed, speaker.say(`sheet detail ${marker}`, { risk: speaker.percent(risk) }), ...gear];
}

function ofLoss(view: View, id: string, speaker: Speaker): string | undefined {
  const piece = pieceAt(id);
  if (!view.pieces.find((each) => each.id === id)?.gear) return undefined;
  const isNeeded = view.mission?.requires.includes(kindOf(piece)) === true;
  return speaker.say(`sheet detail ${isNeeded ? 'lose-needed' : 'lose'}`, { cost: costOf(piece) });
}

/** What is kept, and who has not moved. */
function ofDone(view: View, speaker: Speaker): string | undefined {
  if (view.phase === 'purchase') return speaker.say('sheet detail bought', view);
  if (view.phase === 'combat') return speaker.say('sheet detail no-attack');
  if (view.phase !== 'movement') return undefined;
  const stranded = strandedIn(view);
  const isWaiting = ({ id, at, moved }: PieceView) => isSquad(pieceAt(id)) && isHex(at) && !moved && !stranded.includes(id);
  const waiting = view.pieces.filter(isWaiting).map(({ id }) => id);
  const none = stranded.length === 0 ? 'all-moved' : 'none-left';
  return [
    waiting.length === 0 ? speaker.say(`sheet detail ${none}`) : speaker.say('sheet detail waiting', { waiting }),
    ...(stranded.length === 0 ? [] : [speaker.say('sheet detail stranded', { stranded })]),
  ].join(' ');
}

function ofEscape(view: View, speaker: Speaker): string | undefined {
  const [squad] = heardLastIn(view);
  if (!squad) return undefined;
  const { pieces, cost } = abandonedAt(view, squad.at);
  if (pieces.length === 0) return speaker.say('sheet escape detail-none');
  const needed = neededAmong(view, pieces);
  return [
    speaker.say('sheet escape detail', { lost: pieces, cost }),
    ...(needed.length === 0 ? [] : [speaker.say('sheet escape needed', { mission: view.mission?.id, needed })]),
  ].join(' ');
}

/** What the mission takes, and nobody has besides. */
function neededAmong({ mission, pieces }: View, lost: readonly string[]): readonly string[] {
  const kept = pieces.filter(({ id, at }) => isHex(at) && !lost.includes(id)).map(({ id }) => kindOf(pieceAt(id)));
  const kinds = new Set(lost.map((id) => kindOf(pieceAt(id))));
  return (mission?.requires ?? []).filter((kind) => kinds.has(kind) && !kept.includes(kind));
}

/** 15.0 Those that have been named. */
function ofAims({ aimed }: View, speaker: Speaker): string {
  return aimed.length === 0 ? speaker.say('sheet detail aimed-none') : speaker.say('sheet detail aimed', { count: aimed.length });
}

/** 4.0, 5.0 All that is open or was not drawn here is forfeited, as the table plays; and with the last map, or the war, all is over. */
function ofLeaving(view: View, kind: 'end-map' | 'end-war', speaker: Speaker): string {
  const state = copyState(positionOf(view));
  const now = scoreOf(state);
  forfeitTheRest({ state, by: SEAT });
  const isEnd = kind === 'end-war' || state.map === setupOf(state).last;
  const after = scoreOf(state);
  const key = isEnd ? 'end-war' : after === now ? 'end-map-free' : 'end-map';
  return speaker.say(`sheet detail ${key}`, { now, after, level: speaker.say(`level ${levelOf(state)}`) });
}

/** 5.0, 12.2 One less, and where the table plays so the enemy grows more aware. */
function ofForfeit(view: View, speaker: Speaker): string {
  const now = scoreOf(view);
  const after = scoreOf({ ...view, forfeited: [...view.forfeited, 1] });
  return speaker.say(`sheet detail ${view.rules.awareness === 'completed' ? 'forfeit' : 'forfeit-quiet'}`, { now, after });
}
