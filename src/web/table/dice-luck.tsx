/** The dice of this table so far: how often each face came up, against how often it could be expected. */
import { useEffect, useMemo } from 'react';
import { Dice } from '../../board/dice.tsx';
import type { Speaker } from '../../words/speaker.ts';
import { type Luck, luckIn } from './luck.ts';
import { Popover } from './popover.tsx';
import { eventsIn } from './scene-keeper.ts';
import { type Session, toneOf, useSession } from './session.ts';
import './dice-luck.css';

export function DiceLuck({ anchor, onClose }: { readonly anchor: Element; readonly onClose: () => void }) {
  const { say } = useSession();
  const all = useLuck();
  return (
    <Popover anchor={anchor} title={say('luck')} onClose={onClose} takesFocus="sheet">
      {all.length === 0 && <p>{say('luck-none')}</p>}
      {all.map((luck) => (
        <Faces key={`${luck.who} ${luck.sides}`} luck={luck} hasKinds={hasKinds(all)} />
      ))}
    </Popover>
  );
}

/** One line for each who has rolled. */
export function LuckLines({ all, speaker }: { readonly all: readonly Luck[]; readonly speaker: Speaker }) {
  if (all.length === 0) return null;
  const say = (key: string, figures?: object) => speaker.say(`table-page ${key}`, figures);
  return (
    <ul className="luck-in-brief">
      {all.map((luck) => (
        <li key={`${luck.who} ${luck.sides}`}>{inBrief(luck, hasKinds(all), speaker, say)}</li>
      ))}
    </ul>
  );
}

/** Of the whole game: lines of the log that are not known yet are asked for. */
function useLuck(): Luck[] {
  const { log, firstLine, earlier, face } = useSession();
  useEffect(() => {
    if (firstLine > 0) void earlier();
  }, [firstLine, earlier]);
  return useMemo(() => luckIn(eventsIn(log), face.dice), [log, face]);
}

/** Whether it is worth saying which dice. */
function hasKinds(all: readonly Luck[]): boolean {
  return new Set(all.map(({ sides }) => sides)).size > 1;
}

function inBrief({ who, sides, rolled, mean, expectedMean }: Luck, namesKind: boolean, speaker: Speaker, say: Session['say']): string {
  const number = new Intl.NumberFormat(speaker.language, { maximumFractionDigits: 1 });
  const name = namesKind ? say('luck-kind', { who: speaker.name(who), sides }) : speaker.name(who);
  return say('luck-of', { who: name, count: rolled, mean: number.format(mean), expected: number.format(expectedMean) });
}

function Faces({ luck, hasKinds: namesKind }: { readonly luck: Luck; readonly hasKinds: boolean }) {
  const { speaker, say, scene } = useSession();
  const { who, sides, counts, expected } = luck;
  const number = new Intl.NumberFormat(speaker.language, { maximumFractionDigits: 1 });
  const most = Math.max(...counts, expected * 1.5, 1);
  const tone = toneOf(who, scene);
  return (
    <table className="dice-luck">
      <caption>{inBrief(luck, namesKind, speaker, say)}</caption>
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
        {counts
          .map((count, i) => ({ face: i + 1, count }))
          .map(({ face, count }) => (
            <tr key={face}>
              <th scope="row">
                <Dice sides={sides} faces={[face]} tone={tone} size={20} label="" />
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
