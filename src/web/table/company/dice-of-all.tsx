/** Dice that nobody at the table can know: what was promised before the first roll, and whose machines have added to it. */
import type { Seat } from '../../../kernel/game.ts';
import { Link } from '../../router.tsx';
import { useSession } from '../session.ts';
import { Section } from './section.tsx';

export function DiceOfAll() {
  const { scene, speaker } = useSession();
  const { dice, table } = scene;
  const { coming, commitment, shares } = dice;
  const named = (seats: readonly Seat[]) => speaker.list(seats.map((seat) => speaker.name(seat)));
  return (
    <Section title={speaker.say('company dice heading')}>
      <p>{speaker.say(shares && shares.length > 0 ? 'company dice several' : 'company dice alone')}</p>
      <dl className="company-dice">
        <dt>{speaker.say('table-page commitment')}</dt>
        <dd className="company-commitment">{commitment}</dd>
        {shares && shares.length > 0 && (
          <>
            <dt>{speaker.say('company dice added')}</dt>
            <dd>{named(shares.map(({ seat }) => seat))}</dd>
          </>
        )}
        {coming && (
          <>
            <dt>{speaker.say('company dice coming')}</dt>
            <dd className="company-commitment">{coming.commitment}</dd>
            <dt>{speaker.say('company dice added-coming')}</dt>
            <dd>{coming.shared.length > 0 ? named(coming.shared) : speaker.say('company dice nobody-yet')}</dd>
          </>
        )}
      </dl>
      <p>
        <Link to={`/verify/${encodeURIComponent(table.id)}`}>{speaker.say('table-page verify')}</Link>
      </p>
    </Section>
  );
}
