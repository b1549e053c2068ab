/** What goes with each event that is told: the board as he who is told saw it then. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/kernel/game.ts';
import { viewsBefore } from '../../src/wire/views.ts';
import type { PastScene, Scene } from '../../src/wire/wire.ts';
import { connected, dueling, type House, openHouse, removeFolders, told, type Visitor } from './given.ts';

let house: House;
afterEach(() => house.close());
afterAll(removeFolders);

interface Seen {
  readonly hand?: readonly string[];
  readonly squads: readonly object[];
  readonly cards: { readonly red: number; readonly blue: number };
}

const seen = (view: unknown) => view as Seen;
const eventsIn = (lines: Scene['log']['lines']): GameEvent[] => lines.flatMap((line) => ('event' in line ? [line.event] : []));
const viewsIn = ({ view, views = [] }: Pick<Scene, 'view' | 'views'>) => viewsBefore(view, views).map(seen);

/** Both play by lot, so many choices. */
async function play(id: string, [red, blue]: readonly [Visitor, Visitor], choices: number, after = async () => {}): Promise<void> {
  for (let i = 0; i < choices; i++) {
    const asked = (await red.scene(id)).offers.length > 0 ? red : blue;
    const { offers } = await asked.scene(id);
    if (offers.length === 0) return;
    await asked.does(id, 'choices', { choice: offers[(i * 7) % offers.length]?.text });
    await after();
  }
}

describe('whoever is connected', () => {
  it('gets the board at each event that is new to him, with his own cards, and nothing of what he knew', async () => {
    house = await openHouse();
    const { id, red, blue, watcher } = await dueling(house);
    const everybody = [red, blue, watcher];
    const lives = await Promise.all(everybody.map((visitor) => connected(house, id, visitor)));
    await play(id, [red, blue], 60, () => told(red, id, ...lives));
    for (const [i, own] of (['red', 'blue', undefined] as const).entries()) {
      const [first, ...scenes] = lives[i]?.scenes ?? [];
      expect(first).not.toHaveProperty('views');
      let events = 0;
      for (const [number, scene] of scenes.entries()) {
        const news = eventsIn(scene.log.lines);
        const views = viewsIn(scene);
        expect(views.length, `scene ${number}`).toBe(news.length);
        for (const { hand, cards } of views) expect(hand?.length).toBe(own && cards[own]);
        for (const [place, { type }] of news.entries()) {
          const before = seen(place > 0 ? views[place - 1] : (number > 0 ? scenes[number - 1] : first)?.view);
          if (type === 'eliminated' || type === 'exited') expect(views[place]?.squads.length).toBe(before.squads.length - 1);
        }
        events += news.length;
      }
      expect(events).toBeGreaterThan(20);
    }
  });

  it('and comes back, gets it for what he has missed, and so does he who asks for the table', async () => {
    house = await openHouse();
    const { id, red, blue } = await dueling(house);
    await play(id, [red, blue], 20);
    const before = (await red.scene(id)).log.lines.length;
    await play(id, [red, blue], 10);
    const scene = await red.gets<Scene>('GET', `/api/tables/${id}?known=${before}`);
    const missed = eventsIn(scene.log.lines.slice(before));
    expect(missed.length).toBeGreaterThan(1);
    expect(scene.views?.length).toBe(missed.length);
    expect(await red.scene(id)).not.toHaveProperty('views');
    const live = await connected(house, id, red, `?known=${before}`);
    expect(live.scenes[0]?.views).toEqual(scene.views);
    await live.close();
  });

  it('may not say that he knows what is no number of lines', async () => {
    house = await openHouse();
    const { id, red } = await dueling(house);
    for (const known of ['-1', '1.5', 'all', '12345678']) await red.isRefused(400, 'malformed', 'GET', `/api/tables/${id}?known=${known}`);
  });
});

describe('who looks back', () => {
  it('gets the board at each event of the choice that led there', async () => {
    house = await openHouse();
    const { id, red, blue, watcher } = await dueling(house);
    const lives = await Promise.all([red, blue, watcher].map((visitor) => connected(house, id, visitor)));
    await play(id, [red, blue], 25, () => told(red, id, ...lives));
    for (const [i, visitor] of [red, blue, watcher].entries()) {
      const { steps, log } = await visitor.scene(id);
      const live = (lives[i]?.scenes ?? []).flatMap((scene) => viewsIn(scene));
      const past: Seen[] = [];
      for (const step of steps.slice(1)) {
        const page = await visitor.gets<PastScene>('GET', `/api/tables/${id}/history/${step}`);
        expect(page.views.length).toBe(eventsIn(log.lines.filter((line) => line.step === step)).length);
        past.push(...viewsIn(page));
      }
      expect(past).toEqual(live);
    }
  });
});

describe('whoever watches behind', () => {
  it('gets the board at each event as it falls due for him, and none before', async () => {
    house = await openHouse();
    const { id, red, blue, watcher } = await dueling(house, { manners: { watching: { delay: { choices: 2 } } } });
    const live = await connected(house, id, watcher);
    await play(id, [red, blue], 40, () => told(red, id, live));
    const scenes = live.scenes.slice(1);
    const due = scenes.flatMap(({ log }) => eventsIn(log.lines));
    expect(due.length).toBeGreaterThan(10);
    for (const scene of scenes) expect(viewsIn(scene).length).toBe(eventsIn(scene.log.lines).length);
    const { log } = await red.scene(id);
    expect(eventsIn(log.lines).length).toBeGreaterThan(due.length);
  });
});
