/** The browser's side of the wire: typed requests, and the two ways in which they can fail. */
import type { z } from 'zod';
import type { OwnContent, Seat } from '../kernel/game.ts';
import type { GoOnAt, PointAt, Said, Say, SayPhrase } from '../wire/company.ts';
import type {
  Acknowledged,
  AnswerProposal,
  ChangeTable,
  Explain,
  Explained,
  ForecastAnswer,
  ForkTable,
  GameCard,
  Hinted,
  ImportTable,
  Invitation,
  ListedTable,
  LogPart,
  NewTable,
  PastScene,
  Propose,
  Refused,
  Scene,
  StatisticsAnswer,
  TablesAnswer,
  TakeSeat,
  WishStops,
} from '../wire/wire.ts';

/** The server has understood, and says no. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;
  readonly refused: Refused;

  constructor(status: number, refused: Refused) {
    super(refused.text);
    this.status = status;
    this.refused = refused;
  }
}

/** Nobody knows whether the request has arrived: it may be sent again, as the same command. */
export class OutOfReachError extends Error {
  override readonly name = 'OutOfReachError';
  /** What the server said, where it was only asked too often. */
  readonly refused: Refused | undefined;

  constructor(what: string, refused?: Refused) {
    super(what);
    this.refused = refused;
  }
}

const LONGEST_WAIT_MS = 20_000;
const TOO_MANY_REQUESTS = 429;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export const api = {
  games: () => request<{ readonly games: readonly GameCard[] }>('GET', '/api/games'),
  /** A page of one's tables. */
  tables: (wish: { readonly section?: string; readonly after?: string; readonly most?: number }) => {
    const query = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]));
    return request<TablesAnswer>('GET', `/api/tables?${query}`);
  },
  statistics: () => request<StatisticsAnswer>('GET', '/api/statistics'),
  newTable: (wanted: z.input<typeof NewTable>) => request<Scene>('POST', '/api/tables', wanted),
  importTable: (wanted: z.input<typeof ImportTable>) => request<Scene>('POST', '/api/tables/import', wanted),

  /** As one sees it from that seat; without one, from whichever of one's own is asked. `known`: so many lines of the log one has. */
  table: (id: string, seat?: Seat, known = 0) => {
    const query = new URLSearchParams({ ...(seat !== undefined && { seat }), ...(known > 0 && { known: String(known) }) });
    return request<Scene>('GET', `${pathOf(id)}?${query}`);
  },
  change: (id: string, change: z.input<typeof ChangeTable>) => request<ListedTable>('PATCH', pathOf(id), change),
  remove: (id: string) => request<ListedTable>('DELETE', pathOf(id)),
  restore: (id: string) => request<ListedTable>('POST', pathOf(id, 'restore'), {}),
  takeSeat: (id: string, wanted: z.input<typeof TakeSeat>) => request<Scene>('POST', pathOf(id, 'seats'), wanted),
  share: (id: string, share: string) => request<Scene>('POST', pathOf(id, 'share'), { share }),
  invite: (id: string, seat: Seat) => request<Invitation>('POST', pathOf(id, 'seats', seat, 'invitation'), {}),
  /** In the place of one who stays away. */
  replace: (id: string, seat: Seat) => request<Invitation>('POST', pathOf(id, 'seats', seat, 'replacement'), {}),
  /** A lasting secret to one's own seat; the one before ends. */
  wayBack: (id: string, seat: Seat) => request<Invitation>('POST', pathOf(id, 'seats', seat, 'way-back'), {}),
  /** Without a scripted player its holder plays again. */
  handTo: (id: string, seat: Seat, bot: string | undefined) =>
    request<Scene>('POST', pathOf(id, 'seats', seat, 'player'), { ...(bot !== undefined && { bot }) }),
  leave: (id: string, seat: Seat, bot: string) => request<Scene>('POST', pathOf(id, 'seats', seat, 'leave'), { bot }),
  /** Looks from another of one's own, until something has been chosen there. */
  lookFrom: (id: string, seat: Seat) => request<Scene>('POST', pathOf(id, 'seats', seat, 'look'), {}),
  wishStops: (id: string, wished: z.input<typeof WishStops>) => request<Scene>('POST', pathOf(id, 'stops'), wished),
  takeOver: (id: string, seat: Seat) => request<Scene>('POST', pathOf(id, 'seats', seat, 'take-over'), {}),
  pace: (id: string, pace: Scene['manners']['pace']) => request<Scene>('POST', pathOf(id, 'pace'), { pace }),
  step: (id: string) => request<Scene>('POST', pathOf(id, 'step'), {}),
  propose: (id: string, wanted: z.input<typeof Propose>) => request<Scene>('POST', pathOf(id, 'proposals'), wanted),
  say: (id: string, said: z.input<typeof Say>) => request<Said>('POST', pathOf(id, 'talk'), said),
  sayPhrase: (id: string, said: z.input<typeof SayPhrase>) => request<Said>('POST', pathOf(id, 'phrases'), said),
  pointAt: (id: string, at: z.input<typeof PointAt>) => request<object>('POST', pathOf(id, 'pointing'), at),
  /** Asks those who have played here to go on at another table. */
  goOnAt: (id: string, next: z.input<typeof GoOnAt>) => request<Scene>('POST', pathOf(id, 'next'), next),
  /** A side has no time left: what was agreed for that. */
  outOfTime: (id: string, seat: Seat) => request<Scene>('POST', pathOf(id, 'seats', seat, 'out-of-time'), {}),
  answerProposal: (id: string, answer: z.input<typeof AnswerProposal>) => request<Scene>('POST', pathOf(id, 'proposals', 'answer'), answer),

  /** `choices`, `undo`, `redo`, `resign` and `play-on` are all answered by the version they led to. */
  command: (id: string, what: string, body: object) => request<Acknowledged>('POST', pathOf(id, what), body),
  hint: (id: string, body: object) => request<Hinted>('POST', pathOf(id, 'hint'), body),
  explain: (id: string, about: z.input<typeof Explain>) => request<Explained>('POST', pathOf(id, 'explain'), about),
  forecast: (id: string, seat: Seat | null, signal?: AbortSignal) =>
    request<ForecastAnswer>('GET', pathOf(id, 'forecast') + lookingFrom(seat), undefined, signal),
  earlier: (id: string, before: number, seat: Seat | null) =>
    request<LogPart>('GET', `${pathOf(id, 'history')}?before=${before}${seat === null ? '' : `&seat=${encodeURIComponent(seat)}`}`),
  past: (id: string, step: number, seat: Seat | null) => request<PastScene>('GET', pathOf(id, 'history', String(step)) + lookingFrom(seat)),
  fork: (id: string, wanted: z.input<typeof ForkTable>) => request<Scene>('POST', pathOf(id, 'fork'), wanted),
  content: (id: string) => request<OwnContent>('GET', pathOf(id, 'content')),
  save: (id: string) => request<object>('GET', pathOf(id, 'save')),
};

