/** A trap door around the origin: a ladder that leads down, or a barrel with a cross on it. */
import { disc } from './pen.ts';

const STAVES = 'M-9,-5h18M-11,0h22M-9,5h18';
const LADDER = 'M-4.6,-12.4V12.4M4.6,-12.4V12.4M-4.6,-8H4.6M-4.6,-3H4.6M-4.6,2H4.6M-4.6,7H4.6';

export function TrapDoor({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <g className="trap-door" data-open={isOpen}>
      <path className="trap-door-fall" d={disc([2, 3], 17)} />
      <path className="trap-door-kerb" d={disc([0, 0], 17)} />
      <path className="trap-door-hole" d={disc([0, 0], 13)} />
      {isOpen ? (
        <path className="trap-door-ladder" d={LADDER} />
      ) : (
        <>
          <path className="trap-door-barrel" d={disc([0, 0], 11.5)} />
          <path className="trap-door-stave" d={STAVES} />
          <path className="trap-door-hoop" d={disc([0, 0], 9.2)} />
          <path className="trap-door-cross-casing" d="M-6,-6L6,6M6,-6L-6,6" />
          <path className="trap-door-cross" d="M-6,-6L6,6M6,-6L-6,6" />
        </>
      )}
    </g>
  );
}
