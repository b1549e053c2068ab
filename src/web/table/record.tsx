/** What has happened and what is ordered: the last lines at the foot of the column, the whole of it on asking. */
import { Glyph, type GlyphName } from './glyph.tsx';
import { Log } from './log.tsx';
import { ReplayBar } from './replay.tsx';
import { useRoom } from './room.ts';
import { isAsked } from './scene-keeper.ts';
import { useSession } from './session.ts';
import './record.css';

const PAGES = ['log', 'mission'] as const;
export type RecordPage = (typeof PAGES)[number];

interface RecordProps {
  /** The page that lies open over the choices; nothing while only the last lines are to be seen. */
  readonly opened: RecordPage | undefined;
  readonly onOpen: (page: RecordPage | undefined) => void;
}

export function Record({ opened, onOpen }: RecordProps) {
  const { say, face, speaker } = useSession();
  const { moment } = useRoom();
  const { Aside } = face;
  return (
    <section className="record" aria-label={say('record')}>
      <div className="record-head">
        {PAGES.filter((one) => one === 'log' || Aside).map((one) => (
          <button
            key={one}
            type="button"
            className="record-tab"
            aria-expanded={opened === one}
            onClick={() => onOpen(opened === one ? undefined : one)}
          >
            {say(`tab-${one}`)}
            <Glyph name={opened === one ? 'down' : 'up'} />
          </button>
        ))}
        <Aids />
      </div>
      {opened === 'mission' && Aside ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must scroll from the keyboard
        <section className="record-page record-mission" tabIndex={0} aria-label={say('tab-mission')}>
          <Aside view={moment.view} speaker={speaker} />
        </section>
      ) : (
        <div className="record-page" data-brief={opened === undefined}>
          <LogNow onEnter={() => onOpen('log')} />
        </div>
      )}
      {opened === 'log' && <ReplayBar />}
    </section>
  );
}

/** What is seldom wanted, small and out of the way: doing again, being played for. */
function Aids() {
  const { scene, say, desk } = useSession();
  const { sitting, moment } = useRoom();
  if (scene.seat === null) return null;
  const isNow = moment.looking === undefined && sitting.playedFor === 'no';
  const aid = (name: GlyphName, key: string, isPossible: boolean, does: () => void) => (
    <button
      type="button"
      className="record-aid"
      title={say(`${key}-about`)}
      aria-label={say(key)}
      aria-disabled={!(isPossible && isNow)}
      onClick={() => {
        if (isPossible && isNow) does();
      }}
    >
      <Glyph name={name} />
    </button>
  );
  return (
    <div className="record-aids">
      {aid('redo', 'redo', scene.redoable, desk.redo)}
      {aid('play', 'play-on', isAsked(scene), desk.playOn)}
    </div>
  );
}

/** `onEnter`: somebody has come to read it by keyboard. */
export function LogNow({ onEnter }: { readonly onEnter?: () => void }) {
  const { desk, firstLine, earlier } = useSession();
  const { lines, looking, isFresh } = useRoom().moment;
  return (
    <Log lines={lines} first={firstLine} looking={looking} isFresh={isFresh} onEarlier={earlier} onLook={desk.lookAt} onEnter={onEnter} />
  );
}
