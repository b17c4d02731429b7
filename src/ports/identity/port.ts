/** The browser that asks, as far as the library needs to know it. */
export interface Caller {
  /** Its `Cookie` header; empty without one. */
  cookie: string
  /** Its `User-Agent` header; only the kind of browser and system is kept of it. */
  agent: string
}

/** What the library answered, and the `Set-Cookie` lines that go with it. */
export interface Answered<T> {
  data: T
  cookies: readonly string[]
}

export interface NewAccount {
  email: string
  password: string
  firstName: string
  lastName: string
}

/** `second_factor`: the password was right, and a code or a passkey is asked for next. */
export type SignedIn = { step: 'signed_in'; account: string } | { step: 'second_factor' }

/**
 * Passwords, addresses and sessions: a well-kept library's work, behind this door. It answers a known and an
 * unknown address alike. Every method throws a `Fault` for what its caller did wrong.
 */
export interface Identity {
  /** Makes an account and mails a link; of a known address, tells its owner by mail and makes nothing. */
  signUp(person: NewAccount, caller: Caller): Promise<void>
  /** @throws Fault `unauthenticated` for a wrong pair, `forbidden` for an address not confirmed or an account that is suspended */
  signIn(given: { email: string; password: string }, caller: Caller): Promise<Answered<SignedIn>>
  /** Ends the session that the cookie names, if there is one. */
  signOut(caller: Caller): Promise<Answered<null>>
  /** Mails a new link where the address waits for one; says nothing else. */
  sendVerification(email: string, caller: Caller): Promise<void>
  /** @throws Fault `gone` for a link that is used up, wrong or old */
  verify(token: string): Promise<void>
  /** Mails a link where the address is known. */
  requestReset(email: string, caller: Caller): Promise<void>
  /** Sets a new password and ends every session. Asks for no second factor and takes none away. @throws Fault `gone` */
  reset(token: string, password: string): Promise<void>
  /** Whether this is the account's password. */
  isPassword(account: string, password: string): Promise<boolean>
  /** Sets a new password for somebody who was just asked for the old one. */
  setPassword(account: string, password: string): Promise<void>
}
