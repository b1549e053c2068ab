import { describe, expect, it } from 'vitest';
import { LIDS } from '../../games/lids.ts';
import { playExample, playThrough } from '../../kernel/example.ts';
import { Speaker } from '../../words/speaker.ts';
import { LANGUAGES } from '../../words/texts.ts';

describe.each(LIDS)('the examples of $id', (lid) => {
  it('play through, with the same events as when they are checked', async () => {
    const [game, examples] = await Promise.all([lid.game(), lid.examples()]);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const scenes = playThrough(game, example);
      const checked = playExample(game, example);
      if (!scenes.ok || !checked.ok) throw new Error(`${example.id} cannot be played.`);
      expect(scenes.value.map(({ events }) => events)).toEqual(checked.value.steps.map(({ events }) => events));
      for (const [i, scene] of scenes.value.entries()) {
        expect(scene.refused.length, `${example.id} step ${i + 1}`).toBe(scene.step.refused?.length ?? 0);
        if (i > 0) expect(scene.before).toEqual(scenes.value[i - 1]?.after);
      }
    }
  });

  it.each(LANGUAGES)('have a sentence for everything they show (%s)', async (language) => {
    const [game, examples, words] = await Promise.all([lid.game(), lid.examples(), lid.texts(language)]);
    const speaker = new Speaker(language, ...words);
    for (const example of examples) {
      const scenes = playThrough(game, example);
      for (const { question, choice, refused, events } of scenes.ok ? scenes.value : []) {
        for (const event of events) speaker.event(event);
        if (!question) continue;
        speaker.prompt(question);
        for (const one of [...(choice ? [choice] : []), ...refused.map((entry) => entry.choice)]) speaker.choice(one, question);
        for (const { refusal } of refused) speaker.refusal(refusal);
      }
    }
    expect([...speaker.missing]).toEqual([]);
  });
});
