/** A small theatre for tests: events that say themselves what is seen of them, and a clock that is turned by hand. */
import type { Beat, PlayOut } from '../../../games/face.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import { Sequencer } from './sequencer.ts';
import type { Step } from './timeline.ts';

/** A game in which words are said one after the other; the view is what has been said. */
export type Said = GameEvent & { readonly beats: readonly Beat[]; readonly follows?: boolean };

export function said(type: string, ...beats: readonly Beat[]): Said {
  return { type, beats };
}

const asSaid = (event: GameEvent) => event as Said;

export const PLAY_OUT: PlayOut = {
  beats: (_, event) => asSaid(event).beats,
  follows: (event) => asSaid(event).follows === true,
};

export const look: Beat = { name: 'look', ms: 100 };
export const roll: Beat = { name: 'roll', ms: 200, travels: true };
export const lie: Beat = { name: 'lie', ms: 50, tells: true };
export const stay: Beat = { name: 'stay', ms: 300, waits: true };

export function stepOf(before: string, ...events: readonly Said[]): Step {
  const views = events.map((_, i) => [before, ...events.slice(0, i + 1).map(({ type }) => type)].join(''));
  return { before, events, views, after: views.at(-1) ?? before };
}

export class Theatre {
  now = 0;
  readonly sequencer = new Sequencer(PLAY_OUT, () => this.now);

  constructor(view = '') {
    this.sequencer.jump(view);
  }

  /** Lets so many milliseconds go by, and ticks whenever something is due. */
  wait(ms: number): void {
    const until = this.now + ms;
    for (let due = this.sequencer.due(); due !== undefined && due <= until; due = this.sequencer.due()) {
      this.now = due;
      this.sequencer.tick();
    }
    this.now = until;
  }

  get stage(): string {
    const { playing, view } = this.sequencer.shown();
    return `${String(view)} ${playing ? `${playing.event.type}:${playing.beat.name}` : '-'}`;
  }
}
