import { randomUUID } from 'node:crypto'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { passkey } from '@better-auth/passkey'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Clock } from '#kernel/clock.ts'
import { deviceOf } from '#kernel/devices.ts'
import { passwordLength } from '#kernel/password-length.ts'
import type { Db } from '../db/port.ts'
import { hashedSessions } from './hashed-sessions.ts'
import { isOnSharedDevice, newLink, type Wanted } from './links.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { passkeyTables, secondFactorTables, sessionLength, tables } from './tables.ts'

export interface IdentityDeps {
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
    /** Someone tried to sign up with an address that is known. */
    known(to: string): Promise<void>
    reset(to: string, token: string): Promise<void>
    /** The password of an account was changed. */
    passwordChanged(account: string, to: string): Promise<void>
  }
  /** Called for every new session, before it exists: throws a `Fault` when this account may not sign in now. */
  maySignIn(account: string): Promise<void>
}

/** `__Host-`: no other host and no other path can set or read it. Deps TLS. */
export function cookieNames(appUrl: string) {
  const prefix = appUrl.startsWith('https:') ? '__Host-' : ''
  return { session: `${prefix}session`, others: `${prefix}auth` }
}

/** @throws APIError for a passkey whose owner was not asked for a finger, a face or a number */
function mustBeUnlocked(isUnlocked: boolean | undefined) {
  if (!isUnlocked) throw new APIError('UNAUTHORIZED', { code: 'NOT_UNLOCKED', message: 'not unlocked' })
}

/** The library with our tables, our hash and our cookies. */
export function library({ db, clock, appName, appUrl, secret, mail, maySignIn }: IdentityDeps) {
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
    ...tables,
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
        // Wrong codes are counted by features/accounts/security, where they cannot shut out the owner, who has recovery codes.
        accountLockout: { enabled: false },
        // Stored are hashes of codes that cannot be guessed (factors.codes.ts).
        backupCodeOptions: { storeBackupCodes: 'plain' },
        schema: secondFactorTables,
      }),
      passkey({
        rpName: appName,
        rpID: new URL(appUrl).hostname,
        origin: new URL(appUrl).origin,
        // Found without an address, and unlocked each time: a passkey is two factors in one.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: { afterVerification: ({ verification }) => mustBeUnlocked(verification.registrationInfo?.userVerified) },
        authentication: { afterVerification: ({ verification }) => mustBeUnlocked(verification.authenticationInfo.userVerified) },
        schema: passkeyTables,
      }),
    ],
    advanced: {
      cookiePrefix: names.others,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: names.session } },
      // Every call comes through our own routes, which refuse what another site sends (http/origin.ts).
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
  })
  return Object.assign(auth, { sendLink })
}
export type Library = ReturnType<typeof library>
