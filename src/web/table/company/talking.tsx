/** Talk at the table: what was said last in the row of seats, all of it in a sheet, with phrases that each reads in his own language. */
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Said } from '../../../wire/company.ts';
import { api, OutOfReachError, RefusedError } from '../../api.ts';
import { Glyph } from '../glyph.tsx';
import { Popover } from '../popover.tsx';
import { type Session, sentenceOf, useSession } from '../session.ts';
import { useGathered } from './gathered.ts';
import { heard, mutedAt, PHRASES, rememberMuted, saidIn, whoSaid } from './talk.ts';

const LONGEST_LINE = 300;

export function Talking() {
  const session = useSession();
  const { scene, speaker } = session;
  const gathered = useGathered();
  const { id } = scene.table;
  const [anchor, setAnchor] = useState<Element>();
  const [muted, setMuted] = useState(() => mutedAt(id));
  const [read, setRead] = useState<number>();
  const talk = heard(gathered?.talk ?? [], muted);
  const newest = talk.at(-1);
  // What was said before one came has been read, as far as anybody knows.
  const isKnown = gathered !== undefined;
  const first = useRef<number>(undefined);
  if (isKnown && first.current === undefined) first.current = newest?.number ?? 0;
  const isNew = newest !== undefined && newest.number > (read ?? first.current ?? 0) && anchor === undefined;
  const note = () => setRead(newest?.number);
  if (!gathered || (scene.seat === null && scene.manners.watching?.mayWrite !== true && talk.length === 0)) return null;
  const mute = (by: string) => {
    const next = muted.includes(by) ? muted.filter((one) => one !== by) : [...muted, by];
    rememberMuted(id, next);
    setMuted(next);
  };
  return (
    <div className="company-talk">
      <p className="company-said" role="status">
        {isNew && speaker.say('company talk said', { who: whoSaid(newest, session), what: saidIn(newest, speaker) })}
      </p>
      <button
        type="button"
        data-talk
        aria-haspopup="dialog"
        data-new={isNew}
        aria-label={speaker.say(isNew ? 'company talk open-new' : 'company talk open')}
        title={speaker.say('company talk open')}
        onClick={({ currentTarget }) => {
          note();
          setAnchor(currentTarget);
        }}
      >
        <Glyph name="talk" />
      </button>
      {anchor && (
        <Popover
          anchor={anchor}
          title={speaker.say('company talk heading')}
          takesFocus="sheet"
          onClose={() => {
            note();
            setAnchor(undefined);
          }}
        >
          <Talk talk={gathered.talk} muted={muted} onMute={mute} />
        </Popover>
      )}
    </div>
  );
}

interface TalkProps {
  readonly talk: readonly Said[];
  readonly muted: readonly string[];
  readonly onMute: (by: string) => void;
}

function Talk({ talk, muted, onMute }: TalkProps) {
  const session = useSession();
  const { scene, speaker } = session;
  const { table, seat, manners } = scene;
  const list = useRef<HTMLOListElement>(null);
  const field = useId();
  const why = useId();
  const [refusal, setRefusal] = useState<string>();
  const [text, setText] = useState('');
  const lines = heard(talk, muted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said, it is in sight
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const by = seat === null ? {} : { seat };
  /** What is refused is told beside the field; the line stays there. */
  const attempt = async (work: () => Promise<unknown>) => {
    setRefusal(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setRefusal(whyUnsaid(error, session));
      return false;
    }
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    // What was written on meanwhile stays.
    if (await attempt(() => api.say(table.id, { ...by, text: said }))) setText((now) => (now === text ? '' : now));
  };
  const mayWrite = seat !== null || manners.watching?.mayWrite === true;
  return (
    <div className="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must scroll from the keyboard */}
      <ol className="talk-lines" ref={list} tabIndex={0} aria-label={speaker.say('company talk heading')}>
        {lines.map((line) => (
          <li key={line.number}>
            <b>{whoSaid(line, session)}</b> <bdi>{saidIn(line, speaker)}</bdi>
          </li>
        ))}
        {lines.length === 0 && <li className="muted">{speaker.say('company talk nothing')}</li>}
      </ol>
      {mayWrite && (
        <>
          <div className="talk-phrases" role="toolbar" aria-label={speaker.say('company talk phrases')}>
            {PHRASES.map((phrase) => (
              <button
                key={phrase}
                type="button"
                data-phrase={phrase}
                onClick={() => void attempt(() => api.sayPhrase(table.id, { ...by, phrase }))}
              >
                {speaker.say(`company phrase ${phrase}`)}
              </button>
            ))}
          </div>
          <form className="talk-write" onSubmit={(event) => void send(event)}>
            <label className="unseen" htmlFor={field}>
              {speaker.say('company talk write')}
            </label>
            <input
              id={field}
              type="text"
              value={text}
              maxLength={LONGEST_LINE}
              autoComplete="off"
              dir="auto"
              aria-invalid={refusal !== undefined}
              aria-describedby={why}
              placeholder={speaker.say('company talk write')}
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit">{speaker.say('company talk send')}</button>
          </form>
          <p className="talk-refused" id={why} role="alert">
            {refusal}
          </p>
        </>
      )}
      <Muting talk={talk} muted={muted} onMute={onMute} />
    </div>
  );
}

function whyUnsaid(error: unknown, { speaker, say }: Session): string {
  if (error instanceof RefusedError) return sentenceOf(error.refused, speaker);
  if (!(error instanceof OutOfReachError)) throw error;
  return error.refused ? sentenceOf(error.refused, speaker) : say('out-of-reach');
}

/** Everybody else who has said something can be muted, by whoever reads. */
function Muting({ talk, muted, onMute }: TalkProps) {
  const session = useSession();
  const { scene, speaker } = session;
  const isOwn = ({ seat }: Said) => scene.seats.some((card) => card.seat === seat && card.yours);
  const others = new Map(talk.filter((line) => !isOwn(line)).map((line) => [line.by, whoSaid(line, session)]));
  return [...others].map(([by, name]) => (
    <label key={by} className="talk-mute">
      <input type="checkbox" checked={muted.includes(by)} onChange={() => onMute(by)} />
      <span>{speaker.say('company talk mute', { name })}</span>
    </label>
  ));
}
