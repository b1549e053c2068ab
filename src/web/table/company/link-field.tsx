/** A link to be copied and handed on. */
import { type ReactNode, useId, useState } from 'react';
import { copied } from '../housekeeping.ts';
import './link-field.css';

interface LinkFieldProps {
  readonly label: ReactNode;
  readonly link: string | undefined;
  readonly copy: string;
  readonly done: string;
  /** What is copied, for those who do not see beside what the button stands. */
  readonly copyFor?: string;
}

export function LinkField({ label, link, copy, done, copyFor }: LinkFieldProps) {
  const field = useId();
  const [isCopied, setCopied] = useState(false);
  const take = async () => {
    const isDone = link !== undefined && (await copied(link));
    setCopied(isDone);
    // Without a clipboard the link is selected, for the keys that copy.
    if (!isDone) document.getElementById(field)?.focus();
  };
  return (
    <>
      <label htmlFor={field}>{label}</label>
      <div className="invitation-link">
        <input id={field} type="text" className="dialog-secret" readOnly value={link ?? ''} onFocus={({ target }) => target.select()} />
        <button type="button" aria-label={copyFor} onClick={() => void take()}>
          {isCopied ? done : copy}
        </button>
      </div>
    </>
  );
}
