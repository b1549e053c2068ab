/** What is said for several choices that are meant as one speaks of all of them. */
import { expect, it } from 'vitest';
import { reason } from '../../src/games/commando/bot/reasons.ts';
import { forForce } from '../../src/games/commando/bot/reasons-recruit.ts';
import { commando } from '../../src/games/commando/game.ts';
import { shortcuts } from '../../src/games/commando/shortcuts.ts';
import { SEAT } from '../../src/games/commando/vocabulary.ts';
import { textsOf } from '../../src/games/shelf.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { Trial } from '../../src/kernel/trial.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES } from '../../src/words/texts.ts';
import { arranged } from '../given.ts';

it('judges a ready-made force as a whole', () => {
  const match = new Match(commando, commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('ready')));
  const [leader] = match.choices();
  if (leader) match.choose(leader);
  const { state, decision } = match;
  const force = shortcuts(Trial.from(match, SEAT), []).find(({ says }) => says?.code === 'ready-force');
  const [first] = force?.choices ?? [];
  if (!decision || !first) throw new Error('no force is offered');
  const advice = reason(state, SEAT, decision.question, first, force?.choices);
  const bought = force?.choices.filter(({ kind }) => kind === 'recruit' || kind === 'recruit-air') ?? [];
  expect(advice).toMatchObject({ code: 'recruit-force', figures: { units: bought.length, rp: state.rp } });
  for (const language of LANGUAGES) {
    const speaker = new Speaker(language, ...textsOf('commando', language));
    speaker.say(`advice ${advice.code}`, advice.figures);
    expect([...speaker.missing]).toEqual([]);
  }
});

it('counts the way on from where a march over several spaces ends', () => {
  const arrangement = {
    ...{ theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0 },
    units: { 'truck-patrol-1': 'kufra', 'truck-patrol-2': 'kufra' },
    objectives: [{ at: 'jalo', real: true, faceUp: false }],
  };
  const match = new Match(commando, arranged(commando, arrangement, 'march'));
  for (const choice of [{ kind: 'force', space: 'kufra' }, { kind: 'take-all' }, { kind: 'done' }] as const) {
    if (match.decision?.question.asks !== 'movement') match.choose(choice);
  }
  const { state, decision } = match;
  if (!decision) throw new Error('nothing is asked');
  const first = { kind: 'move', space: 'zighen' } as const;
  const there = reason(state, SEAT, decision.question, first).figures;
  const beyond = reason(state, SEAT, decision.question, first, [first, { kind: 'move', space: 'palificata' }]).figures;
  expect(there.space).toBe('zighen');
  expect(beyond.space).toBe('palificata');
  expect(Number(beyond.spaces)).toBeLessThan(Number(there.spaces));
});

it('says where the mission lets fewer stand together than are bought that the rest is a second force', () => {
  const match = new Match(commando, commando.begin({ id: 'western-desert/borrowed-papers', options: {} }, randomFrom('ready')));
  const said = (count: number) => {
    const together = Array.from({ length: count }, () => ({ kind: 'recruit', type: 'truck-patrol', base: 'siwa' }) as const);
    return new Speaker('en', ...textsOf('commando', 'en')).say('advice recruit-force', forForce(match.state, together)?.figures);
  };
  expect(said(4)).toContain('One strong force that stays together');
  expect(said(6)).not.toContain('stays together');
  expect(said(6)).toContain('at most 4 units may stand together in a space, leaders apart: the rest, 2 units, is a second force');
});
