/** Naming, sharing, copying and deleting a table: requests that change nothing on the board. */
import type { Seat } from '../../kernel/game.ts';
import type { Scene } from '../../wire/wire.ts';
import { api, OutOfReachError, RefusedError } from '../api.ts';
import { navigate } from '../router.tsx';
import { besideAt, rememberBeside } from './company/beside.ts';
import type { Sitting } from './sitting.ts';
import { hashOf } from './step-address.ts';

interface House {
  scene(): Scene;
  refresh(): Promise<void>;
  change(change: Partial<Sitting>): void;
}

export class Housekeeping {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  get #table(): Scene['table'] {
    return this.#house.scene().table;
  }

  rename(name: string): void {
    void this.#amend({ name });
  }

  guide(guided: boolean): void {
    void this.#amend({ guided });
  }

  remove(): void {
    void this.attempt(async () => {
      await api.remove(this.#table.id);
      navigate('/tables');
    });
  }

  exportSave(): void {
    void this.attempt(async () => {
      const { id, game, name } = this.#table;
      download(`${game}-${name}.json`, JSON.stringify(await api.save(id), null, 2));
    });
  }

  copyWatchLink(): Promise<void> {
    return this.#copy(watchAddress(this.#table.id), 'watch-link');
  }

  /** Opens for all who may see the table, at this step. */
  copyMomentLink(step: number): Promise<void> {
    return this.#copy(watchAddress(this.#table.id) + hashOf(step), 'moment-link');
  }

  async #copy(link: string, key: string): Promise<void> {
    this.#house.change({ notice: (await copied(link)) ? { key: 'copied' } : { link, key } });
  }

  invite(seat: Seat): void {
    void this.attempt(async () => {
      const { invitationLink, newInvitationLink } = await import('./company/invitations.ts');
      const isOwn = this.#house.scene().seats.some((card) => card.seat === seat && card.yours);
      const link = await (isOwn ? newInvitationLink : invitationLink)(this.#table.id, seat);
      this.#house.change({ notice: { link, key: 'invitation-link', seat } });
    });
  }

  /** Changes over to another of one's own seats. */
  lookFrom(seat: Seat): void {
    void this.attempt(async () => void (await api.lookFrom(this.#table.id, seat)));
  }

  pointAt(thing: string, seat: Seat): void {
    void this.attempt(async () => {
      await api.pointAt(this.#table.id, { thing, seat });
      this.#house.change({ notice: { key: 'shown' } });
    });
  }

  /** What one considers is shown to those on the same side; where that fails nobody is told, for nobody has asked for it. */
  considers(thing: string, seat: Seat): void {
    api.pointAt(this.#table.id, { thing, seat }).catch(() => undefined);
  }

  /** Another one with the same set-up; with its seed, the same once more with the dice and cards it had. */
  newLikeThis(seed?: string): void {
    void this.attempt(async () => {
      const [{ tableLike }, { askAlong }] = await Promise.all([import('../pages/starting.ts'), import('./company/moving-on.ts')]);
      const before = this.#house.scene();
      const scene = await api.newTable(await tableLike(before, seed));
      await askAlong(before, scene);
      rememberBeside(scene.table.id, besideAt(this.#table.id));
      navigate(`/table/${encodeURIComponent(scene.table.id)}`);
    });
  }

  fork(step: number, name: string): void {
    void this.attempt(async () => {
      const { seat } = this.#house.scene();
      const scene = await api.fork(this.#table.id, { step, name: name.slice(0, 80), ...(seat !== null && { seat }) });
      navigate(`/table/${encodeURIComponent(scene.table.id)}`);
    });
  }

  #amend(change: Parameters<typeof api.change>[1]): Promise<void> {
    return this.attempt(async () => {
      await api.change(this.#table.id, change);
      await this.#house.refresh();
    });
  }

  /** Whatever is refused is told. */
  async attempt(work: () => Promise<void>): Promise<void> {
    this.#house.change({ notice: undefined });
    try {
      await work();
    } catch (error) {
      if (error instanceof RefusedError) this.#house.change({ notice: { refused: error.refused } });
      else if (error instanceof OutOfReachError) this.#house.change({ notice: { key: 'out-of-reach' } });
      else throw error;
    }
  }
}

function watchAddress(table: string): string {
  return `${location.origin}/watch/${encodeURIComponent(table)}`;
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
