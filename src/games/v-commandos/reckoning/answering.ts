/** A procedure of the rules carried out on a copy: wherever somebody would be asked, the first answer is given. */
import type { State } from '../state.ts';
import type { Rules } from '../vocabulary.ts';

export function carryOut(rules: Rules, state: State): void {
  for (let step = rules.next(); !step.done; ) {
    const { question, seats } = step.value;
    const [seat = ''] = seats;
    const [first] = question.options.flatMap(({ candidates }) => candidates(state, seat));
    if (!first) return;
    step = rules.next(first);
  }
}
