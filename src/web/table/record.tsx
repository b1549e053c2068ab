/** What has happened and what is ordered: the last lines at the foot of the column, the whole of it on asking. */
import { useRef } from 'react';
import { Glyph } from './glyph.tsx';
import { Log } from './log.tsx';
import { LogLatest } from './log-latest.tsx';
import { ReplayBar } from './replay.tsx';
import { useRoom } from './room.ts';
import { isAsked } from './scene-keeper.ts';
import { useSession } from './session.ts';
import { ToolButton } from './tool-button.tsx';
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
  const byKey = useRef(false);
  const open = (page: RecordPage | undefined, isByKey = false) => {
    byKey.current = isByKey;
    onOpen(page);
  };
  return (
    <section className="record" aria-label={say('record')}>
      <div className="record-head">
        {PAGES.filter((one) => one === 'log' || Aside).map((one) => (
          <button
            key={one}
            type="button"
            className="record-tab"
            aria-expanded={opened === one}
            onClick={() => open(opened === one ? undefined : one)}
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
      ) : null}
      {opened === 'log' ? (
        <div className="record-page">
          <LogNow takesFocus={byKey.current} />
        </div>
      ) : (
        <LogLatest lines={moment.lines} onEnter={(isByKey) => open('log', isByKey)} />
      )}
      {(opened === 'log' || moment.looking !== undefined) && <ReplayBar />}
    </section>
  );
}

/** What is seldom wanted, small and out of the way: doing again, being played for. */
function Aids() {
  const { scene, say, desk } = useSession();
  const { sitting, moment } = useRoom();
  if (scene.seat === null) return null;
  const isNow = moment.looking === undefined && sitting.playedFor === 'no';
  const words = (key: string) => ({ className: 'record-aid', label: say(key), about: say(`${key}-about`) });
  return (
    <div className="record-aids">
      <ToolButton
        {...words('redo')}
        glyph="redo"
        isPossible={isNow && scene.redoable}
        onPress={desk.takingBack.redo}
        inVain="nothing-to-redo"
      />
      <ToolButton
        {...words('play-on')}
        glyph="play"
        isPossible={isNow && isAsked(scene)}
        onPress={desk.playedFor.begin}
        inVain="nothing-asked"
      />
    </div>
  );
}

/** `takesFocus`: somebody has come to read it by keyboard. */
export function LogNow({ takesFocus = false }: { readonly takesFocus?: boolean }) {
  const { desk, firstLine, earlier } = useSession();
  const { lines, looking, isFresh } = useRoom().moment;
  return (
    <Log
      lines={lines}
      first={firstLine}
      looking={looking}
      isFresh={isFresh}
      onEarlier={earlier}
      onLook={desk.lookingBack.lookAt}
      takesFocus={takesFocus}
    />
  );
}
