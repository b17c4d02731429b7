import type { Plan } from './contract.ts'

const dayLong = 24 * 3_600_000

/** The plan at a moment. @param trialEndsAt @param paidUntil @param now milliseconds */
export function planAt(trialEndsAt: number, paidUntil: number | null, now: number): Plan {
  const ends = Math.max(trialEndsAt, paidUntil ?? 0)
  const isPaid = paidUntil !== null && paidUntil > now
  return {
    plan: isPaid ? 'paid' : trialEndsAt > now ? 'trial' : 'ended',
    trialEndsAt: new Date(trialEndsAt).toISOString(),
    paidUntil: paidUntil === null ? null : new Date(paidUntil).toISOString(),
    daysLeft: Math.max(0, Math.ceil((ends - now) / dayLong)),
  }
}
