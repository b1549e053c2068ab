/** At the head of the column: the roll that may be made again, or while everybody is set up what it is all about. */
import type { InPlayProps } from '../../face.ts';
import { Goal } from './goal.tsx';
import { RollTold } from './roll-told.tsx';
import { seen } from './seen.ts';

export function InPlay(props: InPlayProps) {
  const view = seen(props.view);
  return view.phase === 'set-up' ? <Goal view={view} speaker={props.speaker} isBrief={props.isBrief} /> : <RollTold {...props} />;
}
