/** A prompt as it is set: what is asked, large, and one line of prose below it. */
export interface PromptWords {
  readonly head: string;
  readonly prose: string;
}

/** The first sentence, or what stands before a colon; the rest is prose. */
export function promptWords(sentence: string): PromptWords {
  const [, head = sentence, end = '', rest = ''] = /^(.+?)([?!.]|\s?:)\s+(.+)$/su.exec(sentence) ?? [];
  if (rest === '') return { head: sentence, prose: '' };
  const isColon = end.endsWith(':');
  return isColon ? { head, prose: capitalised(rest) } : { head: head + end.replace('.', ''), prose: rest };
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
