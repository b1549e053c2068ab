import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import type { BattleResult } from '../content/terms.ts';
import { commando } from '../game.ts';
import { type Event, SEAT } from '../vocabulary.ts';
import { kiaFor } from './battle-line.tsx';
import { type BattleScene, battleScene } from './battle-scene.ts';
import { dieWords, type Firing } from './events.ts';
import { after } from './playing/after.ts';
import { seen } from './seen.ts';

/** Every moment of the battles of some games: as each event is on stage, and as each question is put. */
function* scenesOf(games: number): Generator<BattleScene> {
  for (let number = 0; number < games; number++) {
    const random = randomFrom(`scenes/${number}`);
    const id = commando.setups[number % commando.setups.length]?.id ?? '';
    const told: Event[] = [];
    const match = new Match(commando, commando.begin({ id, options: {} }, random), { tell: (event) => void told.push(event) }, false);
    while (match.decision) {
      const { question } = match.decision;
      const from = told.length;
      let view = commando.view(match.state, SEAT);
      match.choose(commando.player.policy(match.state, SEAT, question, match.choices(SEAT), random), SEAT);
      const last = commando.view(match.state, SEAT);
      for (let place = from; place < told.length; place++) {
        const event = told[place];
        if (!event) continue;
        // What the last event leads to is the table as it stands then.
        view = place === told.length - 1 ? last : after(view, event);
        const { battle } = seen(view);
        const playing = { event, beat: { name: 'result', ms: 0 }, isTold: true, stretch: 1 };
        if (battle) yield battleScene(seen(view), battle, undefined, told.slice(0, place + 1), playing as never);
      }
      const { battle } = seen(last);
      if (battle) yield battleScene(seen(last), battle, match.decision?.question.asks, told, undefined);
    }
  }
}

describe('the shots of a round', () => {
  it('become no more while it goes on, and nobody has fired before his shot', () => {
    let before: BattleScene | undefined;
    let shots = 0;
    for (const scene of scenesOf(24)) {
      const { story, shot, commandos } = scene;
      if (story === undefined) continue;
      const early = commandos.filter(({ id, state }) => state === 'fired' && !story.fired.includes(id));
      expect(early.map(({ id }) => id)).toEqual([]);
      const isSameRound = before?.story?.space === story.space && before.story.round === story.round;
      if (isSameRound && shot && before?.shot) expect(shot.all, `after shot ${before.shot.number}`).toBeLessThanOrEqual(before.shot.all);
      if (shot) shots++;
      before = scene;
    }
    expect(shots).toBeGreaterThan(500);
  });

  it('leave whoever fires no more at the place in their order where he fell', () => {
    let before: BattleScene | undefined;
    let lying = 0;
    const placeIn = ({ order }: BattleScene, id: string) => order.findIndex((one) => one.id === id);
    for (const scene of scenesOf(24)) {
      const isSameRound = before?.story?.space === scene.story?.space && before?.story?.round === scene.story?.round;
      for (const { id, state } of isSameRound && before?.order.length === scene.order.length ? (before?.order ?? []) : []) {
        if (state !== 'fallen' || !before) continue;
        expect(placeIn(scene, id), id).toBe(placeIn(before, id));
        lying++;
      }
      before = scene;
    }
    expect(lying).toBeGreaterThan(500);
  });
});

describe('what a loss counts', () => {
  it('is seen with the loss, on whoever is lost, and once', () => {
    let losses = 0;
    for (const scene of scenesOf(24)) {
      const { event, commandos, opfor } = scene;
      if (event?.type !== 'eliminated' && event?.type !== 'panicked') continue;
      const counted = [...commandos, ...opfor].flatMap(({ id }) => kiaFor(id, scene) ?? []);
      if (event.side === 'opfor') expect(counted).toEqual([]);
      else if (commandos.some(({ id }) => id === event.unit)) {
        losses++;
        expect(counted).toEqual([event.type === 'eliminated' ? -2 : -1]);
      }
    }
    expect(losses).toBeGreaterThan(20);
  });

  it('has changed the KIA before it is read', () => {
    const begun = commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('kia'));
    const view = commando.view(begun, SEAT);
    const { kia } = seen(view);
    const lost: Event = { type: 'eliminated', rule: '19.2', side: 'commando', unit: 'truck-patrol-1' };
    const told: Event = { type: 'kia-changed', rule: '22.0', by: -2, kia: kia - 2 };
    const views = [lost, told].map((_, i, events) => events.slice(0, i + 1).reduce(after, view));
    expect(views.map((one) => seen(one).kia)).toEqual([kia - 2, kia - 2]);
  });
});

describe('the word of a die', () => {
  const firing = (loss: Firing['loss'], ...results: BattleResult[]): Firing => {
    const who = { side: 'opfor', unit: 'lancia-1', target: 'jeep-patrol-1' } as const;
    const dice = results.map(() => 3);
    return { fired: { type: 'fired', rule: '19.1', ...who, firepower: results.length, supply: 0, air: 0, dice, results }, loss };
  };

  it('says so where a second panic eliminates, and only there', () => {
    expect(dieWords(firing('eliminated', 'panic', 'no-effect'))).toEqual(['panic-again', 'no-effect']);
    expect(dieWords(firing('eliminated', 'panic', 'panic'))).toEqual(['panic', 'panic-again']);
    expect(dieWords({ ...firing('eliminated', 'panic', 'panic'), wasPanicked: true })).toEqual(['panic-again', 'panic']);
    expect(dieWords(firing('eliminated', 'panic', 'elimination'))).toEqual(['panic', 'elimination']);
    expect(dieWords(firing('panicked', 'panic'))).toEqual(['panic']);
    expect(dieWords(firing(undefined, 'no-effect'))).toEqual(['no-effect']);
  });
});
