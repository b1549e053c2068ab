/** What a player would look up before making a choice: an attack with everything that makes it; the rest as at a terminal. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { cardCalled } from '../content/cards.ts';
import { enemyOf } from '../content/terms.ts';
import { attackAhead } from '../reckoning/attacks.ts';
import { followers } from '../rules/activation.ts';
import { addingCards } from '../rules/fire/actions.ts';
import { type Attack, coverAgainst } from '../rules/fire/attack.ts';
import { groupFirepower } from '../rules/fire/group.ts';
import { firerOf } from '../rules/units.ts';
import { now } from '../state.ts';
import { detailParts } from '../terminal/detail.ts';
import { unitsThere } from '../terminal/pieces.ts';
import { ownSide, type View } from '../view.ts';
import type { Choice } from '../vocabulary.ts';
import { bestAssault } from './assaults.ts';
import { wantingIn } from './describe-hex.ts';
import { orderTold } from './order-told.ts';
import { chosen, seen } from './seen.ts';

export function detail(anyView: unknown, choice: Kernel.Choice, speaker: Speaker): string | undefined {
  const view = seen(anyView);
  const known = chosen(choice);
  const going = goingBy(view, known);
  if (going) return speaker.list(going.map((id) => speaker.name(id)));
  const attack = attackIn(view, known);
  if (attack) return attackWords(view, attack, speaker).join(' · ');
  const best = known.kind === 'assault-fire' ? bestAssault(view) : undefined;
  if (best) return speaker.say('look attack best', { pieces: firersOf(view, best), hex: best.hexes.map(hexName).join('/') });
  const wanting = known.kind === 'step' || known.kind === 'advance' ? wantingIn(view, hexNamed(known.hex), speaker) : [];
  const parts = [
    ...(known.kind === 'order' ? orderTold(view, known.card, speaker) : []),
    ...detailParts(view, meleeAhead(view, known) ?? known, speaker),
    ...wanting,
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** O14.1 Who would be activated. */
function goingBy(view: View, { kind }: Choice): readonly string[] | undefined {
  const picked = now(view, 'activation')?.chosen;
  if (kind === 'done') return picked;
  return kind === 'activate-all' && picked ? [...picked, ...followers(view).map(({ id }) => id)] : undefined;
}

/** A25 Whoever lets the dice of a Melee be rolled wants to know with what. */
function meleeAhead(view: View, { kind }: Choice): Choice | undefined {
  const melee = now(view, 'melee');
  return kind === 'pass' && melee ? { kind: 'melee', hex: hexName(melee.hex) } : undefined;
}

/** What a choice would fire, or lets be rolled. */
function attackIn(view: View, choice: Choice): Attack | undefined {
  const own = ownSide(view) ?? view.active;
  switch (choice.kind) {
    case 'target':
    case 'fire':
    case 'fire-all':
    case 'op-attack':
      return attackAhead(view, own, choice);
    case 'pass': {
      const attack = now(view, 'attack');
      return attack?.total === 0 && attack.side === own && attack.by === 'fire' ? attack : undefined;
    }
    default:
      return undefined;
  }
}

/** `6 +1 other −1 Hindrance = 6 FP · Cover +2 in the Morale · Rifle 2 5-5-4/9 · Marksmanship +2 · by Line 3`: who fires is seen on the map, and comes last. */
function attackWords(view: View, attack: Attack, speaker: Speaker): string[] {
  const [hex] = attack.hexes;
  if (hex === undefined) return [];
  const cover = coverAgainst(view, attack, hex);
  return [
    sumOf(view, attack, speaker),
    speaker.say('look attack cover', { cover }),
    ...unitsThere(view, hex, enemyOf(attack.side), speaker, cover),
    ...addingCards(view, attack).map((card) => speaker.say('look attack card', { action: cardCalled(card).action, card })),
    speaker.say('look attack firers', { pieces: firersOf(view, attack) }),
  ];
}

/** Mines and guns from far off are no pieces on the map. */
const firersOf = (view: View, { firers }: Attack): readonly string[] => firers.filter((piece) => firerOf(view, piece) !== undefined);

function sumOf(view: View, attack: Attack, speaker: Speaker): string {
  const { firers, hexes, firepower } = attack;
  const { base, others, hindrance, height, firepower: reckoned } = groupFirepower(view, firers, hexes);
  const say = (key: string, figures: object) => speaker.say(`look attack ${key}`, figures);
  const parts = [
    `${base}`,
    ...(others > 0 ? [say('others', { others })] : []),
    ...(hindrance > 0 ? [say('hindrance', { hindrance })] : []),
    ...(height === 0 ? [] : [say('height', { height })]),
    // what cards have added already
    ...(firepower === reckoned ? [] : [say('cards', { added: firepower - reckoned })]),
  ];
  return parts.length === 1 ? say('plain', { firepower }) : say('sum', { sum: parts.join(' '), firepower });
}
