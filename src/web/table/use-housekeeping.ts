/** Naming, sharing, copying and deleting a table: requests that change nothing on the board. */
import { useState } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { Refused, Scene } from '../../wire/wire.ts';
import { api, OutOfReachError, RefusedError } from '../api.ts';
import { navigate } from '../router.tsx';

type Asking = 'rename' | 'delete' | 'beyond' | 'play-on' | 'keys';

/** What there is to say afterwards: a refusal, a key of the page's words, or a link to be handed on. */
type Notice = { readonly refused: Refused } | { readonly key: string } | { readonly link: string; readonly key: string };

export interface Housekeeping {
  readonly asking: Asking | undefined;
  readonly notice: Notice | undefined;
  ask(what: Asking | undefined): void;
  forgetNotice(): void;
  rename(name: string): void;
  guide(guided: boolean): void;
  remove(): void;
  exportSave(): void;
  copyWatchLink(): void;
  invite(seat: Seat): void;
  newLikeThis(): void;
  /** The same once more, with the dice and cards it had. */
  playAgain(seed: string): void;
  fork(step: number, name: string): void;
}

export function useHousekeeping({ table }: Scene, refresh: () => Promise<void>): Housekeeping {
  const [asking, ask] = useState<Asking>();
  const [notice, setNotice] = useState<Notice>();
  const { id, game, setup } = table;

  const attempt = async (work: () => Promise<void>) => {
    setNotice(undefined);
    try {
      await work();
    } catch (error) {
      if (error instanceof RefusedError) setNotice({ refused: error.refused });
      else if (error instanceof OutOfReachError) setNotice({ key: 'out-of-reach' });
      else throw error;
    }
  };
  const start = (seed?: string) =>
    attempt(async () => {
      const options = { ...setup.options };
      const scene = await api.newTable({ game, setup: setup.id, options, guided: table.guided, ...(seed === undefined ? {} : { seed }) });
      navigate(`/table/${encodeURIComponent(scene.table.id)}`);
    });
  const share = async (link: string, key: string) => setNotice((await copied(link)) ? { key: 'copied' } : { link, key });

  return {
    asking,
    notice,
    ask,
    forgetNotice: () => setNotice(undefined),
    rename: (name) =>
      void attempt(async () => {
        await api.change(id, { name });
        await refresh();
      }),
    guide: (guided) =>
      void attempt(async () => {
        await api.change(id, { guided });
        await refresh();
      }),
    remove: () =>
      void attempt(async () => {
        await api.remove(id);
        navigate('/tables');
      }),
    exportSave: () =>
      void attempt(async () => {
        download(`${game}-${table.name}.json`, JSON.stringify(await api.save(id), null, 2));
      }),
    copyWatchLink: () => void share(`${location.origin}/watch/${encodeURIComponent(id)}`, 'watch-link'),
    invite: (seat) =>
      void attempt(async () => {
        const { secret } = await api.invite(id, seat);
        setNotice({ link: `${location.origin}/join/${encodeURIComponent(id)}#${secret}`, key: 'invitation-link' });
      }),
    newLikeThis: () => void start(),
    playAgain: (seed) => void start(seed),
    fork: (step, name) =>
      void attempt(async () => {
        const scene = await api.fork(id, { step, name: name.slice(0, 80) });
        navigate(`/table/${encodeURIComponent(scene.table.id)}`);
      }),
  };
}

/** The clipboard is closed to pages that are served without TLS: then the link is shown instead. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name.replace(/[^\p{L}\p{N}.-]+/gu, '-');
  link.click();
  URL.revokeObjectURL(link.href);
}
