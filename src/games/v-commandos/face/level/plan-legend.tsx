/** What the strokes of a small plan mean, in a line; only those that occur on it. */
import type { Speaker } from '../../../../words/speaker.ts';
import type { Level } from '../../content/level.ts';
import { disc } from './pen.ts';
import './plan-legend.css';
import './small-plan.css';

type Sign = 'open' | 'blocked' | 'door' | 'locked' | 'alarm' | 'objective' | 'nest' | 'entrance';

const occurs: Readonly<Record<Sign, (level: Level) => boolean>> = {
  open: ({ trapDoors }) => trapDoors.some(({ open }) => open),
  blocked: ({ trapDoors }) => trapDoors.some(({ open }) => !open),
  door: ({ doors }) => doors.some(({ locked }) => !locked),
  locked: ({ doors }) => doors.some(({ locked }) => locked),
  objective: ({ triangles }) => triangles.some(({ kind }) => kind === 'objective'),
  alarm: ({ triangles }) => triangles.some(({ kind }) => kind === 'alarm'),
  nest: ({ triangles }) => triangles.some(({ kind }) => kind === 'nest'),
  entrance: ({ entrances }) => entrances.length > 0,
};

const SIGNS = Object.keys(occurs) as readonly Sign[];

export function signsOn(levels: readonly Level[]): readonly Sign[] {
  return SIGNS.filter((sign) => levels.some(occurs[sign]));
}

export function PlanLegend({ levels, speaker }: { readonly levels: readonly Level[]; readonly speaker: Speaker }) {
  return (
    <ul className="plan-legend">
      {signsOn(levels).map((sign) => (
        <li key={sign}>
          <svg className="small-plan" viewBox="-38 -38 76 76" aria-hidden="true">
            <Drawn sign={sign} />
          </svg>
          {speaker.say(`drawn legend ${sign}`)}
        </li>
      ))}
    </ul>
  );
}

function Drawn({ sign }: { readonly sign: Sign }) {
  switch (sign) {
    case 'open':
    case 'blocked':
      return <path className="small-trap" data-open={sign === 'open'} d={disc([0, 0], 26)} />;
    case 'door':
    case 'locked':
      return (
        <>
          <path className="small-wall" d="M-36,0h72" />
          <path className="small-door" data-locked={sign === 'locked'} d="M-20,0h40" />
        </>
      );
    case 'entrance':
      return <path className="small-entrance" d="M0,26L-32,-24h64Z" />;
    default:
      return <path className="small-triangle" data-kind={sign} d="M0,-30l32,54h-64Z" />;
  }
}
