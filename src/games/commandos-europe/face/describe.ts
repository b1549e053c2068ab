/** What there is to know about a thing under the pointer: two lines that matter, then the rest. */
import type { Choice } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { hexNamed } from '../content/map.ts';
import type { View } from '../view.ts';
import { hexDescribed, missionDescribed } from './describe-hex.ts';
import { enemyDescribed, pieceDescribed } from './describe-piece.ts';
import { chosen, seen } from './seen.ts';
import { BASE } from './sheet/catalogue.tsx';
import { hexOfStore, pieceOfSheet } from './sheet/hands.ts';

/** Of goods, what they are for and what they add. */
export function about(anyView: unknown, anyChoice: Choice, speaker: Speaker): string | undefined {
  const choice = chosen(anyChoice);
  if (choice.kind !== 'buy') return undefined;
  const lines = describe(anyView, choice.goods, speaker)?.lines.slice(0, 2) ?? [];
  return lines.map(({ text }) => text).join(' ');
}

export function describe(anyView: unknown, thing: Thing, speaker: Speaker): Described | undefined {
  const view = seen(anyView);
  if (hexNamed(thing) >= 0) return hexDescribed(view, thing, speaker);
  if (thing === view.mission?.id) return missionDescribed(view, view.mission, speaker);
  if (thing === BASE) return { title: speaker.say('sheet shop base'), lines: [{ text: speaker.say('sheet goods base'), rule: '12.11' }] };
  const hex = hexOfStore(thing);
  if (hex !== undefined) return storeDescribed(view, hex, speaker);
  return enemyDescribed(view, thing, speaker) ?? pieceDescribed(view, pieceOfSheet(thing) ?? thing, speaker);
}

function storeDescribed({ bases, phase }: View, hex: string, speaker: Speaker): Described {
  if (!bases.includes(hex)) return { title: speaker.say('sheet loose', { hex }), lines: [] };
  const lines = phase === 'purchase' ? [{ text: speaker.say('sheet into-it'), rule: '3.5' }] : [];
  return { title: speaker.say('sheet base', { hex }), lines };
}
