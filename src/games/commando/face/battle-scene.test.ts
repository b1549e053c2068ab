import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import type { BattleResult } from '../content/terms.ts';
import { commando } from '../game.ts';
import type { View } from '../view.ts';
import { type Event, SEAT } from '../vocabulary.ts';
import { kiaFor } from './battle-line.tsx';
import { type BattleScene, battleScene } from './battle-scene.ts';
import { dieWords, type Firing } from './events.ts';
import { seen } from './seen.ts';

/** Every moment of the battles of some games: as each event is on stage, and as each question is put. */
function* scenesOf(games: number): Generator<BattleScene> {
  for (let number = 0; number < games; number++) {
    const random = randomFrom(`scenes/${number}`);
    const id = commando.setups[number % commando.setups.length]?.id ?? '';
    const told: Event[] = [];
    const views: View[] = [];
    const state = commando.begin({ id, options: {} }, random);
    const viewNow = () => seen(commando.view(state, SEAT));
    const tell = (event: Event) => {
      told.push(event);
      views.push(viewNow());
    };
    const match = new Match(commando, state, { tell }, false);
    while (match.decision) {
      const { question } = match.decision;
      const from = told.length;
      match.choose(commando.player.policy(match.state, SEAT, question, match.choices(SEAT), random), SEAT);
      const last = viewNow();
      for (let place = from; place < told.length; place++) {
        const event = told[place];
        // What the last event leads to is the table as it stands then.
        const view = place === told.length - 1 ? last : views[place];
        const playing = { event, beat: { name: 'result', ms: 0 }, isTold: true, stretch: 1 };
        if (view?.battle) yield battleScene(view, view.battle, undefined, told.slice(0, place + 1), playing as never);
      }
      if (last.battle) yield battleScene(last, last.battle, match.decision?.question.asks, told, undefined);
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
    let losses = 0;
    const state = commando.begin({ id: 'western-desert/campaign', options: {} }, randomFrom('kia'));
    let kia = 0;
    const tell = (event: Event) => {
      const isOwnLoss = (event.type === 'eliminated' || event.type === 'panicked') && event.side === 'commando';
      if (isOwnLoss) {
        losses++;
        expect(state.kia).toBe(kia - (event.type === 'eliminated' ? 2 : 1));
      }
      if (event.type === 'kia-changed') expect(state.kia).toBe(event.kia);
      kia = state.kia;
    };
    const match = new Match(commando, state, { tell }, false);
    const random = randomFrom('kia');
    while (match.decision) match.choose(commando.player.policy(state, SEAT, match.decision.question, match.choices(SEAT), random), SEAT);
    expect(losses).toBeGreaterThan(5);
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
