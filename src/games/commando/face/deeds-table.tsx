/** Units by name and what they did, those who did most first. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Deeds } from '../record.ts';
import { Sign } from './icon.tsx';
import { ANY_UNIT, UNIT_ICONS } from './unit-icons.ts';
import './deeds-table.css';

export interface DeedsOverall extends Deeds {
  readonly missions: number;
}

interface DeedsTableProps {
  readonly deeds: readonly DeedsOverall[];
  readonly speaker: Speaker;
  /** Over a campaign it is worth saying in how many missions. */
  readonly isOverall?: boolean;
  /** What is to be said of a unit besides. */
  readonly note?: (unit: string) => string | undefined;
}

export function DeedsTable({ deeds, speaker, isOverall = false, note }: DeedsTableProps) {
  const say = (key: string) => speaker.say(`ending ${key}`);
  const worth = ({ kills, broughtHome, battles }: Deeds) => 10 * kills.length + 10 * broughtHome + battles;
  return (
    <table className="deeds">
      <thead>
        <tr>
          <th scope="col">{say('unit')}</th>
          {isOverall && (
            <th scope="col" className="figures">
              {say('missions')}
            </th>
          )}
          <th scope="col" className="figures">
            {say('fought')}
          </th>
          <th scope="col" className="figures">
            {say('kills')}
          </th>
          <th scope="col" className="figures">
            {say('brought')}
          </th>
        </tr>
      </thead>
      <tbody>
        {deeds
          .toSorted((a, b) => worth(b) - worth(a))
          .map(({ unit, battles, kills, broughtHome, lost, missions }) => (
            <tr key={unit} data-lost={lost}>
              <th scope="row">
                <span className="deeds-unit">
                  <Sign name={UNIT_ICONS[unit.replace(/-\d+$/, '')] ?? ANY_UNIT} size={22} />
                  <span>
                    <span className="deeds-name">{speaker.name(unit)}</span> <small>{lost ? say('fallen') : note?.(unit)}</small>
                  </span>
                </span>
              </th>
              {isOverall && <td className="figures">{missions}</td>}
              <td className="figures">{battles || ''}</td>
              <td className="figures">{kills.length || ''}</td>
              <td className="figures">{broughtHome || ''}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
