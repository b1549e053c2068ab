/** A prompt as it is set: what is asked, large, and one line of prose below it. */
export interface PromptWords {
  readonly head: string;
  readonly prose: string;
}

/** The first sentence, or what stands before a colon; the rest is prose. A rank that is cut short (Cpl.) ends no sentence. */
export function promptWords(sentence: string): PromptWords {
  const [, head = sentence, end = '', rest = ''] = /^(.+?)([?!]|(?<!\s\p{Lu}\p{Ll}{1,2})\.|\s?:)\s+(.+)$/su.exec(sentence) ?? [];
  if (rest === '') return { head: sentence, prose: '' };
  const isColon = end.endsWith(':');
  return isColon ? { head, prose: capitalised(rest) } : { head: head + end.replace('.', ''), prose: rest };
}

/** Longer than this a question has no room in the head of a sheet, with what it is about before it. */
const IN_ONE = 42;

/** The same in the head of a sheet: there a short question stands whole, for what is below it may be something else. */
export function sheetWords(sentence: string): PromptWords {
  const [, first = sentence, rest = ''] = /^(.+?(?:[?!]|(?<!\s\p{Lu}\p{Ll}{1,2})\.))\s+(.+)$/su.exec(sentence) ?? [];
  return first.length <= IN_ONE && first.endsWith('?') ? { head: first, prose: rest } : promptWords(sentence);
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
