import { msg, type Text } from '#kernel/text.ts'
import type { Second } from '#domain/access/second-person.ts'
import type { breakGlassStates, Role } from './contract.ts'

/** The person who acts, or the target of the act. A `null` actor is the command on the server itself. */
interface RoleHolder {
  account: string
  roles: readonly Role[]
}

const isSuper = ({ roles }: Pick<RoleHolder, 'roles'>) => roles.includes('super_admin')

/** Why an admin may not suspend an account or end its sessions; `null` if they may. */
export function closedTo(by: RoleHolder, target: RoleHolder): 'self' | 'super' | null {
  if (by.account === target.account) return 'self'
  return isSuper(target) && !isSuper(by) ? 'super' : null
}

export const closedSentence: Readonly<Record<'self' | 'super', Text>> = {
  self: msg`This is your own account. Change it in your account settings; somebody else has to suspend it.`,
  super: msg`This is a super admin. Only another super admin may do that.`,
}

/**
 * Why a role cannot be revoked; `null` if it can.
 * @param activeSupers accounts that are super admins and not suspended
 */
export function revokeProblem(by: string | null, target: { account: string; role: Role }, activeSupers: readonly string[]): Text | null {
  if (target.role !== 'super_admin') return null
  if (isLastSuper(target.account, activeSupers)) {
    return msg`This is the last super admin. Make somebody else super admin first.`
  }
  return by === target.account ? msg`Nobody takes away their own super admin role. Ask another super admin.` : null
}

/** Whether nobody could do a super admin's work without this account. */
export function isLastSuper(account: string, activeSupers: readonly string[]): boolean {
  return activeSupers.includes(account) && activeSupers.length === 1
}

const hour = 3_600_000

/** Roles that two people must grant and revoke, if there are two. */
export const isTwoPersonRole = (role: Role): role is 'admin' | 'super_admin' => role === 'admin' || role === 'super_admin'

/** How long a request waits for a decision; after that it has to be made again. Milliseconds. */
export const waitsFor = 24 * hour

export interface BreakGlassTimes {
  askedAt: number
  decision: 'approved' | 'refused' | null
  endsAt: number | null
  endedAt: number | null
}

export function breakGlassState({ askedAt, decision, endsAt, endedAt }: BreakGlassTimes, now: number): (typeof breakGlassStates)[number] {
  if (decision === 'refused') return 'refused'
  if (decision === null) return now < askedAt + waitsFor ? 'waiting' : 'too_old'
  return endedAt === null && now < (endsAt ?? 0) ? 'open' : 'over'
}

interface BreakGlassPeople {
  /** The account to look into. */
  about: string | null
  askedBy: string | null
}

/**
 * What a super admin may do with a request in this state. The one who asked never decides; only they look.
 * @param second whether `me` counts as a second person besides the one who asked
 */
export function breakGlassMay(
  me: string,
  { about, askedBy }: BreakGlassPeople,
  state: ReturnType<typeof breakGlassState>,
  second: Second,
): readonly ('decide' | 'look' | 'end')[] {
  if (about === null || askedBy === null || about === me) return []
  if (state === 'waiting') return second === 'ok' ? ['decide'] : []
  if (state === 'open') return askedBy === me ? ['look', 'end'] : ['end']
  return []
}

const dayLong = 24 * hour

/** How many days the results of jobs stay stored: as long as the longest period of the dashboard. */
export const runRetentionDays = 90

/** Days per bar: there are at most ten bars, so that each has space for its number. */
export function stepOf(days: number): number {
  return Math.ceil(days / 10)
}

export interface Span {
  from: string
  to: string
  n: number
}

/** Empty bars for a period that ends with a day, each with its first and last day. */
export function barsOf(today: string, days: number): Span[] {
  const step = stepOf(days)
  const first = Date.parse(`${today}T00:00:00Z`) - (days - 1) * dayLong
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return Array.from({ length: Math.ceil(days / step) }, (_, bar) => {
    const begin = first + bar * step * dayLong
    return { from: day(begin), to: day(Math.min(begin + (step - 1) * dayLong, first + (days - 1) * dayLong)), n: 0 }
  })
}

/** The bars with counts added by day; a day outside of the period is not counted. */
export function filled(bars: readonly Span[], counts: readonly { day: string; n: number }[]): Span[] {
  return bars.map((bar) => ({
    ...bar,
    n: counts.reduce((sum, { day, n }) => (bar.from <= day && day <= bar.to ? sum + n : sum), 0),
  }))
}
