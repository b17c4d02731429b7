// Who is signed in, as every page of the site asks it. The accounts answer it (features/accounts/accounts).
import * as z from 'zod/mini'
import { call } from './contract.ts'

export const User = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  hasAcceptedTerms: z.boolean(),
  /** What this person may do besides their own case. */
  roles: z.array(z.string()),
  /** New own work is open: the trial runs, or someone paid (routes.md, ruling 5). */
  isPremium: z.boolean(),
  /** An account of the demonstration. */
  isDemo: z.boolean(),
  /** Titles and icon are to be neutral. */
  isDiscreet: z.boolean(),
  /** Something about the way in changed that was not mailed and not seen (features/accounts/security). */
  hasNotices: z.boolean(),
  /** An invitation into a case was mailed to this address, and waits (features/case/people). */
  hasInvitation: z.boolean(),
  /** After so many minutes without use this session ends. */
  idleMinutes: z.number(),
})
export type User = z.output<typeof User>

export const calls = {
  user: call({
    name: 'accounts.user',
    method: 'GET',
    path: '/api/auth/user',
    access: 'signedIn',
    summary: 'The signed-in user; 401 for nobody.',
    reply: User,
  }),
}
