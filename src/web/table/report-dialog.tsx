/** The report over the board. */
import { type ComponentType, useEffect } from 'react';
import type { StoryProps } from '../../games/face.ts';
import { Dialog } from '../dialog.tsx';
import { ownOf } from '../own-content.ts';
import { lidOf } from '../pages/lids.ts';
import { Report } from '../report/report.tsx';
import { useSpeaker } from '../settings.tsx';
import { useSession } from './session.ts';

interface ReportDialogProps {
  readonly Ending: ComponentType<StoryProps> | undefined;
  readonly onClose: () => void;
}

export function ReportDialog({ Ending, onClose }: ReportDialogProps) {
  const { scene, log, firstLine, earlier, face, desk } = useSession();
  const { outcome, table } = scene;
  // Of the whole game: lines of the log that are not known yet are asked for.
  useEffect(() => {
    if (firstLine > 0) void earlier();
  }, [firstLine, earlier]);
  const lid = lidOf(table.game);
  // It is a page, and says what pages say: medals are called by their names.
  const speaker = useSpeaker(lid, ownOf(table));
  if (!outcome || !lid || !speaker || firstLine > 0) return null;
  const { lookAt, replayAll } = desk.lookingBack;
  const closed = (shows: () => void) => {
    onClose();
    shows();
  };
  return (
    <Dialog title={speaker.outcome(outcome)} onClose={onClose} isWide>
      <Report
        {...{ lid, face, Ending, scene, lines: log, speaker }}
        onLook={(step) => closed(() => lookAt(step))}
        onWatch={() => closed(replayAll)}
      />
    </Dialog>
  );
}
