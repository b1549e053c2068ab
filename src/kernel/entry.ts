/** What a chronicle is made of, and how each entry is written down. */
import type { Seat } from './game.ts';
import type { Redeal, Share } from './match.ts';

export interface Chosen {
  readonly seat: Seat;
  readonly asks: string;
  readonly choice: string;
  /** Answered for a seat that had nothing to play or did not want to be stopped. */
  readonly unasked?: boolean;
  /** Chosen by the scripted player, who was asked to play on. */
  readonly scripted?: boolean;
  /** Chosen together with the one before, and taken back with it. */
  readonly along?: boolean;
  /** The only sensible answer, given by itself. */
  readonly sole?: boolean;
}

/** Whether a choice was none of its own, and is taken back with the one before. */
export function goesWithBefore({ unasked, along, sole }: Chosen): boolean {
  return unasked === true || along === true || sole === true;
}

export interface TakenBack {
  readonly seat: Seat;
  /** How many choices were taken back. */
  readonly undo: number;
  /** Taken back although something new had come to light since. */
  readonly beyond?: boolean;
  /** Others had chosen since, and agreed to it. */
  readonly agreed?: readonly Seat[];
}

/** The scripted player was asked what it would do. Nothing changes on the board; the record shows it. */
export interface Advised {
  readonly seat: Seat;
  readonly hint: string;
}

/** Who plays for a seat has changed. Nothing changes on the board. */
export interface HandedOver {
  readonly seat: Seat;
  /** The scripted player that plays for it from now on; null where a person does again. */
  readonly handedTo: string | null;
}

/** Somebody else plays the seat from now on, in place of one who stayed away. Nothing changes on the board. */
interface Replaced {
  readonly seat: Seat;
  readonly replaced: true;
}

/** The player of this seat has looked from other sides before. Nothing changes on the board. */
interface HasSeen {
  readonly seat: Seat;
  readonly hasSeen: readonly Seat[];
}

/** Somebody else plays the seat from now on, with what it held: whoever played it before knows that. Nothing changes on the board. */
interface PassedOn {
  readonly seat: Seat;
  readonly passedOn: true;
}

/** The game ends by the will of those who play it: one gives up, all agree, or one has run out of time and the others end it. */
export interface Ended {
  readonly seat: Seat;
  readonly ends: 'resigned' | 'agreed' | 'out-of-time';
  /** Those who agreed, the one who offered it aside. */
  readonly agreed?: readonly Seat[];
}

/** Who plays, and what he or others know by that. */
type OfPlayers = HandedOver | Replaced | HasSeen | PassedOn;

/** What changes nothing on the board. */
export type Remark = Advised | OfPlayers;

export type Entry = Chosen | TakenBack | Redeal | Remark | Ended;

/**
 * `commando movement: move siwa`, with `~` before it where nobody was asked, `+` where it was chosen together with the one
 * before, `=` where it was the only sensible answer, and `*` where the scripted player played on;
 * `commando undo 2`, with `!` where it went beyond, or ` with allies` where others agreed; `commando hint move siwa`;
 * `commando redeal SEED`; where somebody sat down, `allies redeal SECRET for axis with axis=SHARE allies=SHARE`;
 * `axis handed to sergeant`, `axis handed back`, `axis replaced`, `axis passed on`,
 * `allies has seen axis`; `axis resigns`, `axis ends with allies`, `axis out of time`.
 */
export function entryText(entry: Entry): string {
  if ('undo' in entry) {
    const agreed = entry.agreed ? ` with ${entry.agreed.join(' ')}` : '';
    return `${entry.seat} undo ${entry.undo}${entry.beyond ? '!' : ''}${agreed}`;
  }
  if ('hint' in entry) return `${entry.seat} hint ${entry.hint}`;
  if ('handedTo' in entry) return `${entry.seat} handed ${entry.handedTo === null ? 'back' : `to ${entry.handedTo}`}`;
  if ('replaced' in entry) return `${entry.seat} replaced`;
  if ('passedOn' in entry) return `${entry.seat} passed on`;
  if ('hasSeen' in entry) return `${entry.seat} has seen ${entry.hasSeen.join(' ')}`;
  if ('ends' in entry) return `${entry.seat} ${endText(entry)}`;
  if ('redeal' in entry) return `${entry.seat} redeal ${entry.redeal}${dealText(entry)}`;
  const { unasked, along, sole, scripted } = entry;
  const how = `${unasked ? '~' : ''}${along ? '+' : ''}${sole ? '=' : ''}${scripted ? '*' : ''}`;
  return `${how}${entry.seat} ${entry.asks}: ${entry.choice}`;
}

