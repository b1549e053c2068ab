/** Saves from before rules 1.2.0 call the leaders otherwise. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unitTypeCalled } from '../../src/games/combat-commander/content/counters.ts';
import { FORMER_NAMES } from '../../src/games/combat-commander/former-names.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { entryText } from '../../src/kernel/entry.ts';
import { readSave, replaySave } from '../../src/kernel/save.ts';

const SAVES = new URL('../saves/', import.meta.url);

describe('former names of leaders', () => {
  it('lead to a leader each, of whom nobody is called so today', () => {
    expect(new Set(FORMER_NAMES.values()).size).toBe(57);
    for (const [former, today] of FORMER_NAMES) {
      expect([unitTypeCalled(former), unitTypeCalled(today)?.kind]).toEqual([undefined, 'leader']);
    }
  });

  it.each(['1.0.0', '1.1.0'])('in a save of %s are read as those of today', (version) => {
    const [file = ''] = readdirSync(new URL(version, SAVES)).filter((name) => name.startsWith('combat-commander'));
    const read = readSave(readFileSync(new URL(`${version}/${file}`, SAVES), 'utf8'));
    if (!read.ok) throw new Error(read.fault.code);
    const { history } = read.value;
    const isFormer = (line: string) => [...FORMER_NAMES.keys()].some((name) => line.split(' ').includes(name));
    const first = history.findIndex(isFormer);
    const replayed = replaySave(combatCommander, read.value);
    if (!replayed.ok) throw new Error(replayed.fault.code);
    const { entries } = replayed.value.chronicle;
    expect(first).toBeGreaterThanOrEqual(0);
    expect(entries.length).toBeGreaterThan(first);
    const [line = ''] = entries.slice(first).map(entryText);
    expect(line).toBe((history[first] ?? '').replace(/\S+/g, (word) => FORMER_NAMES.get(word) ?? word));
    expect(line).not.toBe(history[first]);
  });
});
