/** What has yet to be set up: counters that are picked up here and put down on the map. */
import { Press } from '../../../board/press.tsx';
import { sortOf, uppermost } from '../reckoning/alike.ts';
import { type Carrier, now } from '../state.ts';
import { nameOn, PieceCounter, printedLook } from './counter/counter.tsx';
import type { TrayParts } from './tray-parts.ts';

export function Waiting(parts: TrayParts) {
  const { view, speaker } = parts;
  const [deployment] = view.toSetUp;
  if (!deployment) return null;
  const { side, units, weapons, fortifications } = deployment;
  const inHand = now(view, 'set-up')?.unit;
  return (
    <section className="waiting" aria-label={speaker.say('look set-up heading', { side })}>
      <h3>{speaker.say('look set-up heading', { side })}</h3>
      <ul className="waiting-counters">
        {weapons.map((weapon, i) => (
          <li key={weapon}>
            <Counter {...parts} carrier={{ unit: '', weapon }} thing={weapon} isUp={i === 0} />
          </li>
        ))}
        {uppermost(units).map((carrier) => (
          <li key={carrier.unit}>
            <Counter {...parts} carrier={carrier} thing={carrier.unit} isUp={carrier.unit === inHand} />
            <Alike count={units.filter((other) => sortOf(other) === sortOf(carrier)).length} />
          </li>
        ))}
        {fortifications.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
          <li key={`${kind} ${i}`} className="waiting-work" data-up={i === 0 && units.length === 0}>
            {speaker.name(kind)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Counters that are alike lie on one another. */
function Alike({ count }: { readonly count: number }) {
  return count > 1 && <b className="waiting-count">×{count}</b>;
}

interface CounterProps extends TrayParts {
  readonly carrier: Carrier;
  readonly thing: string;
  /** It is the one to be placed, or given out, now. */
  readonly isUp: boolean;
}

const SIZE = 60;

function Counter({ carrier, thing, isUp, ...parts }: CounterProps) {
  const { speaker, legal, considers, pointed, onPoint, onPress } = parts;
  const { unit, weapon } = carrier;
  return (
    <Press
      thing={thing}
      className="waiting-counter"
      label={speaker.name(thing)}
      legal={legal.has(thing)}
      considered={considers.has(thing) || isUp}
      pointed={pointed === thing}
      onPoint={onPoint}
      onPress={onPress}
    >
      <svg width={SIZE} height={SIZE * 1.35} viewBox="-53 -53 106 143" aria-hidden="true">
        <PieceCounter
          piece={printedLook(unit === '' ? weapon : unit)}
          weapon={unit === '' || weapon === '' ? undefined : printedLook(weapon)}
          name={nameOn(thing, speaker)}
        />
      </svg>
    </Press>
  );
}
