/** What a schema finds in a file that is not shaped as it must be, as faults that have words in every language. */
import type { z } from 'zod';
import type { Fault, Figure } from '../kernel/game.ts';

export function misshapen(issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.map(String);
  const found = (what: string, figures: Readonly<Record<string, Figure>> = {}, field: readonly string[] = []): Fault => ({
    code: 'misshapen',
    figures: { where: [...path, ...field].join('.'), what, ...figures },
  });
  switch (issue.code) {
    case 'invalid_type':
      // The schema says only in its sentence whether there was nothing at all.
      return [issue.message.endsWith('received undefined') ? found('missing') : found('kind', { kind: issue.expected })];
    case 'too_small':
      return [found('too-small', { of: measureOf(issue.origin), least: Number(issue.minimum) })];
    case 'too_big':
      return [found('too-big', { of: measureOf(issue.origin), most: Number(issue.maximum) })];
    case 'unrecognized_keys':
      return issue.keys.map((key) => found('unknown', {}, [key]));
    case 'invalid_value':
      return [found('value', { known: issue.values.map(String) })];
    case 'invalid_format':
      return [found('format')];
    default:
      return [found('other')];
  }
}

/** Numbers are small or large, everything else is short or long. */
function measureOf(origin: string): 'number' | 'length' {
  return origin === 'number' || origin === 'int' ? 'number' : 'length';
}
