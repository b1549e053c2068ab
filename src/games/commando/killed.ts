/** 22.0 What each loss does to the KIA, for the rules that count it and for whoever shows it. */
export const KIA = {
  opfor: 1,
  eliminated: -2,
  panicked: -1,
} as const;
