/** The small form: what CI sends (test/fuzz.slow.test.ts; run by itself it sends 20,000). */
export const small = { requests: 7_000, seed: 20_261_121 } as const
