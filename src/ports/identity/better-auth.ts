import { randomUUID } from 'node:crypto'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { passkey } from '@better-auth/passkey'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Clock } from '../../kernel/clock.ts'
import { Fault } from '../../kernel/fault.ts'
import { passwordLength } from '../../kernel/password-length.ts'
import type { Db } from '../db/port.ts'
import { deviceOf } from '../../kernel/devices.ts'
import { hashedSessions } from './hashed-sessions.ts'
import { isOnSharedDevice, newLink, sharedMark, takeLink, type Wanted, withoutOldMark } from './links.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import type { Answered, Caller, Identity, SignedIn } from './port.ts'

/** A session ends so many seconds after it began, whatever was done in it (ASVS 7.3.2). */
const sessionLength = 12 * 3_600

export interface IdentityNeeds {
  /** The accounts' role. */
  db: Db
  clock: Clock
  appName: string
  /** `https://court.example`; without TLS (on the machine itself) cookies are not marked as secure. */
  appUrl: string
  /** Signs cookies and links, and encrypts the secrets of second factors. */
  secret: string
  mail: {
    /** A link for an address that waits to be confirmed. */
    verify(to: string, token: string): Promise<void>
    /** Somebody tried to sign up with an address that is known. */
    known(to: string): Promise<void>
    reset(to: string, token: string): Promise<void>
    /** The password of an account was changed. */
    passwordChanged(account: string, to: string): Promise<void>
  }
  /** Called for every new session, before it exists: throws a `Fault` when this account may not sign in now. */
  maySignIn(account: string): Promise<void>
}

/** `__Host-`: no other host and no other path can set or read it. Needs TLS. */
export function cookieNames(appUrl: string) {
  const prefix = appUrl.startsWith('https:') ? '__Host-' : ''
  return { session: `${prefix}session`, others: `${prefix}auth` }
}

/** @throws APIError for a passkey whose owner was not asked for a finger, a face or a number */
function mustBeUnlocked(isUnlocked: boolean | undefined) {
  if (!isUnlocked) throw new APIError('UNAUTHORIZED', { code: 'NOT_UNLOCKED', message: 'not unlocked' })
}

