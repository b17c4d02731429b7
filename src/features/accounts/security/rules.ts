import type { Kind } from './contract.ts'

const minute = 60_000
const day = 24 * 3_600_000

/** How long an address or a factor waits before it changes. Milliseconds. */
export const pauseFor = day

/**
 * How long a request to remove lost second factors waits (decision 0053). Three days where the account opens more, or where
 * nobody can be told by mail: the owner needs the time to see it. Milliseconds.
 */
export const recoveryWait = ({ isStaff, isSafety, isTold }: { isStaff: boolean; isSafety: boolean; isTold: boolean }): number =>
  isStaff || isSafety || !isTold ? 3 * day : day

/** A request that nobody approved lapses so long after it was asked for. Milliseconds. */
export const recoveryLapses = 14 * day

/** A mailed link to ask for it works for an hour. Milliseconds. */
export const recoveryLinkLife = 3_600_000

/** Sign-ins are shown, and kept, for so many days. */
export const historyDays = 90

/** More wrong codes than these make an account's next code wait; recovery codes and passkeys go on working. */
export const wrongCodes = { most: 10, within: 15 * minute } as const

/** A code mailed to a new address may be wrong so often. */
export const wrongMailedCodes = 5

/** Nobody has more passkeys than these. */
export const mostPasskeys = 20

/**
 * Whether a change takes effect at once. Only the first factor of an account that is younger than the pause does: before
 * that nobody has had the time to make the account worth taking over. Everything else waits (decision 0022).
 */
export function isAtOnce(kind: Kind, { hasFactor, createdAt, now }: { hasFactor: boolean; createdAt: number; now: number }): boolean {
  return (kind === 'add_factor' || kind === 'add_passkey') && !hasFactor && now - createdAt < pauseFor
}

/** Roles that need a second factor: all but the one that only tries new things. */
export function needsFactor(roles: readonly string[]): boolean {
  return roles.some((role) => role !== 'beta_tester')
}

const signs = /^\d{6}$/

/** Whether this can be a code of an authenticator at all. */
export function looksLikeCode(code: string): boolean {
  return signs.test(code)
}
