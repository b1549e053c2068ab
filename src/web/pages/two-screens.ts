/** A set-up on a telephone: first what is played, then who plays. On a wide page both are one. */
import { useEffect, useRef, useState } from 'react';

const TELEPHONE = '(width < 40rem)';

export type Screen = 'what' | 'who';

export function isOnTelephone(): boolean {
  return matchMedia(TELEPHONE).matches;
}

/** The browser's own way back leads from the second screen to the first, to where that was left. */
export function useTwoScreens(): { readonly screen: Screen; readonly next: () => void; readonly back: () => void } {
  const [screen, setScreen] = useState<Screen>('what');
  const left = useRef(0);
  useEffect(() => {
    const follow = () => setScreen(screenIn(history.state));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) scrollTo(0, screen === 'who' ? 0 : left.current);
    isFirst.current = false;
  }, [screen]);
  return {
    screen,
    next() {
      left.current = scrollY;
      history.pushState({ ...history.state, screen: 'who' }, '');
      setScreen('who');
    },
    back: () => history.back(),
  };
}

function screenIn(state: unknown): Screen {
  return typeof state === 'object' && state !== null && 'screen' in state && state.screen === 'who' ? 'who' : 'what';
}
