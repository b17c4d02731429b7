import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { answered, headersOf } from './calling.ts'
import { oldLink, through } from './failures.ts'
import type { Library } from './library.ts'
import { endLinks, readLink, sharedMark, takeLink, type Wanted, wantedOf, withoutOldMark } from './links.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import type { Identity, SignedIn } from './port.ts'

export { cookieNames, library } from './library.ts'

const notChosen = msg`This is not the password that was chosen at sign-up. Try again, or set a new password below.`

/** A password that was chosen at a sign-up, hashed; with the names that came along, where they are not the account's already. */
type Chosen = Pick<Wanted, 'password'> & Partial<Wanted>

const personIn = (found: object | null, email: string) => {
  if (!found) return null
  const { firstName, lastName } = found as { firstName: string; lastName: string }
  return { email, firstName, lastName }
}

/** Passwords, addresses and sessions by better-auth, on our tables. */
export function identity(auth: Library): Identity {
  /**
   * The sign-up that a password belongs to, no matter who made it: the one that the opened link was mailed for, the one that made the
   * account, or another whose link still works. So the mailbox's owner gets in with their own, by whichever link they open.
   */
  const chosenBy = async (account: string, wanted: Wanted | null, password: string): Promise<Chosen | null> => {
    const { internalAdapter, adapter } = await auth.$context
    const first = (await internalAdapter.findAccounts(account)).find(({ providerId }) => providerId === 'credential')?.password
    const all: readonly Chosen[] = [
      ...(wanted ? [wanted] : []),
      ...(first ? [{ password: first }] : []),
      ...(await wantedOf(adapter, account)),
    ]
    for (const one of all) if (await checkPassword(one.password, password)) return one
    return null
  }
  return {
    signUp: (person, caller) =>
      through(async () => {
        const { internalAdapter } = await auth.$context
        const there = (await internalAdapter.findUserByEmail(person.email))?.user
        // Someone who lost the first mail, or someone else than who signed up first: each link opens the account with the
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
      return isShared ? [await sharedMark(context)] : withoutOldMark(context, cookie, [])
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
    whoseVerification: async (token) => {
      const { internalAdapter } = await auth.$context
      const link = await readLink(internalAdapter, token)
      return link && personIn(link.wanted ?? (await internalAdapter.findUserById(link.account)), '')
    },
    verify: ({ token, password, isNew }) =>
      through(async () => {
        const { internalAdapter, adapter } = await auth.$context
        const link = await readLink(internalAdapter, token)
        const there = link && (await internalAdapter.findUserById(link.account))
        // One link confirms; the links that were mailed before it no longer work.
        if (!there || there.emailVerified) throw new Fault('gone', oldLink)
        const { account, wanted } = link
        const chosen = isNew ? { ...wanted, password: await hashPassword(password) } : await chosenBy(account, wanted, password)
        if (!chosen) throw new Fault('invalid', notChosen, { field: 'password' })
        if (!(await takeLink(internalAdapter, token))) throw new Fault('gone', oldLink)
        await internalAdapter.updatePassword(account, chosen.password)
        const { firstName, lastName } = chosen
        if (firstName !== undefined) await internalAdapter.updateUser(account, { firstName, lastName, name: `${firstName} ${lastName}` })
        await endLinks(adapter, account)
        await internalAdapter.deleteUserSessions(account)
        // Last of all: where this breaks off, the address waits and a new link is asked for.
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
      return personIn(found, found.email)
    },
    reset: (token, newPassword) =>
      through(async () => {
        await auth.api.resetPassword({ body: { token, newPassword } })
      }),
    isPassword: async (account, password) => {
      const { internalAdapter, password: passwords } = await auth.$context
      const storedHash = (await internalAdapter.findAccounts(account)).find(({ providerId }) => providerId === 'credential')?.password
      return storedHash ? passwords.verify({ hash: storedHash, password }) : false
    },
    setPassword: async (account, password) => {
      const { internalAdapter, password: passwords } = await auth.$context
      await internalAdapter.updatePassword(account, await passwords.hash(password))
    },
  }
}
