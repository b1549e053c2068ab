/** What the marks on the sheet stand for: a list beside the map, never upon it. */
import type { ReactNode } from 'react';
import { theatreOf } from '../../content/theatres.ts';
import { drawingOf } from '../drawings/drawing.ts';
import { MarkerSign } from '../marker-sign.tsx';
import { AirfieldBadge, NoLandingBadge, StopSign, TerrainDisc } from './space-mark.tsx';
import './legend.css';

/** The words of a key. */
export type Names = (key: string) => string;

export function TerrainLegend({ theatre, names }: { readonly theatre: string; readonly names: Names }) {
  const terrain = drawingOf(theatre)?.furniture.legend ?? [];
  const trap = theatreOf({ theatre }).sheet.falseObjective.kind;
  return (
    <ul className={`legend map-${theatre}`} aria-label={names('map terrain')}>
      {terrain.map((id) => (
        <Entry key={id} words={names(`name ${id}`)}>
          <TerrainDisc x={0} y={0} radius={9.5} terrain={id} />
        </Entry>
      ))}
      <Entry words={names('map stop')}>
        <StopSign x={0} y={0} radius={8.6} />
      </Entry>
      <Entry words={names('map base')}>
        <TerrainDisc x={0} y={0} radius={9.5} terrain="base" base />
      </Entry>
      <Entry words={names('map airfield')}>
        <AirfieldBadge x={0} y={0} />
      </Entry>
      <Entry words={names('map no-landing')}>
        <NoLandingBadge x={0} y={0} />
      </Entry>
      <Entry words={names('map ways')}>
        <OnPaper>
          <path className="map-road-casing" d="M-10,-6H10" />
          <path className="map-road" d="M-10,-6H10" />
          <path className="map-track" d="M-10,1H10" />
          <path className="map-path" d="M-10,7H10" />
        </OnPaper>
      </Entry>
      <Entry words={names('map water-route')}>
        <OnPaper>
          <path className="map-water" d="M-10,0H10" />
        </OnPaper>
      </Entry>
      {(['hidden', 'real', 'false'] as const).map((face) => (
        <Entry key={face} words={names(`map marker-${face}`)}>
          <MarkerSign face={face} trap={trap} scale={0.66} />
        </Entry>
      ))}
    </ul>
  );
}

/** What is printed on the land is shown on it: beside the map the ground may be dark. */
function OnPaper({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <rect className="legend-paper" x={-12} y={-11} width={24} height={22} rx={3} />
      {children}
    </>
  );
}

/** A sign around the origin, 22 units wide, and what it stands for. */
function Entry({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <li className="legend-entry">
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        {children}
      </svg>
      {words}
    </li>
  );
}
