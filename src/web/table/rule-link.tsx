/** A rule where it is named: a chip with the id, which opens what it says. */
import type { RuleId } from '../../kernel/game.ts';
import { useSession } from './session.ts';
import './rule-link.css';

export function RuleLink({ rule }: { readonly rule: RuleId | undefined }) {
  const { speaker, desk } = useSession();
  if (!rule) return null;
  return (
    <button
      type="button"
      className="rule-chip rule-link"
      aria-label={speaker.cite(rule)}
      onClick={(event) => {
        event.stopPropagation();
        desk.showRule(rule, event.currentTarget);
      }}
    >
      {rule}
    </button>
  );
}
