/** Which hexes are marked for the question that is open, and what each mark says. */
import type { MarkKind } from '../../../board/mark.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { placesFor } from '../rules/set-up.ts';
import { now } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { choiceFrom } from '../vocabulary.ts';
import { actingPieces, shotAhead } from './acting.ts';
import { asIfMoving, threatsTo, waitingAt, wayTo } from './march.ts';
import { chosen, standing } from './seen.ts';
import { thingsOf, touched } from './things.ts';

export type Marks = Readonly<Partial<Record<MarkKind, readonly string[]>>>;

const isHex = (thing: string): boolean => hexNamed(thing) >= 0;

/** What harms whoever stands there. */
const HARMS: ReadonlySet<string> = new Set(['target', 'shell', 'spray-fire', 'impact', 'aim', 'strike', 'phosphorus', 'melee']);

/** `ontos`: where what is in hand could be put down. */
export function marksIn(view: View, offers: readonly Offer[], considered: Offer | undefined, ontos: readonly string[] = []): Marks {
  const open = new Set([...touched(offers), ...ontos].filter(isHex));
  const wanted = considered ? thingsOf(considered.choice).filter(isHex) : [];
  const harmed = considered && HARMS.has(considered.choice.kind) ? wanted : [];
  const steps = offers.filter(({ choice }) => choice.kind === 'step').flatMap(({ choice }) => thingsOf(choice));
  return {
    open: [...open].filter((hex) => !wanted.includes(hex)),
    chosen: [...new Set([...actingHexes(view), ...wanted.filter((hex) => !harmed.includes(hex))])],
    affected: [...new Set([...harmed, ...attackedHexes(view, considered)])],
    danger: steps.filter((hex) => threatsTo(view, hexNamed(hex)).length > 0),
  };
}

/** 5 Where a counter may stand that is picked from the box. */
export function placesOf(view: View, considered: Offer | undefined): readonly string[] {
  const own = ownSide(view);
  const known = considered && chosen(considered.choice);
  return own && known?.kind === 'pick' ? placesFor(view, own, known.unit).map(hexName) : [];
}

/** Where those are who act now: they move, fire, advance, are being activated, or a roll is made for them. */
export function actingHexes(view: View): readonly string[] {
  return actingPieces(view).flatMap((piece) => {
    const unit = standing(view, piece);
    return unit ? [hexName(unit.at)] : [];
  });
}

/** Under attack, or about to be. */
export function attackedHexes(view: View, considered?: Offer | undefined): readonly string[] {
  const attack = now(view, 'attack');
  if (attack) return attack.hexes.map(hexName);
  const { target = -1 } = shotAhead(view) ?? {};
  if (target >= 0) return [hexName(target)];
  const { purpose } = now(view, 'roll') ?? {};
  const rolledAt = now(view, 'melee')?.hex ?? (purpose === 'accuracy' ? now(view, 'artillery')?.at : undefined);
  if (rolledAt !== undefined && rolledAt >= 0) return [hexName(rolledAt)];
  const known = considered && chosen(considered.choice);
  if (known?.kind === 'op-attack' || known?.kind === 'op-fire') {
    const [mover = ''] = now(view, 'move')?.group ?? [];
    const unit = standing(view, mover);
    return unit ? [hexName(unit.at)] : [];
  }
  return [];
}

/** Lines from whoever fires to whom: what is being put together, or rolled. */
export function linesOfFire(view: View): readonly { readonly from: number; readonly to: number }[] {
  const attack = now(view, 'attack');
  if (attack) return attack.by === 'fire' ? attack.from.flatMap((from) => attack.hexes.map((to) => ({ from, to }))) : [];
  const fire = shotAhead(view);
  if (!fire || fire.target < 0) return [];
  const hexes = new Set(fire.group.flatMap((piece) => standing(view, piece)?.at ?? []));
  return [...hexes].map((from) => ({ from, to: fire.target }));
}

/** What is considered; of a march, and of what is in hand, what is done last. */
export function meantIn(considered: Offer | undefined, ahead: readonly string[] | undefined): Offer | undefined {
  return considered?.choice.kind === 'step' ? (meantBy(ahead) ?? considered) : (considered ?? meantBy(ahead));
}

/** What is in hand would come to do last where it is held. */
function meantBy(ahead: readonly string[] = []): Offer | undefined {
  const text = ahead.at(-1);
  const choice = text === undefined ? undefined : choiceFrom(text);
  return text !== undefined && choice ? { text, choice } : undefined;
}

/** The way of what is in hand to where it is held, and the view in which it is under way there: for what each hex costs. */
export function goingIn(view: View, ahead: readonly string[] = []): { readonly view: View; readonly route: readonly string[] } | undefined {
  const going = ahead.flatMap((text) => {
    const choice = choiceFrom(text);
    return choice ? [choice] : [];
  });
  const setsOut = going.find(({ kind }) => kind === 'set-out' || kind === 'set-out-all');
  const [together, ...others] = setsOut?.kind === 'set-out-all' ? waitingAt(view, hexNamed(setsOut.hex)) : [];
  const unit = together ?? standing(view, setsOut?.kind === 'set-out' ? setsOut.unit : (now(view, 'move')?.group[0] ?? ''));
  const steps = going.flatMap((choice) => (choice.kind === 'step' ? [choice.hex] : []));
  if (!unit || steps.length === 0) return undefined;
  return { view: setsOut ? asIfMoving(view, unit, others) : view, route: [hexName(unit.at), ...steps] };
}

type Going = ReturnType<typeof goingIn>;

/** What is told of while a counter is in hand, or was put down: the counter, where it goes, and who could fire at it on the way. */
export function toldOfMost(view: View, inHand: string | undefined, going: Going): readonly number[] {
  const unit = inHand === undefined ? undefined : standing(view, inHand);
  const [from, ...steps] = going?.route.map(hexNamed) ?? [];
  const threats = going ? steps.flatMap((hex) => threatsTo(going.view, hex).map(({ at }) => at)) : [];
  return [...new Set([unit?.at ?? -1, from ?? -1, steps.at(-1) ?? -1, ...threats])].filter((hex) => hex >= 0);
}

/** The way that is considered: for those under way, to whatever hex is pointed at; for others, to where they would go. */
export function routeIn(view: View, considered: Offer | undefined, pointed: string | undefined): readonly string[] {
  const [mover = ''] = now(view, 'move')?.group ?? [];
  const unit = standing(view, mover);
  const aim = pointed !== undefined && isHex(pointed) ? hexNamed(pointed) : -1;
  if (unit && aim >= 0) {
    const way = wayTo(view, aim);
    if (way.length > 0) return [hexName(unit.at), ...way.map(({ hex }) => hexName(hex))];
  }
  const known = considered && chosen(considered.choice);
  if (known?.kind === 'advance') {
    const from = standing(view, known.unit);
    return from ? [hexName(from.at), known.hex] : [];
  }
  if (known?.kind === 'step' && unit) return [hexName(unit.at), known.hex];
  if (known?.kind === 'retreat') {
    const [retreating = ''] = now(view, 'retreat')?.units ?? [];
    const from = standing(view, retreating);
    return from ? [hexName(from.at), known.hex] : [];
  }
  return [];
}
