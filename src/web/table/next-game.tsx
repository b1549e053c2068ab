import type { Lid } from '../../games/lid.ts';
import { Failure } from '../pages/page.tsx';
import { useNext } from '../report/use-next.ts';
import { Filled } from './filled.tsx';
import { useSession } from './session.ts';

/** The game is over: the way to the next one is where the way on always was. */
export function NextGame({ lid, isSettled }: { readonly lid: Lid; readonly isSettled: boolean }) {
  const { scene, speaker } = useSession();
  const { first, isStarting, failure } = useNext(lid, scene, speaker);
  return (
    <>
      <Failure failure={failure} />
      <Filled
        does="next"
        label={first.label}
        isIdle={isStarting || first.label === '' || !isSettled}
        isSettled={isSettled}
        onPress={first.go}
      />
    </>
  );
}
