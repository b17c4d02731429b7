import type { Ready } from './keyed.ts'

/** The groups of people that a call can let in (test/matrix.test.ts says who is in each). */
export type Audience = 'everybody' | 'signedIn' | 'agreed' | 'premium' | 'supportDesk' | 'moderationDesk' | 'adminDesk' | 'superDesk'

/** `<feature>/<page>`, or 404: what an address shows. */
export type PageName = `${string}/${string}` | 404
/** An address, and what it shows on the main host, on the host of the rating tool, and to a signed-in person. */
export type Address = readonly [at: string, main: PageName, rating: PageName, signedIn: PageName]

/**
 * What the tests of all features must know about one feature: its `feature.checks.ts` next to its `feature.ts`. Written by hand and
 * not derived from the code, so that a mistake in the code shows.
 */
export interface FeatureChecks {
  /** Whom each call lets in. A call that is named nowhere fails test/matrix.test.ts. */
  audiences?: Readonly<Record<string, Audience>>
  /** The addresses of its pages (test/map.test.ts). */
  addresses?: readonly Address[]
  /** Its pages are about a case: a parent who is alone in it must be able to use them (test/solo.test.ts). */
  hasCasePages?: true
  /** Its calls that take an Idempotency-Key, by path (test/hard-days-twice.test.ts). */
  repeats?: Readonly<Record<string, Ready>>
}

export const checksOf = (checks: FeatureChecks): FeatureChecks => checks
