/** A link that leads to this machine only says so: nobody who gets it could open it. */
import { useLinkSpeaker } from '../../settings.tsx';
import { isLoopback } from './loopback.ts';
import './only-here.css';

export function OnlyHere() {
  const words = useLinkSpeaker();
  const { hostname } = location;
  if (!words || !isLoopback(hostname)) return null;
  return (
    <p className="only-here" role="note">
      {words.say('links only-here', { host: hostname })}
    </p>
  );
}
