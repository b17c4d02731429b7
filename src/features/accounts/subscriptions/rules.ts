import type { Bought, Plan } from './contract.ts'

const dayLong = 24 * 3_600_000
const trialDays = 7

/** When a trial that starts now ends. @param now milliseconds */
export const trialEnd = (now: number): Date => new Date(now + trialDays * dayLong)

interface More {
  isForSale?: boolean
  isInvited?: boolean
  bought?: Bought | null
  given?: Plan['given']
}

/**
 * The plan at a moment.
 * @param trialEndsAt milliseconds; `null` before the first work on a case
 * @param isInvited they joined another parent's case, and do not see the state of their own trial
 * @param now milliseconds
 */
export function planAt(
  trialEndsAt: number | null,
  paidUntil: number | null,
  now: number,
  { isForSale = true, isInvited = false, bought = null, given = null }: More = {},
): Plan {
  const isPaid = paidUntil !== null && paidUntil > now
  const running = trialEndsAt === null ? 'waiting' : trialEndsAt > now ? 'trial' : 'ended'
  const plan = isPaid ? 'paid' : isInvited ? 'invited' : running
  const ends = Math.max(trialEndsAt ?? now + trialDays * dayLong, paidUntil ?? 0)
  return {
    plan,
    trialEndsAt: plan === 'invited' || trialEndsAt === null ? null : new Date(trialEndsAt).toISOString(),
    paidUntil: paidUntil === null ? null : new Date(paidUntil).toISOString(),
    daysLeft: plan === 'invited' ? 0 : Math.max(0, Math.ceil((ends - now) / dayLong)),
    isForSale,
    bought,
    given,
  }
}

/** The number of an invoice, as it is printed. */
export const invoiceNumber = (number: number): string => String(number).padStart(6, '0')

/**
 * Whether what is open now is waived or paid by a sponsor: the later of the two. Milliseconds.
 * @returns `null` where neither is open
 */
export function givenAt(waivedUntil: number | null, sponsoredUntil: number | null, now: number): Plan['given'] {
  const [waived, sponsored] = [waivedUntil ?? 0, sponsoredUntil ?? 0]
  if (Math.max(waived, sponsored) <= now) return null
  return waived > sponsored ? 'waived' : 'sponsored'
}
