import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { commandosEurope } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import { detail } from './detail.ts';

it('who is at sea without a boat is not waited for when all others have moved', () => {
  const pieces = { 'a-squad-1': { at: '0641' }, 'b-squad-1': { at: '0340' }, 'explosives-1': { at: '0340' } };
  const mission = { id: 'blow-bridge', at: '0145' };
  const result = commandosEurope.lab.arrange({ phase: 'movement', bases: ['0340'], mission, pieces }, randomFrom('detail'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const done = detail(view(result.value, undefined), { kind: 'done' }, new Speaker('en', ...TEXTS.en));
  expect(done).toBe('Not moved yet: B-Squad. Cannot move, at sea without a boat: A-Squad.');
});

it('says of an attack what whoever attacks may lose, and how likely', () => {
  const words = (marker: string, gear: boolean) => {
    const squad = { 'a-squad-1': { at: '0340', ...(marker !== '' && { marker }) }, ...(gear && { 'explosives-1': { at: '0340' } }) };
    const mission = { id: 'blow-bridge', at: '0145' };
    const enemies = { 'guards-1': '0341' };
    const result = commandosEurope.lab.arrange({ phase: 'combat', bases: ['0742'], mission, pieces: squad, enemies }, randomFrom('risk'));
    if (!result.ok) throw new Error(JSON.stringify(result.fault));
    const attack = { kind: 'attack', piece: 'a-squad-1', enemy: 'guards-1' };
    return detail(view(result.value, undefined), attack, new Speaker('en', ...TEXTS.en));
  };
  expect(words('', false)).toMatch(
    /their die × 10 \S+: the lower sum loses\. An attack betrays you, win or lose: more enemies come\. Your loss \d+%: a casualties marker\.$/,
  );
  expect(words('light-wounds', false)).toMatch(/Your loss \d+%: a second casualties marker would be the end of the squad\.$/);
  expect(words('', true)).toMatch(/a casualties marker\. Then a die takes gear\.$/);
});

it('says of an escape that the mission is lost with what it takes, unless somebody has that besides', () => {
  const at = '0340';
  const told = (besides: Record<string, object>) => {
    const pieces = { 'a-squad-1': { at }, 'explosives-1': { at, with: 'a-squad-1' }, ...besides };
    const mission = { id: 'blow-bridge', at: '0145' };
    const result = commandosEurope.lab.arrange({ phase: 'movement', bases: ['0742'], mission, pieces }, randomFrom('escape'));
    if (!result.ok) throw new Error(JSON.stringify(result.fault));
    const seen = view(result.value, undefined);
    const heard = seen.pieces.map((piece) => (piece.id === 'a-squad-1' ? { ...piece, heard: 1 } : piece));
    const home = { kind: 'escape', hex: '0742' };
    return detail({ ...seen, hearings: 1, pieces: heard }, home, new Speaker('en', ...TEXTS.en));
  };
  expect(told({})).toMatch(/Abandoned: explosives\. .* Blow Bridge needs explosives\. .* this mission would be lost\.$/);
  expect(told({ 'explosives-2': { at: '0742' } })).not.toContain('would be lost');
});

it('says of leaving a map, and of ending the war, what it costs', () => {
  const mission = { id: 'blow-bridge', at: '0145' };
  const result = commandosEurope.lab.arrange(
    { setup: 'war', phase: 'purchase', bases: ['0742'], mission, pieces: { 'a-squad-1': { at: '0742' } } },
    randomFrom('leaving'),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const words = (kind: string) => detail(view(result.value, undefined), { kind }, new Speaker('en', ...TEXTS.en));
  expect(words('end-map')).toMatch(/^Score 0 → -6: you forfeit every mission left on this map, for good\.$/);
  expect(words('end-war')).toMatch(/^Score 0 → -6, and the game is over: court-martial\.$/);
});

it('says before something is put down where it stays and for how long, or that it is lost', () => {
  const mission = { id: 'blow-bridge', at: '0145' };
  const told = (setup: string, at: string, steps: number, kind: string, piece: string) => {
    const along = { at, with: 'a-squad-1' };
    const pieces = { 'a-squad-1': { at }, 'explosives-1': along, rope: along, canoe: along };
    const result = commandosEurope.lab.arrange({ setup, phase: 'movement', bases: ['0742'], mission, pieces }, randomFrom('down'));
    if (!result.ok) throw new Error(JSON.stringify(result.fault));
    const match = new Match(commandosEurope, result.value, {});
    for (const choice of match.choices()) if (commandosEurope.choiceText(choice) === 'move a-squad-1') match.choose(choice);
    const seen = view(match.state, undefined);
    const choice = { kind, piece };
    return detail({ ...seen, move: seen.move && { ...seen.move, steps } }, choice, new Speaker('en', ...TEXTS.en));
  };
  expect(told('first-raid', '0742', 0, 'strip', 'rope')).toMatch(/^Stays in 0742; nobody takes it up again in this move\. Movement/);
  expect(told('first-raid', '0743', 1, 'drop', 'rope')).toMatch(/^Stays in 0743; nobody takes it up again in this turn\. Movement/);
  expect(told('war', '0743', 1, 'drop', 'explosives-1')).toMatch(
    /in this turn\. Outside a base it does not come along to the next map\. Blow Bridge requires it\. Movement/,
  );
  expect(told('first-raid', '0641', 1, 'drop', 'rope')).toMatch(/^Lost: it goes down in the sea\. Movement/);
});
