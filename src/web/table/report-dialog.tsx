/** The report over the board: it opens by itself when a game ends before one's eyes, and whenever it is asked for. */
import { useEffect } from 'react';
import { Dialog } from '../dialog.tsx';
import { lidOf } from '../pages/lids.ts';
import { Report } from '../report/report.tsx';
import { useSession } from './session.ts';

export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { scene, log, firstLine, earlier, face, speaker, desk } = useSession();
  const { outcome, table } = scene;
  // Of the whole game: lines of the log that are not known yet are asked for.
  useEffect(() => {
    if (firstLine > 0) void earlier();
  }, [firstLine, earlier]);
  const lid = lidOf(table.game);
  if (!outcome || !lid || firstLine > 0) return null;
  const look = (step: number) => {
    onClose();
    desk.lookingBack.lookAt(step);
  };
  return (
    <Dialog title={speaker.outcome(outcome)} onClose={onClose} isWide>
      <Report lid={lid} face={face} scene={scene} lines={log} speaker={speaker} onLook={look} onWatch={() => look(0)} />
    </Dialog>
  );
}

/** Whoever comes to a table that is over has come to look at it; an address may say at which moment. */
export function useEnding(): void {
  const { scene, desk } = useSession();
  const isOver = scene.outcome !== null;
  const hasJustEnded = isOver && scene.version > desk.since;
  useEffect(() => {
    if (hasJustEnded) desk.ask('report');
  }, [hasJustEnded, desk]);
  useEffect(() => {
    const [, step] = /^#step-(\d{1,6})$/.exec(location.hash) ?? [];
    if (isOver && step !== undefined) desk.lookingBack.lookAt(Number(step));
  }, [isOver, desk]);
}
