/** Words that a browser fetches when they are first wanted, as tools/texts.mjs found them. */
export const LATER = {
  gists: {
    en: async () => (await import('./en-rules.ts')).EN_RULES,
    fr: async () => (await import('./fr-rules.ts')).FR_RULES,
  },
  adviceTexts: {
    en: async () => (await import('./en-advice.ts')).EN_ADVICE,
    fr: async () => (await import('./fr-advice.ts')).FR_ADVICE,
  },
  pageTexts: {
    en: async () => (await import('./en-pages.ts')).EN_PAGES,
    fr: async () => (await import('./fr-pages.ts')).FR_PAGES,
  },
};
