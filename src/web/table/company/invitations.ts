/**
 * Links that give a seat to whoever comes with one first. A new one makes the old one worthless, so what was made is remembered
 * here and shown again: it may have been sent already.
 */
import type { Seat } from '../../../kernel/game.ts';
import { api } from '../../api.ts';

const PREFIX = 'cockleshell invitation';

export async function invitationLink(table: string, seat: Seat): Promise<string> {
  return rememberedLink(table, seat) ?? newInvitationLink(table, seat);
}

export async function newInvitationLink(table: string, seat: Seat): Promise<string> {
  const { secret } = await api.invite(table, seat);
  const link = linkWith(table, secret);
  try {
    localStorage.setItem(keyOf(table, seat), link);
  } catch {
    // Storage is full or forbidden: the link is shown now, and another one the next time.
  }
  return link;
}

/** In the place of one who stays away. */
export async function replacementLink(table: string, seat: Seat): Promise<string> {
  return linkWith(table, (await api.replace(table, seat)).secret);
}

/** One that lasts. It is not remembered here: it is for when this browser has forgotten everything. */
export async function wayBackLink(table: string, seat: Seat): Promise<string> {
  return linkWith(table, (await api.wayBack(table, seat)).secret);
}

function linkWith(table: string, secret: string): string {
  return `${location.origin}/join/${encodeURIComponent(table)}#${secret}`;
}

export function rememberedLink(table: string, seat: Seat): string | undefined {
  try {
    return localStorage.getItem(keyOf(table, seat)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The page that an invitation leads to; undefined for whatever is no invitation to this table. */
export function joinPath(table: string, link: string): string | undefined {
  const [, path = '', secret = ''] = /(\/join\/[^/?#\s]+)#(\S+)\s*$/.exec(link) ?? [];
  return path === `/join/${encodeURIComponent(table)}` ? `${path}#${secret}` : undefined;
}

/** Somebody sits there: the link is of no more use. */
export function forgetLink(table: string, seat: Seat): void {
  try {
    localStorage.removeItem(keyOf(table, seat));
  } catch {
    // Nothing was remembered.
  }
}

function keyOf(table: string, seat: Seat): string {
  return `${PREFIX} ${table} ${seat}`;
}
