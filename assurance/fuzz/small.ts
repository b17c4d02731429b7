/** The small form: what CI sends (test/fuzz.test.ts). */
export const small = { requests: 20_000, seed: 20_261_121 } as const
