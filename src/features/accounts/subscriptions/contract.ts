// Trials and plans: what someone may do until when. So far there is the trial; nobody can pay, and nothing asks them to.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'

/**
 * `waiting`: the trial has not begun, `trial` and `paid`: new own work is open; `ended`: reading, answering and export go on
 * (routes.md, ruling 5). `invited`: they joined another parent's case, who has the trial or the plan.
 */
export const Plan = z.object({
  plan: z.enum(['waiting', 'trial', 'paid', 'ended', 'invited']),
  /** Moments, ISO 8601. */
  trialEndsAt: z.nullable(z.string()),
  paidUntil: z.nullable(z.string()),
  /** Days that are left of what is open now, the one that has begun counted whole; 0 when it has ended. */
  daysLeft: z.int(),
  /** Whether a plan can be bought. While none can, nothing closes. */
  isForSale: z.boolean(),
})
export type Plan = z.output<typeof Plan>

export const calls = {
  plan: call({
    name: 'subscriptions.plan',
    method: 'GET',
    path: '/api/subscriptions/plan',
    access: 'signedIn',
    summary: "One's own plan, and how long it lasts.",
    reply: Plan,
  }),
}
