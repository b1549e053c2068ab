/** What everything on the page of a table goes by. */

import { createContext, useContext } from 'react';
import { present } from '../../board/present.ts';
import { TONES } from '../../board/tone.ts';
import type { Face } from '../../games/face.ts';
import type { Seat } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Refused, Scene } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { cameToLight } from './came-to-light.ts';
import type { Handing } from './company/handing.ts';
import type { Desk } from './desk.ts';
import type { Sequencer } from './playing/sequencer.ts';

export interface Session {
  readonly scene: Scene;
  /** What is known of it: from the line with this number on. */
  readonly log: readonly LogLine[];
  readonly firstLine: number;
  /** Asks for the lines before. */
  earlier(): Promise<void>;
  readonly face: Face;
  readonly speaker: Speaker;
  readonly calm: boolean;
  /** The words of this page. */
  say(key: string, figures?: object): string;
  /** Where whoever is drawn says what was done. */
  readonly desk: Desk;
  /** What plays out what happens. */
  readonly sequencer: Sequencer;
  /** Where the screen is handed round: to whom it goes now, if to anybody else, and what hides everything until he has it. */
  readonly handing: Handing | undefined;
  /** To the one live region. */
  announce(text: string): void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  return present(useContext(SessionContext), 'table here');
}

/** A refusal in the language of the page; the server's own sentence where only it has one. */
export function sentenceOf({ code, figures, text }: Pick<Refused, 'code' | 'figures' | 'text'>, speaker: Speaker): string {
  if (speaker.has(`table-page refusal ${code}`)) return speaker.say(`table-page refusal ${code}`, figures);
  return speaker.has(`refusal ${code}`) ? speaker.say(`refusal ${code}`, figures) : text;
}

/** A seat has the tone that the game gives it. What nobody in particular rolls has the first; who has no seat, one that nobody has. */
export function toneOf(who: string, { seats }: Pick<Scene, 'seats'>): number {
  const seated = seats.find(({ seat }) => seat === who);
  if (seated) return seated.tone;
  if (who === 'table') return 0;
  const taken = new Set(seats.map(({ tone }) => tone));
  return TONES.findIndex((_, tone) => !taken.has(tone));
}

/** A seat goes by what the game calls it, once that is known. */
export function seatName(seat: Seat, { face, scene, speaker }: Pick<Session, 'face' | 'scene' | 'speaker'>): string {
  return face.seatName?.(scene.view, seat, speaker) ?? speaker.name(seat);
}

export function sentenceFor(offer: Offer, { speaker, scene, face }: Pick<Session, 'speaker' | 'scene' | 'face'>, picked?: Offer): string {
  return speaker.offer(offer, scene.question ?? { asks: '' }, face.askFigures?.(scene.view, offer, picked));
}

/** All is lost by it for certain: it is marked wherever it is chosen. */
export function isFatal({ choice }: Offer, { scene, face }: Pick<Session, 'scene' | 'face'>): boolean | undefined {
  return face.isFatal?.(scene.view, choice) || undefined;
}

/** What one would look up before a choice. Several that are meant as one mostly say it themselves. */
export function detailFor(offer: Offer, { speaker, scene, face }: Pick<Session, 'speaker' | 'scene' | 'face'>): string | undefined {
  const { choice, choices, says } = offer;
  const ofSeveral = choices && face.detailOfSeveral?.(scene.view, offer, speaker);
  return says ? ofSeveral : (ofSeveral ?? face.detail?.(scene.view, choice, speaker));
}

/** What has come to light since the last choice, as the log tells it. */
export function lightSince({ log, face, speaker }: Pick<Session, 'log' | 'face' | 'speaker'>): string {
  return cameToLight(log, (event) => face.dice(event).length > 0)
    .map((event) => speaker.event(event))
    .join(' ');
}
