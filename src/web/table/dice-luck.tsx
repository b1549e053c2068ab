/** The dice of this table so far: how often each face came up, against how often it could be expected. */
import { useMemo } from 'react';
import { Dice } from '../../board/dice.tsx';
import { type Luck, luckIn } from './luck.ts';
import { Popover } from './popover.tsx';
import { eventsIn } from './scene-keeper.ts';
import { toneOf, useSession } from './session.ts';
import './dice-luck.css';

export function DiceLuck({ anchor, onClose }: { readonly anchor: Element; readonly onClose: () => void }) {
  const { log, face, say } = useSession();
  const all = useMemo(() => luckIn(eventsIn(log), face.dice), [log, face]);
  return (
    <Popover anchor={anchor} title={say('luck')} onClose={onClose} takesFocus="sheet">
      {all.length === 0 && <p>{say('luck-none')}</p>}
      {all.map((luck) => (
        <Faces key={luck.who} luck={luck} />
      ))}
    </Popover>
  );
}

/** One line for each who has rolled. */
export function LuckInBrief() {
  const { log, face, speaker, say } = useSession();
  const all = useMemo(() => luckIn(eventsIn(log), face.dice), [log, face]);
  const number = new Intl.NumberFormat(speaker.language, { maximumFractionDigits: 1 });
  if (all.length === 0) return null;
  return (
    <ul className="luck-in-brief">
      {all.map(({ who, rolled, mean }) => (
        <li key={who}>{say('luck-of', { who: speaker.name(who), count: rolled, mean: number.format(mean) })}</li>
      ))}
    </ul>
  );
}

function Faces({ luck: { who, rolled, faces, expected, mean } }: { readonly luck: Luck }) {
  const { speaker, say, scene } = useSession();
  const number = new Intl.NumberFormat(speaker.language, { maximumFractionDigits: 1 });
  const most = Math.max(...faces, expected * 1.5, 1);
  const tone = toneOf(who, scene);
  return (
    <table className="dice-luck">
      <caption>{say('luck-of', { who: speaker.name(who), count: rolled, mean: number.format(mean) })}</caption>
      <thead>
        <tr>
          <th>{say('luck-face')}</th>
          <th>{say('luck-rolled')}</th>
          <th>{say('luck-expected')}</th>
          <th>
            <span className="unseen">{say('luck-chart')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {faces.map((count, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the face
          <tr key={i}>
            <th scope="row">
              <Dice faces={[i + 1]} tone={tone} size={20} label="" />
            </th>
            <td className="figures">{count}</td>
            <td className="figures">{number.format(expected)}</td>
            <td>
              <span className="dice-luck-bar" aria-hidden="true">
                <span style={{ width: `${(100 * count) / most}%` }} />
                <i style={{ insetInlineStart: `${(100 * expected) / most}%` }} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
