/** What a verification came to: each check with its tick or cross, and the sentence. */
import { ownFrom } from '../own-content.ts';
import { useSpeaker } from '../settings.tsx';
import { useWords } from '../words.tsx';
import { lidOf } from './lids.ts';
import type { Check, Verification } from './verification.ts';

const MARKS = { passed: '✓', failed: '✗', open: '–' } as const;

export function CheckList({ verification: { save, seed, checks, remarks } }: { readonly verification: Verification }) {
  const words = useWords();
  // What was changed may say anything: its words are not asked for.
  const isSound = checks.some(({ what, result }) => what === 'legal' && result === 'passed');
  const content = isSound ? save?.setup.content : undefined;
  const speaker = useSpeaker(save && lidOf(save.game), content && ownFrom(content)) ?? words;
  const verdict = verdictOf(checks);
  return (
    <>
      <p className={`check-verdict check-${verdict}`} role="status">
        {words.say(`page verify verdict ${verdict}`)}
      </p>
      {save && lidOf(save.game) && (
        <p className="muted">
          {speaker.has('game title') && speaker.say('game title')} · {speaker.setup(save.setup.id)}
        </p>
      )}
      <ul className="check-list">
        {checks.map((check) => (
          <li key={check.what}>
            <span className={`check-mark check-${check.result}`}>
              <span aria-hidden="true">{MARKS[check.result]}</span>
              <span className="unseen">{words.say(`page verify mark ${check.result}`)}</span>
            </span>
            <span>
              <strong>{words.say(`page verify check ${check.what} what`)}</strong>
              <br />
              {sentence(check)}
            </span>
          </li>
        ))}
      </ul>
      {remarks.hints + remarks.beyond + remarks.forks > 0 && (
        <ul className="check-remarks muted">
          {remarks.hints > 0 && <li>{words.say('page verify remark hints', { count: remarks.hints })}</li>}
          {remarks.beyond > 0 && <li>{words.say('page verify remark beyond', { count: remarks.beyond })}</li>}
          {remarks.forks > 0 && <li>{words.say('page verify remark forks', { count: remarks.forks })}</li>}
        </ul>
      )}
      {save && (
        <details>
          <summary>{words.say('page verify by-hand')}</summary>
          <p>{words.say('page verify by-hand-text')}</p>
          <dl className="check-figures">
            <dt>{words.say('page verify seed')}</dt>
            <dd>{seed}</dd>
            <dt>{words.say('page verify salt')}</dt>
            <dd>{save.salt}</dd>
            <dt>SHA-256</dt>
            <dd>{save.commitment}</dd>
          </dl>
          <pre>{`printf '%s' '${quoted(JSON.stringify([seed, save.salt]))}' | sha256sum`}</pre>
        </details>
      )}
    </>
  );

  function sentence({ what, result, figures, fault }: Check): string {
    if (fault) return speaker.fault(fault);
    return words.say(`page verify check ${what} ${result}`, figures);
  }
}

/** A file that nobody can compare with what was promised has only been compared with itself; of a game begun by other rules the rest is proved. */
function verdictOf(checks: readonly Check[]): 'passed' | 'failed' | 'alone' | 'carried' {
  if (checks.some(({ result }) => result === 'failed')) return 'failed';
  if (checks.some(({ what }) => what === 'carried')) return 'carried';
  return checks.some(({ what, result }) => what === 'promised' && result === 'open') ? 'alone' : 'passed';
}

/** For a shell, inside single quotes. */
function quoted(text: string): string {
  return text.replaceAll("'", `'\\''`);
}
