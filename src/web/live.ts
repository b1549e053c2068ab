/**
 * The live connection to a table. It is opened again whenever it breaks, later and later and never at the same moment
 * as everybody else's; the first message after each opening is the whole scene, so nothing can be missed.
 */
import type { CompanyMessage } from '../wire/company.ts';
import type { LiveMessage } from '../wire/wire.ts';
import { delayBefore } from './table/back-off.ts';
import { SeatLogs } from './table/scene-keeper.ts';

/**
 * Gone: the table was deleted; unseated: one does not hold the seat any more that one would stay with; refused: for a reason that
 * the server gives to whoever asks for the table.
 */
export type Connection = 'connecting' | 'open' | 'waiting' | 'offline' | 'gone' | 'unseated' | 'refused';

interface Listener {
  onMessage(message: LiveMessage): void;
  /** Who is here, and what they say and point at. */
  onCompany(message: CompanyMessage): void;
  onConnection(connection: Connection): void;
  /** So many lines of the log one has; none before the first opening. */
  known(): number;
}

/** A connection that says nothing for so long after opening has not really opened. */
const FIRST_MESSAGE_MS = 15_000;

/** Close codes from here on say what 400 and the like say elsewhere: trying again is of no use, except where there was too much. */
const REFUSED = 4400;
const NOT_YOURS = 4403;
const DELETED = 4410;
const TOO_MANY = 4429;

/** What has become of a connection that the server has closed for good; undefined where trying again is of use. */
export function endedBy(code: number, seat: string | undefined): Extract<Connection, 'gone' | 'unseated' | 'refused'> | undefined {
  if (code < REFUSED || code >= REFUSED + 100 || code === TOO_MANY) return undefined;
  if (code === DELETED) return 'gone';
  return code === NOT_YOURS && seat !== undefined ? 'unseated' : 'refused';
}

export class Live {
  readonly #url: string;
  readonly #seat: string | undefined;
  readonly #listener: Listener;
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;
  #logs = new SeatLogs();

  /** `seat`: whoever stays with one of his seats, although another of them may be asked. */
  constructor(table: string, seat: string | undefined, listener: Listener) {
    const { protocol, host } = window.location;
    const from = seat === undefined ? '' : `&seat=${encodeURIComponent(seat)}`;
    this.#url = `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/api/tables/${encodeURIComponent(table)}/live?logs=by-seat&company=all${from}`;
    this.#seat = seat;
    this.#listener = listener;
    window.addEventListener('online', this.#comeOnline);
    window.addEventListener('offline', this.#goOffline);
    document.addEventListener('visibilitychange', this.#comeBack);
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    window.removeEventListener('online', this.#comeOnline);
    window.removeEventListener('offline', this.#goOffline);
    document.removeEventListener('visibilitychange', this.#comeBack);
    this.#drop();
  }

  #open(): void {
    this.#drop();
    this.#listener.onConnection('connecting');
    const known = this.#listener.known();
    const socket = new WebSocket(known > 0 ? `${this.#url}&known=${known}` : this.#url);
    this.#socket = socket;
    this.#logs = new SeatLogs();
    this.#timer = setTimeout(() => socket.close(), FIRST_MESSAGE_MS);
    socket.onmessage = ({ data }) => this.#hear(socket, String(data));
    socket.onclose = ({ code }) => this.#lose(socket, code);
  }

  #hear(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#timer);
    this.#failures = 0;
    const message: LiveMessage | CompanyMessage = JSON.parse(text);
    if (message.type === 'gone') {
      this.close();
      this.#listener.onConnection('gone');
      return;
    }
    this.#listener.onConnection('open');
    if (message.type === 'scene') this.#listener.onMessage({ ...message, scene: this.#logs.whole(message.scene) });
    else this.#listener.onCompany(message);
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#isClosed) return;
    this.#drop();
    const ended = endedBy(code, this.#seat);
    if (ended) {
      this.close();
      this.#listener.onConnection(ended);
      return;
    }
    if (!navigator.onLine) {
      this.#listener.onConnection('offline');
      return;
    }
    this.#listener.onConnection('waiting');
    this.#timer = setTimeout(() => this.#open(), delayBefore(this.#failures++, Math.random()));
  }

  readonly #comeOnline = () => {
    this.#failures = 0;
    this.#open();
  };

  readonly #goOffline = () => {
    this.#drop();
    this.#listener.onConnection('offline');
  };

  /** Whoever comes back to the page does not want to wait for the next attempt. */
  readonly #comeBack = () => {
    if (document.visibilityState !== 'visible' || this.#socket || !navigator.onLine) return;
    this.#comeOnline();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
