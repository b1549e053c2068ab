/** Counters beside the map: what has yet to be set up, to be picked up here and put down there, and what there is to choose from. */
import { Press } from '../../../board/press.tsx';
import { countersOf, isRadio, isUnit, isWeapon, unitTypeCalled, weaponTypeCalled } from '../content/counters.ts';
import { sortOf, uppermost } from '../reckoning/alike.ts';
import { type Carrier, now } from '../state.ts';
import { nameOn, PieceCounter, printedLook } from './counter/counter.tsx';
import { laidIn } from './setting-up.ts';
import type { TrayParts } from './tray-parts.ts';

export function Waiting(parts: TrayParts) {
  const { view, speaker } = parts;
  const [deployment] = view.toSetUp;
  if (!deployment) return null;
  const { side, units, weapons, fortifications } = deployment;
  // The last lies on the map until the button ends the set-up.
  if (laidIn(view, parts.picked))
    return (
      <section className="waiting">
        <h3>{speaker.say('look set-up last')}</h3>
      </section>
    );
  const inHand = units.find(({ unit }) => unit === now(view, 'set-up')?.unit);
  return (
    <section className="waiting" aria-label={speaker.say('look set-up heading', { side })}>
      <h3>{speaker.say('look set-up heading', { side })}</h3>
      <ul className="waiting-counters">
        {weapons.map((weapon, i) => (
          <li key={weapon}>
            <BoxedCounter {...parts} carrier={{ unit: '', weapon }} thing={weapon} isUp={i === 0} />
          </li>
        ))}
        {uppermost(units).map((carrier) => (
          <li key={carrier.unit}>
            <BoxedCounter
              {...parts}
              carrier={carrier}
              thing={carrier.unit}
              isUp={inHand !== undefined && sortOf(inHand) === sortOf(carrier)}
            />
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

interface BoxedCounterProps extends TrayParts {
  readonly carrier: Carrier;
  /** What choices call it. */
  readonly thing: string;
  /** It is the one to be placed, or given out, now. */
  readonly isUp: boolean;
}

const SIZE = 60;

export function BoxedCounter({ carrier, thing, isUp, ...parts }: BoxedCounterProps) {
  const { speaker, legal, considers, pointed, onPoint, onPress } = parts;
  const { unit, weapon } = carrier;
  const piece = unit === '' ? weapon : unit;
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
          piece={printedLook(piece)}
          weapon={unit === '' || weapon === '' ? undefined : printedLook(weapon)}
          name={nameOn(piece, speaker)}
        />
      </svg>
    </Press>
  );
}

/** The counter that stands for a thing that can be chosen: one of that type, with the weapon that comes with it; none for an edge or a map. */
export function counterFor(thing: string): Carrier | undefined {
  const [first = '', second = ''] = thing.split('+').map(oneOf);
  if (first === '') return undefined;
  return isUnit(first) ? { unit: first, weapon: second } : { unit: '', weapon: first };
}

function oneOf(id: string): string {
  if (isUnit(id) || isWeapon(id) || isRadio(id)) return id;
  const type = unitTypeCalled(id) ?? weaponTypeCalled(id);
  return (type && countersOf(type)[0]) ?? '';
}
