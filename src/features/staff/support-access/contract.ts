// Access of the support desk to an account: a signed-in user may let the desk look for some hours, and reads who looked when.
// Without that permission the desk sees nothing of an account. The calls have the names of the feature that they began in.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

/** The longest time for which a user can let the desk look. Hours. */
const mostHours = 72

const AccessAndLooks = z.object({
  /** The permission that is in effect now. Instants in UTC. */
  standing: z.nullable(z.object({ hours: z.number(), grantedAt: z.string(), endsAt: z.string() })),
  /** Who looked when, the latest first. `isGlass`: without the user's permission, by break-glass (features/staff/staff). */
  looks: z.array(z.object({ at: z.string(), by: z.string(), what: z.string(), isGlass: z.boolean() })),
})

/** What the permission lets the desk see today. */
export const AccountFacts = z.object({
  name: z.string(),
  emailConfirmed: z.boolean(),
  joinedOn: z.string(),
  hasFactor: z.boolean(),
  suspended: z.boolean(),
  /** By day, the latest first; no time, no device. */
  signIns: z.array(z.object({ day: z.string(), done: z.number(), failed: z.number() })),
  /** The user's settings, without any way to reach them. */
  settings: z.nullable(
    z.object({
      ownZone: z.nullable(z.string()),
      courtZone: z.nullable(z.string()),
      notify: z.array(z.string()),
      isSafety: z.boolean(),
      isDiscreet: z.boolean(),
    }),
  ),
})
export type AccountFacts = z.output<typeof AccountFacts>

const path = '/api/support/leave'

export const calls = {
  access: call({
    name: 'support.leave',
    method: 'GET',
    path,
    access: 'signedIn',
    summary: 'Whether the support desk may look at your account now, and who looked when.',
    reply: AccessAndLooks,
  }),
  giveAccess: call({
    name: 'support.giveLeave',
    method: 'POST',
    path,
    access: 'signedIn',
    summary: 'Let the support desk look at your account for so many hours. It takes the place of what was given before.',
    limit: { most: 20, minutes: 60 },
    body: z.object({
      hours: z
        .number()
        .check(z.int(), z.minimum(1, reason(msg`choose 1 to 72 hours`)), z.maximum(mostHours, reason(msg`choose 1 to 72 hours`))),
    }),
    reply: AccessAndLooks,
  }),
  withdrawAccess: call({
    name: 'support.takeLeave',
    method: 'DELETE',
    path,
    access: 'signedIn',
    summary: 'Withdraw the permission to look at your account.',
    reply: AccessAndLooks,
  }),
}
