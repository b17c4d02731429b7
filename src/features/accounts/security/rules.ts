import type { Kind } from './contract.ts'

const minute = 60_000
const day = 24 * 3_600_000

/** How long an address or a factor waits before it changes. Milliseconds. */
export const pauseFor = day

/**
 * How long a request to remove lost second factors waits (decision 0053). Three days if more is at stake, or if no mail can
 * warn the owner, who then needs the time to see it. Milliseconds.
 */
export const recoveryWait = ({ isStaff, isSafety, isNotified }: { isStaff: boolean; isSafety: boolean; isNotified: boolean }): number =>
  isStaff || isSafety || !isNotified ? 3 * day : day

/** A request expires this long after it was made, unless it was approved. Milliseconds. */
export const recoveryLife = 14 * day

/** The mailed link for such a request works for an hour. Milliseconds. */
export const recoveryLinkLife = 3_600_000

/** Sign-ins are stored and shown for this many days. */
export const historyDays = 90

/** After this many wrong codes an account's next code has to wait; recovery codes and passkeys still work. */
export const wrongCodes = { most: 10, within: 15 * minute } as const

/** How many wrong tries a code mailed to a new address allows. */
export const wrongMailedCodes = 5

/** The most passkeys of an account. */
export const mostPasskeys = 20

/**
 * Whether a change takes effect at once. Only the first factor of an account that is younger than the wait does, since such
 * an account is not yet worth taking over. Everything else waits (decision 0022).
 */
export function isAtOnce(kind: Kind, { hasFactor, createdAt, now }: { hasFactor: boolean; createdAt: number; now: number }): boolean {
  return (kind === 'add_factor' || kind === 'add_passkey') && !hasFactor && now - createdAt < pauseFor
}

/** Roles that need a second factor: all but the one that only tests new features. */
export function needsFactor(roles: readonly string[]): boolean {
  return roles.some((role) => role !== 'beta_tester')
}

const signs = /^\d{6}$/

/** Whether this has the form of an authenticator code. */
export function looksLikeCode(code: string): boolean {
  return signs.test(code)
}
