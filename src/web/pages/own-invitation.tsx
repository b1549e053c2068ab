/** One has opened an invitation that one has made: it is for a friend, unless one says that one means it. */
import { useLinkSpeaker } from '../settings.tsx';
import { LinkField } from '../table/company/link-field.tsx';
import { OnlyHere } from '../table/company/only-here.tsx';

export function OwnInvitation({ onTake }: { readonly onTake: () => void }) {
  const words = useLinkSpeaker();
  if (!words) return null;
  return (
    <div className="invitation" role="status">
      <p>{words.say('links own text')}</p>
      <OnlyHere />
      <LinkField label={words.say('links own for')} link={location.href} copy={words.say('links copy')} done={words.say('links copied')} />
      <p>
        <button type="button" data-act="take" onClick={onTake}>
          {words.say('links own take')}
        </button>
      </p>
    </div>
  );
}
