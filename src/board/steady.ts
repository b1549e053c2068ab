/** Callbacks that stay the same while what they do changes, so that unchanged counters are not drawn again. */
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { OnPoint, OnPress } from './pointing.ts';

interface Hands {
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

export function useSteady({ onPoint, onPress }: Hands): Hands {
  const latest = useRef({ onPoint, onPress });
  useLayoutEffect(() => {
    latest.current = { onPoint, onPress };
  });
  return {
    onPoint: useCallback((thing, element) => latest.current.onPoint(thing, element), []),
    onPress: useCallback((thing, element) => latest.current.onPress(thing, element), []),
  };
}
