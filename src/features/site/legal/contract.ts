// What the public rules of reviews mean, for the person who is signed in. The feature keeps nothing; its one call reads a pasted text as
// the server reads a review, with the model that no browser has, and forgets it.
import * as z from 'zod/mini'
import { actions } from '#domain/screening/types.ts'
import { call } from '#http/contract.ts'
import { Finding } from '#ratings/reviews/contract.ts'

/** As long as an answer of a rating may be, and as a pasted letter is. Characters. */
export const longestPasted = 5_000

export const calls = {
  check: call({
    name: 'protection.check',
    method: 'POST',
    path: '/api/legal-protection/check',
    access: 'agreed',
    limit: { most: 120, minutes: 60 },
    summary: 'What the checks find in a pasted text, by words and by the model. Nothing is stored.',
    body: z.object({
      text: z.string().check(z.minLength(1), z.maxLength(longestPasted)),
      /** Who is rated; empty where nobody is. */
      name: z.string().check(z.maxLength(200)),
      isOngoing: z.boolean(),
    }),
    reply: z.object({ action: z.enum(actions), findings: z.array(Finding) }),
  }),
}
