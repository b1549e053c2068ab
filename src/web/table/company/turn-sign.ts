/** That it is one's own turn, for one who looks elsewhere: before the title, on the icon, and by a sound if that is wished. */
import { useEffect, useRef } from 'react';
import { markTitle } from '../../router.tsx';
import { useSettings } from '../../settings.tsx';
import { useSession } from '../session.ts';
import { isOwnTurn } from './going-by.ts';
import { useStops } from './stops.ts';

const WITH_DOT = new URL('../../icon-turn.svg', import.meta.url).href;

export function useTurnSign(): void {
  const { scene, speaker } = useSession();
  const { turnSound } = useSettings();
  const [stops] = useStops(scene.table.id);
  const isOwn = isOwnTurn(scene, stops);
  const words = speaker.say('company your-turn');
  useEffect(() => (isOwn ? shown(`● ${words}`) : undefined), [isOwn, words]);
  const before = useRef(isOwn);
  useEffect(() => {
    if (isOwn && !before.current && turnSound) void import('../../sound/player.ts').then(({ playSound }) => playSound('turn'));
    before.current = isOwn;
  }, [isOwn, turnSound]);
}

/** What takes it away again is given back. */
function shown(mark: string): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.href ?? '';
  markTitle(mark);
  if (icon) icon.href = WITH_DOT;
  return () => {
    markTitle('');
    if (icon) icon.href = plain;
  };
}
