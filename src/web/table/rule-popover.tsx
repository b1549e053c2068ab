/** What a rule says in short, beside the chip that names it. */
import type { Lid } from '../../games/lid.ts';
import type { RuleId } from '../../kernel/game.ts';
import { lidOf } from '../pages/lids.ts';
import { Failure } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import { useRuleSpeaker } from '../settings.tsx';
import { Popover } from './popover.tsx';
import { useSession } from './session.ts';
import './rule-popover.css';

interface RulePopoverProps {
  readonly rule: RuleId;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function RulePopover(props: RulePopoverProps) {
  const lid = lidOf(useSession().scene.table.game);
  return lid && <RuleOf lid={lid} {...props} />;
}

/** It opens as soon as what the rule says is there, or it is known that it does not come. */
function RuleOf({ lid, rule, anchor, onClose }: RulePopoverProps & { readonly lid: Lid }) {
  const { scene, say } = useSession();
  const { value, failure, again } = useRuleSpeaker(lid);
  if (!value && failure === undefined) return null;
  const chapters = value?.rules(rule) ?? [];
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
      <Failure failure={failure} again={again} />
      {value && chapters.length === 0 && <p>{say('rule-unknown', { rule })}</p>}
      <Link to={`/rules/${scene.table.game}/${rule}`}>{say('whole-rulebook')}</Link>
    </Popover>
  );
}
