/** The glass through which a board is looked at, for those who stand beside the board: buttons in a tray, say. */
import { createContext } from 'react';
import type { Point } from './geometry.ts';
import type { Look, Viewer } from './viewer.ts';

export interface Glass {
  /** The frame puts its viewer behind the glass; gives back how to take it away. */
  hold(viewer: Viewer): () => void;
  zoom(factor: number): void;
  whole(): void;
  pan(by: Point): void;
  /** Brings a point of the board into sight, and shows for a moment where it is. */
  pointOut(at: Point): void;
  /** The frame says where on its board a thing lies. */
  find(placeOf: (thing: string) => Point | undefined): void;
  /** Where a thing of the board lies in the page, in pixels; undefined for what is not there. */
  placeOf(thing: string): Point | undefined;
  /** Something lies over the foot of the board, so many pixels high. */
  cover(foot: number): void;
  /** Whether more is there than is seen; told when that changes. */
  isClose(): boolean;
  listen(changed: () => void): () => void;
  /** How the board is seen: told at once, and whenever something else is seen. Gives back how to stop that. */
  watch(look: Look): () => void;
}

/** Without one, a frame has buttons of its own. */
export const GlassContext = createContext<Glass | undefined>(undefined);

export function newGlass(): Glass {
  let viewer: Viewer | undefined;
  let isClose = false;
  let foot = 0;
  let onBoard: (thing: string) => Point | undefined = () => undefined;
  const listeners = new Set<() => void>();
  /** Those who watch, each with how to stop it where there is something to be seen. */
  const looks = new Map<Look, (() => void) | undefined>();
  return {
    hold(held) {
      viewer = held;
      held.cover(foot);
      for (const look of looks.keys()) looks.set(look, held.watch(look));
      const stop = held.watch(({ scale }, { least }) => {
        if (scale > least + 0.001 === isClose) return;
        isClose = !isClose;
        for (const changed of listeners) changed();
      });
      return () => {
        stop();
        if (viewer === held) viewer = undefined;
      };
    },
    zoom: (factor) => viewer?.zoom(factor),
    whole: () => viewer?.whole(),
    pan: (by) => viewer?.pan(by),
    pointOut: (at) => viewer?.pointOut(at),
    find(placeOf) {
      onBoard = placeOf;
    },
    placeOf(thing) {
      const at = onBoard(thing);
      return at && viewer?.onPage(at);
    },
    cover(covered) {
      foot = covered;
      viewer?.cover(foot);
    },
    isClose: () => isClose,
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    watch(look) {
      looks.set(look, viewer?.watch(look));
      return () => {
        looks.get(look)?.();
        looks.delete(look);
      };
    },
  };
}

/** For what stands beside the board on a sheet of its own: it turns and moves the same glass, and covers nothing. */
export function glassBeside(glass: Glass): Glass {
  return { ...glass, cover: () => {} };
}
