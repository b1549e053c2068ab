/** What each key of the table does. */
import type { RefObject } from 'react';
import type { Thing } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness.ts';
import { useSettings } from '../settings.tsx';
import { actors, neighbour } from './choosing.ts';
import type { Deeds } from './deeds.ts';
import { firstOffer } from './offers.tsx';
import { describe, type Pointed } from './pointed-card.tsx';
import { promptOf } from './prompt.tsx';
import type { Session } from './session.ts';
import type { Choosing } from './use-choosing.ts';
import type { Housekeeping } from './use-housekeeping.ts';
import { useKeys } from './use-keys.ts';
import type { PlayOn } from './use-play-on.ts';
import type { Replay } from './use-replay.ts';

interface TableKeys {
  readonly page: RefObject<HTMLElement | null>;
  readonly session: Session;
  readonly offers: readonly Offer[];
  readonly pointed: Pointed | undefined;
  readonly point: (thing: Thing | undefined) => void;
  readonly choosing: Choosing;
  readonly replay: Replay;
  readonly playOn: PlayOn;
  readonly housekeeping: Housekeeping;
  readonly deeds: Deeds;
  readonly hasHint: boolean;
}

export function useTableKeys(table: TableKeys): void {
  const { page, session, offers, pointed, point, choosing, replay, playOn, housekeeping, deeds, hasHint } = table;
  const { keys } = useSettings();
  const { face, say, announce } = session;
  const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector) ?? undefined;
  const focusBoard = () => find('.table-board [role="application"]')?.focus();

  const walk = (by: 1 | -1) => {
    const next = neighbour(actors(offers, face.things), pointed?.thing, by);
    if (next === undefined) {
      announce(say('nobody-can-act'));
      return;
    }
    focusBoard();
    point(next);
    announce(told(next));
  };
  const told = (thing: Thing): string => {
    const described = describe(thing, session.scene.view, offers, session);
    return described ? `${described.title}. ${described.lines.map(({ text }) => text).join(' ')}` : session.speaker.name(thing);
  };

  useKeys(keys, {
    list: () => firstOffer(find('[data-offers]'))?.focus(),
    board: focusBoard,
    next: () => walk(1),
    previous: () => walk(-1),
    read: () => announce(pointed ? told(pointed.thing) : promptOf(session)),
    odds: () => {
      const anchor = find('[data-offers]');
      if (anchor) deeds.openSheet('odds', anchor);
    },
    find: () => {
      focusBoard();
      announce(say('type-a-name'));
    },
    settle: () => {
      const all = [...(page.current?.querySelectorAll<HTMLElement>('.offer-plain [data-offer]') ?? [])];
      if (all.length === 1) all[0]?.click();
      else all[0]?.focus();
    },
    hint: deeds.hint,
    'play-on': deeds.playOn,
    undo: deeds.undo,
    redo: deeds.redo,
    earlier: () => replay.goTo(replay.place - 1),
    later: () => replay.goTo(replay.place + 1),
    now: replay.backToNow,
    log: () => find('[data-log]')?.focus(),
    menu: () => find('[data-menu]')?.click(),
    keys: () => housekeeping.ask('keys'),
    digit(digit) {
      const row = find(`[data-digit="${digit}"]`);
      if (row instanceof HTMLButtonElement) row.click();
      else row?.querySelector('button')?.focus();
    },
    escape() {
      if (choosing.stepBack()) return true;
      if (hasHint) {
        deeds.closeHint();
        return true;
      }
      if (replay.looking !== undefined) {
        replay.backToNow();
        return true;
      }
      point(undefined);
      return false;
    },
    interrupt() {
      const wasRunning = playOn.isPlaying || replay.isPlaying;
      playOn.pause();
      replay.pause();
      return wasRunning;
    },
  });
}
