/** Rules where they are named: a chip with the id, and the gist it opens. */
import type { RuleId } from '../../kernel/game.ts';
import { Link } from '../router.tsx';
import { Popover } from './popover.tsx';
import { useSession } from './session.ts';
import './rule-popover.css';

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

interface RulePopoverProps {
  readonly rule: RuleId;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function RulePopover({ rule, anchor, onClose }: RulePopoverProps) {
  const { speaker, scene, say } = useSession();
  const chapters = speaker.rules(rule);
  return (
    <Popover anchor={anchor} title={say('rule', { rule })} onClose={onClose} takesFocus="sheet">
      {chapters.map(({ id, title, rows }) => (
        <div key={id}>
          <p className="rule-chapter">
            {id} · {title}
          </p>
          <ul className="rule-gists">
            {rows.map(({ id: row, gist }) => (
              <li key={row}>
                <span>{row}</span>
                <span>{gist}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {chapters.length === 0 && <p>{say('rule-unknown', { rule })}</p>}
      <Link to={`/rules/${scene.table.game}/${rule}`}>{say('whole-rulebook')}</Link>
    </Popover>
  );
}
