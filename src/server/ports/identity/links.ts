import type { AuthContext, GenericEndpointContext } from '@better-auth/core'
import { randomBytes } from 'node:crypto'
import { parseCookies, serializeCookie, serializeSignedCookie } from 'better-call'

type Verifications = Pick<AuthContext['internalAdapter'], 'createVerificationValue' | 'findVerificationValue' | 'consumeVerificationValue'>
type Rows = Pick<AuthContext['adapter'], 'findMany' | 'deleteMany'>

/** How long a link to confirm an address works, in milliseconds. */
const linkLife = 24 * 3_600_000

const named = (token: string) => `verify-email:${token}`

/** The request of a later sign-up with the same unconfirmed address: it takes effect once its password was entered at a link. */
export interface Wanted {
  /** The Argon2id hash of its password. */
  password: string
  firstName: string
  lastName: string
}

interface Confirms {
  account: string
  wanted: Wanted | null
}

/**
 * Makes a link that confirms an account's address: 256 bits by chance that say nothing of the person. The library
 * keeps it by its hash (`storeIdentifier`).
 * @returns the token
 */
export async function newLink(verifications: Verifications, account: string, wanted: Wanted | null = null): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const value = JSON.stringify({ account, wanted } satisfies Confirms)
  await verifications.createVerificationValue({ identifier: named(token), value, expiresAt: new Date(Date.now() + linkLife) })
  return token
}

/** What a link confirms, without using it up; `null` if it was used, is too old or never existed. */
export async function readLink(verifications: Verifications, token: string): Promise<Confirms | null> {
  const found = await verifications.findVerificationValue(named(token))
  return found && found.expiresAt.getTime() > Date.now() ? (JSON.parse(found.value) as Confirms) : null
}

/** Uses a link up. @returns whether it was there: of several at once only one gets it */
export async function takeLink(verifications: Verifications, token: string): Promise<boolean> {
  return (await verifications.consumeVerificationValue(named(token))) !== null
}

/** How many sign-ups for one unconfirmed address are looked through for a password: each costs a hash. */
const mostWanted = 20
/** How the value of every link of an account begins. */
const beginning = (account: string) => JSON.stringify({ account }).slice(0, -1)

/** The requests of sign-ups for an unconfirmed address whose links still work, the newest first. */
export async function wantedOf(rows: Rows, account: string): Promise<Wanted[]> {
  const found = await rows.findMany<{ value: string }>({
    model: 'verification',
    where: [
      { field: 'value', operator: 'starts_with', value: beginning(account) },
      { field: 'expiresAt', operator: 'gt', value: new Date() },
    ],
    sortBy: { field: 'createdAt', direction: 'desc' },
    limit: 100,
  })
  const wanted = found.map(({ value }) => (JSON.parse(value) as Confirms).wanted)
  return wanted.filter((one) => one !== null).slice(0, mostWanted)
}

/** Ends every link of an account: those that confirm its address, those for a new password, and half-done sign-ins. */
export async function endLinks(rows: Rows, account: string): Promise<void> {
  await rows.deleteMany({ model: 'verification', where: [{ field: 'value', operator: 'starts_with', value: beginning(account) }] })
  await rows.deleteMany({ model: 'verification', where: [{ field: 'value', value: account }] })
}

/**
 * Whether a session begins on a shared device. The person says so with the password; for the second step the
 * library remembers it in its signed cookie, which ends with the browser.
 */
export async function isOnSharedDevice(context: GenericEndpointContext | null): Promise<boolean> {
  if (!context) return false
  if (context.path === '/sign-in/email') return (context.body as { rememberMe?: unknown } | undefined)?.rememberMe === false
  const { authCookies, secret } = context.context
  return (await context.getSignedCookie(authCookies.dontRememberToken.name, secret)) === 'true'
}

type Cookies = Pick<AuthContext, 'authCookies' | 'secret'>

/** The mark of a shared device, as the library signs it with a password: for signing in by a passkey alone. */
export function sharedMark({ authCookies, secret }: Cookies): Promise<string> {
  const { name, attributes } = authCookies.dontRememberToken
  return serializeSignedCookie(name, 'true', secret, attributes)
}

/** Removes the mark of a shared device, where an earlier sign-in in this browser left one and the library has not removed it. */
export function withoutOldMark({ authCookies }: Cookies, cookie: string, lines: readonly string[]): readonly string[] {
  const { name, attributes } = authCookies.dontRememberToken
  if (!parseCookies(cookie).has(name) || lines.some((one) => one.startsWith(`${name}=;`))) return lines
  return [...lines, serializeCookie(name, '', { ...attributes, maxAge: 0 })]
}