/** The library with our tables, our hash and our cookies. */
export function library({ db, clock, appName, appUrl, secret, mail, maySignIn }: IdentityNeeds) {
  const isSecure = appUrl.startsWith('https:')
  const names = cookieNames(appUrl)
  const now = () => new Date(clock())
  /** A link of our own, in place of the library's, which would carry the address and work again and again. */
  const sendLink = async ({ id, email }: { id: string; email: string }, wanted: Wanted | null = null): Promise<void> => {
    const { internalAdapter } = await auth.$context
    await mail.verify(email, await newLink(internalAdapter, id, wanted))
  }
  const auth = betterAuth({
    appName,
    baseURL: `${appUrl}/api/auth`,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    // It would write addresses into the log.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: (options: BetterAuthOptions) => hashedSessions(kyselyAdapter(db as never, { type: 'postgres', transaction: true })(options)),
    user: {
      modelName: 'account',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        firstName: { type: 'string', required: true, fieldName: 'first_name' },
        lastName: { type: 'string', required: true, fieldName: 'last_name' },
      },
    },
    session: {
      modelName: 'session',
      fields: {
        userId: 'account_id',
        token: 'token_hash',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        lastUsedAt: { type: 'date', input: false, required: false, fieldName: 'last_used_at' },
        confirmedAt: { type: 'date', input: false, required: false, fieldName: 'confirmed_at' },
        isShared: { type: 'boolean', input: false, required: false, fieldName: 'is_shared' },
      },
      expiresIn: sessionLength,
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'credential',
      fields: {
        userId: 'account_id',
        providerId: 'provider_id',
        accountId: 'provider_account_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      password: { hash: hashPassword, verify: ({ hash, password }) => checkPassword(hash, password) },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3_600,
      sendResetPassword: ({ user, token }) => mail.reset(user.email, token),
      onPasswordReset: ({ user }) => mail.passwordChanged(user.id, user.email),
      onExistingUserSignUp: ({ user }) => mail.known(user.email),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      expiresIn: 24 * 3_600,
      sendVerificationEmail: ({ user }) => sendLink(user),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            await maySignIn(session.userId)
            const at = now()
            return {
              data: {
                ...session,
                isShared: await isOnSharedDevice(context),
                ipAddress: null,
                userAgent: deviceOf(session.userAgent ?? ''),
                createdAt: at,
                lastUsedAt: at,
                confirmedAt: at,
                expiresAt: new Date(at.getTime() + sessionLength * 1_000),
              },
            }
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: appName,
        twoFactorTable: 'second_factor',
        // Wrong codes are counted by rooms/security, where they cannot shut out the owner, who has recovery codes.
        accountLockout: { enabled: false },
        // Stored are hashes of codes that cannot be guessed (factors.codes.ts).
        backupCodeOptions: { storeBackupCodes: 'plain' },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            fields: {
              userId: 'account_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      passkey({
        rpName: appName,
        rpID: new URL(appUrl).hostname,
        origin: new URL(appUrl).origin,
        // Found without an address, and unlocked each time: a passkey is two factors in one.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: { afterVerification: ({ verification }) => mustBeUnlocked(verification.registrationInfo?.userVerified) },
        authentication: { afterVerification: ({ verification }) => mustBeUnlocked(verification.authenticationInfo.userVerified) },
        schema: {
          passkey: {
            fields: {
              publicKey: 'public_key',
              userId: 'account_id',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
    ],
    advanced: {
      cookiePrefix: names.others,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: names.session } },
      // Every call comes through our own routes, which refuse what another site sends (http/foreign.ts).
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
  })
  return Object.assign(auth, { sendLink })
}
export type Library = ReturnType<typeof library>

const oldLink = 'This link no longer works: it was used, or it is too old. Ask for a new one.'

const sentences: Readonly<Record<string, [Fault['code'], string, string?]>> = {
  INVALID_EMAIL: ['invalid', 'This is not an e-mail address.', 'email'],
  INVALID_EMAIL_OR_PASSWORD: [
    'unauthenticated',
    'The address and the password do not belong together. Check both, or ask for a new password.',
  ],
  EMAIL_NOT_VERIFIED: ['forbidden', 'Your address is not confirmed yet. We have mailed you a new link: open it, then sign in.'],
  PASSWORD_TOO_SHORT: [
    'invalid',
    `The password needs at least ${passwordLength.least} characters. A few words in a row are good.`,
    'password',
  ],
  PASSWORD_TOO_LONG: ['invalid', `The password can have ${passwordLength.most} characters at most.`, 'password'],
  INVALID_TOKEN: ['gone', oldLink],
  TOKEN_EXPIRED: ['gone', oldLink],
  USER_NOT_FOUND: ['gone', oldLink],
  INVALID_CODE: ['unauthenticated', 'This code is not right. Codes change every 30 seconds: wait for the next one.', 'code'],
  INVALID_BACKUP_CODE: ['unauthenticated', 'This recovery code is not right, or it was used before.', 'code'],
  INVALID_TWO_FACTOR_COOKIE: ['unauthenticated', 'Too much time has passed. Sign in again.'],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['limited', 'Too many wrong codes. Sign in again.'],
  ACCOUNT_TEMPORARILY_LOCKED: ['limited', 'Too many wrong codes. Wait 15 minutes, or use a recovery code.'],
}

/** The library's failure as one of ours; what it does not name is a bug, and answers 500. */
function faultOf(error: unknown): unknown {
  if (!(error instanceof APIError)) return error
  const code = String((error.body as { code?: unknown } | undefined)?.code ?? '')
  const known = sentences[code]
  if (!known)
    return error.statusCode >= 400 && error.statusCode < 500 ? new Fault('invalid', 'This cannot be done now. Load the page again.') : error
  const [kind, sentence, field] = known
  return new Fault(kind, sentence, field === undefined ? undefined : { field })
}

/** Runs a call of the library; its failures become ours. */
export async function through<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw faultOf(error)
  }
}

export const headersOf = ({ cookie, agent }: Caller): Headers => new Headers({ ...(cookie !== '' && { cookie }), 'user-agent': agent })

/** What the library answered, with its cookies. */
export function answered<T>({ headers, response }: { headers: Headers; response: T }): Answered<T> {
  return { data: response, cookies: headers.getSetCookie() }
}

/** Passwords, addresses and sessions by better-auth, on our tables. */
export function identity(auth: Library): Identity {
  return {
    signUp: (person, caller) =>
      through(async () => {
        const { internalAdapter } = await auth.$context
        const there = (await internalAdapter.findUserByEmail(person.email))?.user
        // Somebody who lost the first mail, or somebody else than who signed up first: each link opens the account with the
        // password that it was asked for with, so that a stranger who was first has no way in.
        if (there && !there.emailVerified) {
          const { firstName, lastName } = person
          return auth.sendLink(there, { password: await hashPassword(person.password), firstName, lastName })
        }
        await auth.api.signUpEmail({ body: { ...person, name: `${person.firstName} ${person.lastName}` }, headers: headersOf(caller) })
      }),
    signIn: ({ isShared, ...given }, caller) =>
      through(async () => {
        const body = { ...given, rememberMe: !isShared }
        const { data, cookies } = answered(await auth.api.signInEmail({ body, headers: headersOf(caller), returnHeaders: true }))
        // Whatever this browser was signed in with before ends here (ASVS 7.2.4).
        await auth.api.signOut({ headers: headersOf(caller) })
        const found = data as { twoFactorRedirect?: boolean; user?: { id: string } }
        const signedIn: SignedIn =
          found.user && !found.twoFactorRedirect ? { step: 'signed_in', account: found.user.id } : { step: 'second_factor' }
        return { data: signedIn, cookies: isShared ? cookies : withoutOldMark(await auth.$context, caller.cookie, cookies) }
      }),
    markDevice: async (isShared, { cookie }) => {
      const context = await auth.$context
      return isShared ? [sharedMark(context)] : withoutOldMark(context, cookie, [])
    },
    signOut: (caller) =>
      through(async () => {
        const { cookies } = answered(await auth.api.signOut({ headers: headersOf(caller), returnHeaders: true }))
        return { data: null, cookies }
      }),
    sendVerification: (email, caller) =>
      through(async () => {
        await auth.api.sendVerificationEmail({ body: { email }, headers: headersOf({ ...caller, cookie: '' }) })
      }),
    verify: (token) =>
      through(async () => {
        const { internalAdapter } = await auth.$context
        const link = await takeLink(internalAdapter, token)
        const there = link && (await internalAdapter.findUserById(link.account))
        // One link confirms; the others that were mailed before change nothing any more.
        if (!there || there.emailVerified) throw new Fault('gone', oldLink)
        const { account, wanted } = link
        if (wanted) {
          const { firstName, lastName, password } = wanted
          await internalAdapter.updatePassword(account, password)
          await internalAdapter.updateUser(account, { firstName, lastName, name: `${firstName} ${lastName}` })
        }
        await internalAdapter.updateUser(account, { emailVerified: true })
      }),
    requestReset: (email, caller) =>
      through(async () => {
        await auth.api.requestPasswordReset({ body: { email }, headers: headersOf(caller) })
      }),
    whoseReset: async (token) => {
      const { internalAdapter } = await auth.$context
      const account = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value
      const found = account === undefined ? null : await internalAdapter.findUserById(account)
      if (!found) return null
      const { email, firstName, lastName } = found as typeof found & { firstName: string; lastName: string }
      return { email, firstName, lastName }
    },
    reset: (token, newPassword) =>
      through(async () => {
        await auth.api.resetPassword({ body: { token, newPassword } })
      }),
    isPassword: async (account, password) => {
      const { internalAdapter, password: passwords } = await auth.$context
      const kept = (await internalAdapter.findAccounts(account)).find(({ providerId }) => providerId === 'credential')?.password
      return kept ? passwords.verify({ hash: kept, password }) : false
    },
    setPassword: async (account, password) => {
      const { internalAdapter, password: passwords } = await auth.$context
      await internalAdapter.updatePassword(account, await passwords.hash(password))
    },
  }
}
