/** A part of what is told when a game is over: a section under its heading. */
import { type ReactNode, useId } from 'react';

interface EndingPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function EndingPart({ title, children }: EndingPartProps) {
  const id = useId();
  return (
    <section className="ending-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