/** New for every command. Made of random bytes, because `randomUUID` is missing where the table is served without TLS. */
export function newCommand(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function pathOf(id: string, ...rest: readonly string[]): string {
  return ['/api/tables', id, ...rest].map((part, i) => (i === 0 ? part : encodeURIComponent(part))).join('/');
}

function lookingFrom(seat: Seat | null): string {
  return seat === null ? '' : `?seat=${encodeURIComponent(seat)}`;
}

async function request<Answer>(method: Method, path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const timeout = AbortSignal.timeout(LONGEST_WAIT_MS);
  const headers = { 'accept-language': document.documentElement.lang, ...(body && { 'content-type': 'application/json' }) };
  const init = { method, headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, body ? { ...init, body: JSON.stringify(body) } : init);
    answer = await response.json();
  } catch (error) {
    throw new OutOfReachError(String(error));
  }
  if (response.ok) return answer as Answer;
  if (response.status >= 500 || response.status === TOO_MANY_REQUESTS || !isRefused(answer)) {
    const tooMany = response.status === TOO_MANY_REQUESTS && isRefused(answer) ? answer : undefined;
    throw new OutOfReachError(`${method} ${path}: ${response.status}`, tooMany);
  }
  throw new RefusedError(response.status, answer);
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'text' in answer && 'figures' in answer;
}
