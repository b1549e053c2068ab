/** At the head of the column: the roll that may be made again, or while everybody is set up what it is all about; on a sheet, what happens now. */
import type { InPlayProps } from '../../face.ts';
import { Goal } from './goal.tsx';
import { LastResult } from './last-result.tsx';
import { Gesture } from './playing/gestures.tsx';
import { RollTold } from './roll-told.tsx';
import { seen, told } from './seen.ts';
import { Since } from './since.tsx';

const NOTHING: readonly unknown[] = [];

export function InPlay(props: InPlayProps) {
  const { speaker, isBrief, playing, calm = false } = props;
  const view = seen(props.view);
  const happened = told(props.told ?? []);
  // The enemy's Turn is over, and stays until one goes on: what mattered in it is read meanwhile.
  const since = playing?.event.type === 'turn-began' && <Since view={view} told={happened} speaker={speaker} onAgain={undefined} />;
  // The map is small there, and most of the sheet is free meanwhile.
  if (playing && isBrief) {
    return (
      <>
        <Gesture view={view} playing={playing} speaker={speaker} calm={calm} rolls={happened} />
        {since}
      </>
    );
  }
  if (view.phase === 'set-up') return <Goal view={view} speaker={speaker} isBrief={isBrief} />;
  if (playing) return since;
  return (
    <>
      <LastResult told={happened} unseen={props.unseen ?? NOTHING} speaker={speaker} />
      <RollTold {...props} />
      <Since view={view} told={happened} speaker={speaker} onAgain={props.onAgain} />
    </>
  );
}
