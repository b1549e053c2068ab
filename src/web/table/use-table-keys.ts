/** What each key of the table does. */
import type { RefObject } from 'react';
import type { Thing } from '../../games/face.ts';
import { useSettings } from '../settings.tsx';
import { actors, neighbour } from './choosing.ts';
import { describe } from './described.tsx';
import type { Moment } from './moment.ts';
import { firstOffer } from './offers.tsx';
import { promptOf } from './prompt.tsx';
import type { Session } from './session.ts';
import { hintNow, type Sitting } from './sitting.ts';
import { useKeys } from './use-keys.ts';

interface TableKeys {
  readonly page: RefObject<HTMLElement | null>;
  readonly session: Session;
  readonly sitting: Sitting;
  readonly moment: Moment;
}

export function useTableKeys({ page, session, sitting, moment }: TableKeys): void {
  const settings = useSettings();
  const { keys } = settings;
  const { face, say, announce, desk, sequencer } = session;
  const { offers } = moment;
  const { pointed } = sitting;
  const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector) ?? undefined;
  const focusBoard = () => find('.table-board [role="application"]')?.focus();

  const walk = (by: 1 | -1) => {
    const next = neighbour(actors(offers, face.things), pointed?.thing, by);
    if (next === undefined) {
      announce(say('nobody-can-act'));
      return;
    }
    focusBoard();
    desk.point(next);
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
    read: () => {
      announce(pointed ? told(pointed.thing) : promptOf(session));
      desk.tellAll(pointed !== undefined);
    },
    odds: () => {
      const anchor = find('[data-offers]');
      if (anchor) desk.openSheet('odds', anchor);
    },
    find: () => {
      focusBoard();
      announce(say('type-a-name'));
    },
    settle: () => {
      // Where nothing goes on for free, the key only leads to what could be chosen.
      if (!desk.settle()) firstOffer(find('[data-offers]'))?.focus();
    },
    again: sequencer.again,
    sound: () => {
      settings.change({ sound: !settings.sound });
      announce(say(settings.sound ? 'sound-off' : 'sound-on'));
    },
    hint: desk.hintOrTake,
    'play-on': desk.playedFor.begin,
    undo: () => void desk.takingBack.undo(),
    redo: desk.takingBack.redo,
    earlier: () => desk.lookingBack.goTo(moment.stop - 1),
    later: () => desk.lookingBack.goTo(moment.stop + 1),
    now: desk.lookingBack.backToNow,
    log: () => find('[data-log]')?.focus(),
    tray: () => find('[data-tray]')?.click(),
    'map-key': () => find('[data-map-key]')?.click(),
    show: () => {
      if (pointed) desk.show(pointed.thing);
    },
    menu: () => find('[data-menu]')?.click(),
    keys: () => desk.ask('keys'),
    digit(digit) {
      const row = find(`[data-digit="${digit}"]`);
      if (row instanceof HTMLButtonElement) row.click();
      else row?.querySelector('button')?.focus();
    },
    escape() {
      if (desk.stepBack()) return true;
      if (hintNow(sitting, session.scene.version)) {
        desk.closeHint();
        return true;
      }
      if (desk.isLookingBack()) {
        desk.lookingBack.backToNow();
        return true;
      }
      desk.point(undefined);
      return false;
    },
    skip() {
      const isPlaying = sequencer.isPlaying();
      sequencer.skip();
      return isPlaying;
    },
    interrupt() {
      const wasRunning = sitting.playedFor !== 'no' || sitting.isReplaying;
      if (wasRunning) {
        desk.playedFor.stop();
        desk.lookingBack.stopReplaying();
      }
      return wasRunning;
    },
  });
}
