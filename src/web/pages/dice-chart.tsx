/** Dice of one who rolled: a bar for each face beside what was to be expected, the numbers, and a verdict in plain words. */
import type { Speaker } from '../../words/speaker.ts';
import { facesOf, verdictOn } from './evenness.ts';

const WIDTH = 200;
const HEIGHT = 16;

interface DiceChartProps {
  readonly who: string;
  /** Said where dice of several kinds are rolled. */
  readonly sides: number | undefined;
  /** How often each face came up, the one first. */
  readonly counts: readonly number[];
  readonly speaker: Speaker;
}

export function DiceChart({ who, sides, counts, speaker }: DiceChartProps) {
  const verdict = verdictOn(counts);
  const { rolled, expected, evenness } = verdict;
  const most = Math.max(expected, ...counts) * 1.05;
  const at = (expected / most) * WIDTH;
  const number = new Intl.NumberFormat(speaker.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(speaker.language, { style: 'percent', maximumFractionDigits: 1 });
  const mean = new Intl.NumberFormat(speaker.language, { maximumFractionDigits: 2 });
  return (
    <table className="dice-chart">
      <caption>
        <strong>{who}</strong> {sides !== undefined && `${speaker.say('page statistics die', { sides })} `}
        {speaker.say('page statistics rolled', { count: rolled })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{speaker.say('page statistics face')}</th>
          <td />
          <th scope="col" className="figures">
            {speaker.say('page statistics actual')}
          </th>
          <th scope="col" className="figures">
            {speaker.say('page statistics expected')}
          </th>
        </tr>
      </thead>
      <tbody>
        {facesOf(counts).map(({ face, count }) => (
          <tr key={face}>
            <th scope="row">{face}</th>
            <td>
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                <rect className="dice-chart-bar" y={2} height={HEIGHT - 4} width={(count / most) * WIDTH} />
                <line className="dice-chart-casing" x1={at} x2={at} y1={0} y2={HEIGHT} />
                <line className="dice-chart-expected" x1={at} x2={at} y1={0} y2={HEIGHT} />
              </svg>
            </td>
            <td className="figures">{count}</td>
            <td className="figures">{number.format(expected)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>
            {speaker.say(`page statistics evenness ${evenness}`)}{' '}
            {evenness !== 'too-few' && (
              <span className="muted">
                {speaker.say('page statistics arithmetic', {
                  chiSquare: number.format(verdict.chiSquare),
                  chance: percent.format(verdict.chance),
                  mean: mean.format(verdict.mean),
                  usual: mean.format((counts.length + 1) / 2),
                })}
              </span>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
