/** What linking is held to, from the issue "One person, one profile". */
export const goals = {
  /** Pairwise F1 on Febrl 3. */
  allFields: 0.97,
  fewFields: 0.86,
  /** Of the pairs that a machine may merge, those that are right. */
  mergePrecision: 0.995,
  /** 1,000,000 people: candidates and scores. */
  minutes: 10,
  /** A new person against all, 95th percentile. */
  milliseconds: 50,
} as const

/** The small form: what CI links (benchmark.slow.test.ts). */
export const small = { people: 8_000, found: 0.94, mergeRecall: 0.85 } as const
