/** Equipment: what is kept is a blue square, what is spent a green disc, what is laid out has a red broken rim. */
import { BOMBARDMENT_DICE, GRENADE_DICE, WEAPONS } from '../../content/terms.ts';
import { Count, Sign } from './signs.tsx';
import { GEAR, GUNS, isGear, isGun } from './weapons.ts';

const SIDE = 100;

interface EquipmentTokenProps {
  /** An item, or a weapon printed on a card. */
  readonly item: string;
  /** Lies red side up: a charge that can be blown up, a crowbar in a door. */
  readonly placed?: boolean;
  readonly count?: number;
  /** It was fired this turn. */
  readonly hot?: boolean;
  readonly size?: number;
}

const SPENT: readonly string[] = ['first-aid', 'uniform', 'grenade', 'tnt', 'bombardment'];
const THROWN: Readonly<Record<string, number>> = { grenade: GRENADE_DICE, bombardment: BOMBARDMENT_DICE };
/** What is noisy though it is no firearm. */
const LOUD: readonly string[] = ['grenade', 'tnt', 'bombardment'];

function keptOrSpent(item: string): 'kept' | 'spent' | 'spotted' {
  if (item === 'spotted') return 'spotted';
  return SPENT.includes(item) ? 'spent' : 'kept';
}

export function EquipmentToken({ item, placed = false, count = 1, hot = false, size = 27 }: EquipmentTokenProps) {
  const sort = placed ? 'placed' : keptOrSpent(item);
  const weapon = WEAPONS[item];
  const dice = weapon?.dice ?? THROWN[item] ?? 0;
  const body = sort === 'kept' ? 'M-36,-48H36Q48,-48 48,-36V36Q48,48 36,48H-36Q-48,48 -48,36V-36Q-48,-48 -36,-48Z' : ROUND;
  const rise = dice > 0 ? -8 : 0;
  return (
    <g className="equipment" data-sort={sort} transform={`scale(${size / SIDE})`}>
      <path className="token-fall" d={body} transform="translate(5 9)" />
      <path className="equipment-casing" d={body} />
      <path className="equipment-body" d={body} />
      <path className="equipment-rim" d={body} transform="scale(0.93)" />
      {isGun(item) && <path className="equipment-sign" d={GUNS[item]} transform={`translate(0 ${rise}) scale(0.82 1.05)`} />}
      {isGear(item) && (
        <path
          className="equipment-sign"
          fillRule="evenodd"
          d={GEAR[item]}
          transform={`translate(0 ${rise}) scale(${dice > 0 ? 0.92 : 1.12})`}
        />
      )}
      {dice > 0 && <path className="equipment-dice" d={squares(dice)} />}
      {weapon?.eye && <Sign sign="seen" x={-38} y={-38} scale={1.9} />}
      {(weapon?.bell === true || LOUD.includes(item)) && !placed && <Sign sign="bell" x={38} y={-38} scale={1.9} />}
      {hot && <Sign sign="hot" x={-38} y={38} scale={1.9} />}
      <Count count={count} x={38} y={36} />
    </g>
  );
}

const ROUND = 'M0,-49A49,49 0 1 0 0,49A49,49 0 1 0 0,-49Z';

/** White squares along the foot, one for each die. */
function squares(dice: number): string {
  const [side, gap] = [17, 3];
  const from = -(dice * side + (dice - 1) * gap) / 2;
  return Array.from({ length: dice }, (_, i) => `M${from + i * (side + gap)},20h${side}v${side}h${-side}Z`).join('');
}
