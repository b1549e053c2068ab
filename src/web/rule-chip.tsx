/** The id of a rule, leading to what the rulebook asks for. */
import type { RuleId } from '../kernel/game.ts';
import { Link } from './router.tsx';
import { useWords } from './words.tsx';

export function RuleChip({ game, rule }: { readonly game: string; readonly rule: RuleId }) {
  const words = useWords();
  return (
    <Link className="rule-chip" to={rulePath(game, rule)} aria-label={words.say('rule-only', { rule })}>
      {rule}
    </Link>
  );
}

export function rulePath(game: string, rule: RuleId): string {
  return `/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}`;
}