export function entryFrom(text: string): Entry | undefined {
  const [, seat = '', undo, beyond, agreed] = /^(\S+) undo (\d+)(!?)(?: with (\S+(?: \S+)*))?$/.exec(text) ?? [];
  if (undo) return { seat, undo: Number(undo), ...(beyond && { beyond: true }), ...(agreed && { agreed: agreed.split(' ') }) };
  const [, advised = '', hint] = /^(\S+) hint (\S.*)$/.exec(text) ?? [];
  if (hint) return { seat: advised, hint };
  const [, sitter = '', secret, known = '', shares = ''] = DEAL.exec(text) ?? [];
  if (secret) return { seat: sitter, redeal: secret, known: known.split(' '), shares: shares.split(' ').map(shareFrom) };
  const [, forker = '', redeal] = /^(\S+) redeal (\S.*)$/.exec(text) ?? [];
  if (redeal) return { seat: forker, redeal };
  const [, handed = '', back, bot] = /^(\S+) handed (?:(back)|to ([a-z][a-z0-9-]*))$/.exec(text) ?? [];
  if (back || bot) return { seat: handed, handedTo: bot ?? null };
  const [, replaced] = /^(\S+) replaced$/.exec(text) ?? [];
  if (replaced) return { seat: replaced, replaced: true };
  const [, passed] = /^(\S+) passed on$/.exec(text) ?? [];
  if (passed) return { seat: passed, passedOn: true };
  const [, looker, seen] = /^(\S+) has seen (\S+(?: \S+)*)$/.exec(text) ?? [];
  if (looker && seen) return { seat: looker, hasSeen: seen.split(' ') };
  const [, resigning] = /^(\S+) resigns$/.exec(text) ?? [];
  if (resigning) return { seat: resigning, ends: 'resigned' };
  const [, late] = /^(\S+) out of time$/.exec(text) ?? [];
  if (late) return { seat: late, ends: 'out-of-time' };
  const [, offering, others] = /^(\S+) ends with (\S+(?: \S+)*)$/.exec(text) ?? [];
  if (offering && others) return { seat: offering, ends: 'agreed', agreed: others.split(' ') };
  const [, unasked, along, sole, scripted, chooser = '', asks = '', choice] = CHOSEN.exec(text) ?? [];
  if (!choice) return undefined;
  return {
    ...{ seat: chooser, asks, choice },
    ...(unasked && { unasked: true }),
    ...(along && { along: true }),
    ...(sole && { sole: true }),
    ...(scripted && { scripted: true }),
  };
}

const CHOSEN = /^(~?)(\+?)(=?)(\*?)(\S+) (\S+): (\S.*)$/;
const DEAL = /^(\S+) redeal (\S+) for (\S+(?: \S+)*) with ([^\s=]+=\S+(?: [^\s=]+=\S+)*)$/;

function endText({ ends, agreed = [] }: Ended): string {
  if (ends === 'agreed') return `ends with ${agreed.join(' ')}`;
  return ends === 'resigned' ? 'resigns' : 'out of time';
}

function dealText({ known, shares }: Redeal): string {
  return known && shares ? ` for ${known.join(' ')} with ${shares.map(({ seat, share }) => `${seat}=${share}`).join(' ')}` : '';
}

function shareFrom(text: string): Share {
  const end = text.indexOf('=');
  return { seat: text.slice(0, end), share: text.slice(end + 1) };
}

/** Whether a table was forked here; else everything was dealt anew because somebody sat down. */
export function isFork(entry: Entry): boolean {
  return 'redeal' in entry && entry.shares === undefined;
}

export function isOfPlayers(entry: Entry): entry is OfPlayers {
  return 'handedTo' in entry || 'replaced' in entry || 'hasSeen' in entry || 'passedOn' in entry;
}
