import { Fault } from '../../kernel/fault.ts'
import { answered, headersOf } from './calling.ts'
import { oldLink, through } from './failures.ts'
import type { Library } from './library.ts'
import { sharedMark, takeLink, withoutOldMark } from './links.ts'
import { hashPassword } from './passwords.ts'
import type { Identity, SignedIn } from './port.ts'

export { cookieNames, library } from './library.ts'

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
