/** A server that is started anew: the page comes back by itself, and what it was sending is neither lost nor done twice. */
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Acknowledged, LiveMessage, Scene } from '../../src/wire/wire.ts';
import { type House, openHouse, portOf, removeFolders, Visitor } from './given.ts';

/** As much of the page's own code as is tried here. It is made for browsers, so it is not read with types that know none. */
interface Page {
  Live: new (
    table: string,
    seat: string | undefined,
    listener: { known(): number; onMessage(message: LiveMessage): void; onCompany(): void; onConnection(connection: string): void },
  ) => { close(): void };
  Commands: new (line: object, change: (change: { sending?: string }) => void) => { choose(choice: string): Promise<boolean> };
  api: { command(id: string, what: string, body: object): Promise<Acknowledged> };
}

async function page(): Promise<Page> {
  const part = (name: string) => import(String(new URL(`../../src/web/${name}.ts`, import.meta.url)));
  return { ...(await part('live')), ...(await part('table/commands')), ...(await part('api')) };
}

afterEach(() => vi.unstubAllGlobals());
afterAll(removeFolders);

/** A browser with nothing in it, whose visitor has a cookie already. */
function browse(port: number, { cookie }: Visitor, fetching: (send: () => Promise<Response>) => Promise<Response>): number[] {
  const closings: number[] = [];
  const host = `127.0.0.1:${port}`;
  const events = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('window', { ...events, location: { protocol: 'http:', host } });
  vi.stubGlobal('document', { ...events, documentElement: { lang: 'en' }, visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string) {
        super(url, { headers: { cookie } });
        this.on('error', () => {});
        this.on('close', (code) => closings.push(code));
      }
    },
  );
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit & { headers: Record<string, string> }) =>
    fetching(() => fetch(`http://${host}${path}`, { ...init, headers: { ...init.headers, cookie } })),
  );
  return closings;
}

/** On the same port and the same tables. */
async function startedAnew(house: House, port: number): Promise<House> {
  await house.close();
  const again = await openHouse(house.folder);
  await again.app.listen({ port, host: '127.0.0.1' });
  return again;
}

describe('a page whose server is started anew', () => {
  it.each([
    ['was carried out, but its answer was lost', true],
    ['was never heard', false],
  ])('comes back by itself; a choice that %s is made once', async (_what, isHeard) => {
    let house = await openHouse();
    const port = await portOf(house);
    const owner = new Visitor(house);
    const { table } = await owner.duel();
    let sent = 0;
    const closings = browse(port, owner, async (send) => {
      sent++;
      if (sent > 1) return send();
      if (isHeard) await (await send()).text();
      house = await startedAnew(house, port);
      throw new TypeError('the connection is gone');
    });
    const { Live, Commands, api } = await page();
    const connections: string[] = [];
    const scenes: Scene[] = [];
    let look = () => {};
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise<void>((go) => (look = go));
    };
    const live = new Live(table.id, undefined, {
      onMessage: (message) => {
        if (message.type === 'scene') scenes.push(message.scene);
        look();
      },
      known: () => 0,
      onCompany: () => {},
      onConnection: (connection) => {
        if (connections.at(-1) !== connection) connections.push(connection);
        look();
      },
    });
    await until(() => scenes.length > 0);
    const [before] = scenes;
    const now = () => scenes.at(-1) ?? before;
    const sending: string[] = [];
    const commands = new Commands(
      {
        id: table.id,
        api,
        version: () => now()?.version,
        seat: () => now()?.seat,
        reach: (version: number) => until(() => (now()?.version ?? 0) >= version && connections.at(-1) === 'open'),
        refresh: async () => {},
        goesOn: () => false,
      },
      (change) => change.sending && sending.push(change.sending),
    );
    const choice = before?.offers[0]?.text ?? '';
    expect(await commands.choose(choice)).toBe(true);
    expect(sent).toBeGreaterThan(1);
    expect(sending).toContain('unheard');
    expect(closings[0]).toBe(1012);
    expect(connections.slice(0, 3)).toEqual(['connecting', 'open', 'waiting']);
    expect(connections.at(-1)).toBe('open');
    const entries = await house.store.entries(table.id);
    expect(entries.filter((line) => line.endsWith(`: ${choice}`))).toHaveLength(1);
    owner.house = house;
    expect((await owner.scene(table.id)).version).toBe(now()?.version);
    live.close();
    await house.close();
  });
});
