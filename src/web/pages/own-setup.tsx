/** A set-up from a file of the player's own: it is opened and looked through here, by the game's own check, before anything is sent. */
import { useRef, useState } from 'react';
import type { Lid } from '../../games/lid.ts';
import type { Finding } from '../../games/setup-file.ts';
import { LARGEST_CONTENT } from '../../wire/limits.ts';
import type { Speaker } from '../../words/speaker.ts';
import { useRuleSpeaker } from '../settings.tsx';
import { FilePicker } from './file-picker.tsx';
import { Folded } from './folded.tsx';
import { Failure } from './page.tsx';
import { isOnTelephone } from './two-screens.ts';
import './own-setup.css';

/** A file that is in order. */
export interface Opened {
  readonly name: string;
  readonly data: object;
  readonly hash: string;
  readonly setups: readonly [string, ...string[]];
}

/** One that is not, and why. */
interface Wrong {
  readonly name: string;
  readonly findings: readonly Finding[];
}

interface OwnSetupProps {
  readonly lid: Lid;
  readonly content: NonNullable<Lid['content']>;
  readonly opened: Opened | undefined;
  readonly speaker: Speaker;
  readonly onOpen: (opened: Opened | undefined) => void;
}

export function OwnSetup({ lid, content, opened, speaker, onOpen }: OwnSetupProps) {
  const [wrong, setWrong] = useState<Wrong | { readonly failure: unknown }>();
  const [isReading, setReading] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const say = (key: string, figures: object = {}) => speaker.say(`page set-up own ${key}`, figures);
  const open = async (file: File) => {
    setReading(true);
    setWrong(undefined);
    try {
      const found = await lookThrough(file, lid, content);
      if ('findings' in found) setWrong(found);
      onOpen('findings' in found ? undefined : found);
    } catch (failure) {
      setWrong({ failure });
    }
    setReading(false);
  };
  const putAway = () => {
    setWrong(undefined);
    onOpen(undefined);
    // The button that did it goes away.
    section.current?.querySelector('input')?.focus();
  };
  const pick = opened ? 'pick-other' : 'pick';
  return (
    <Folded heading={say('heading')} chosen={opened ? opened.name : say('none')} isOpen={!isOnTelephone()}>
      <div className="own-setup" ref={section}>
        <p>{speaker.has('setup-help own') ? speaker.say('setup-help own') : say('help')}</p>
        <FilePicker label={isReading ? speaker.say('page shell loading') : say(pick)} onFile={(file) => void open(file)} />
        <div className="own-setup-open">
          <p role="status">{opened && say('open', { file: opened.name })}</p>
          {opened && (
            <button type="button" className="quiet" onClick={putAway}>
              {say('put-away')}
            </button>
          )}
        </div>
        {wrong && 'failure' in wrong && <Failure failure={wrong.failure} />}
        {wrong && 'findings' in wrong && <Findings of={wrong} lid={lid} />}
      </div>
    </Folded>
  );
}

async function lookThrough(file: File, lid: Lid, content: NonNullable<Lid['content']>): Promise<Opened | Wrong> {
  const { name } = file;
  if (file.size > LARGEST_CONTENT) {
    return { name, findings: [{ fault: { code: 'file-too-large', figures: { most: LARGEST_CONTENT / 1024 } }, line: undefined }] };
  }
  const [text, game, check, { readSetupFile }] = await Promise.all([
    file.text(),
    lid.game(),
    content(),
    import('../../games/setup-file.ts'),
  ]);
  const read = readSetupFile(text, { game, content: check });
  if (!read.ok) return { name, findings: read.findings };
  const [first, ...rest] = read.setups;
  return { name, data: read.data, hash: read.hash, setups: [first.id, ...rest.map(({ id }) => id)] };
}

interface FindingsProps {
  readonly of: Wrong;
  readonly lid: Lid;
}

function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The sentences that a terminal says. */
function Findings({ of: { name, findings }, lid }: FindingsProps) {
  const { value: speaker, failure } = useRuleSpeaker(lid);
  if (!speaker) return failure !== undefined && <Failure failure={failure} />;
  return (
    <div className="page-failure own-setup-findings" role="alert" ref={showWhole}>
      <p>{speaker.say('page set-up own wrong', { file: name, count: findings.length })}</p>
      <ul>
        {findings.map(({ fault, line }) => {
          const sentence = speaker.fault(fault);
          return (
            <li key={`${line} ${sentence}`}>{line === undefined ? sentence : speaker.say('page set-up own line', { line, sentence })}</li>
          );
        })}
      </ul>
    </div>
  );
}
