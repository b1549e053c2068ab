/** What there is to know of a set-up before it is played: where it leads, how many missions, and with how much money. */
import type { BriefingProps } from '../../lid.ts';
import { SETUPS, setupCalled } from '../content/setups.ts';
import { houseRules, purseOf } from '../options.ts';
import { FIRST_GAME } from './first-game.ts';

export function Briefing({ setup, speaker }: BriefingProps) {
  if (!SETUPS.includes(setup)) return null;
  const { first, last, missions, purse } = setupCalled(setup);
  return (
    <>
      <p>{speaker.say(`briefing ${setup}`)}</p>
      <p>
        {speaker.say('briefing figures', { count: missions * (last - first + 1), purse })}{' '}
        {setup === FIRST_GAME.setup && speaker.say('briefing guided', { purse: purseOf(houseRules(FIRST_GAME), purse) })}
      </p>
    </>
  );
}
