/** The browser that asks, as far as the library needs to know it. */
export interface Caller {
  /** Its `Cookie` header; empty without one. */
  cookie: string
  /** Its `User-Agent` header; only the kind of browser and system is stored. */
  agent: string
}

/** The library's answer, and its `Set-Cookie` lines. */
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
 * Passwords, addresses and sessions, behind a port because a well-maintained library does the work. A known and an
 * unknown address get the same answer. Every method throws a `Fault` for what its caller did wrong.
 */
export interface Identity {
  /** Creates an account and mails a link; if the address has an account, only mails its owner. */
  signUp(person: NewAccount, caller: Caller): Promise<void>
  /**
   * Begins a session, and ends the one that this browser had. `isShared`: on a device that others use; the cookie goes
   * with the browser, and 5 minutes without use end the session.
   * @throws Fault `unauthenticated` for a wrong pair, `forbidden` for an address not confirmed or an account that is suspended
   */
  signIn(given: { email: string; password: string; isShared: boolean }, caller: Caller): Promise<Answered<SignedIn>>
  /** Says, before a passkey is asked for, whether others use this device. @returns the lines that set or take away the mark */
  markDevice(isShared: boolean, caller: Caller): Promise<readonly string[]>
  /** Ends the session that the cookie names, if there is one. */
  signOut(caller: Caller): Promise<Answered<null>>
  /** Mails a new link where the address waits for one; says nothing else. */
  sendVerification(email: string, caller: Caller): Promise<void>
  /** For whom a link to confirm an address was mailed; `null` for one that no longer works. It stays usable. */
  whoseVerification(token: string): Promise<Pick<NewAccount, 'email' | 'firstName' | 'lastName'> | null>
  /**
   * Confirms an address by a link and a password: one that was chosen at a sign-up for this address, or (`isNew`) a new one.
   * Every other password, link and session of the account ends, so a person who signed up with a stranger's address gets nowhere.
   * @throws Fault `gone` for a link that is used up, wrong or old; `invalid` with the field `password` for one that nobody chose
   */
  verify(given: { token: string; password: string; isNew: boolean }): Promise<void>
  /** Mails a link where the address is known. */
  requestReset(email: string, caller: Caller): Promise<void>
  /** The owner of a link for a new password; `null` for a link that no longer works. It stays usable. */
  whoseReset(token: string): Promise<Pick<NewAccount, 'email' | 'firstName' | 'lastName'> | null>
  /** Sets a new password and ends every session. Asks for no second factor and takes none away. @throws Fault `gone` */
  reset(token: string, password: string): Promise<void>
  /** Whether this is the account's password. */
  isPassword(account: string, password: string): Promise<boolean>
  /** Sets a new password for someone who was just asked for the old one. */
  setPassword(account: string, password: string): Promise<void>
}

/** A new secret for an authenticator. */
export interface NewSecret {
  /** `otpauth://totp/…`, which the picture holds. */
  uri: string
  /** As it is typed where no picture can be taken: base32. */
  text: string
  /** Encrypted with the installation's key: as it is stored. */
  stored: string
}

/** A passkey that a browser has just made and shown, not yet stored. */
export interface NewPasskey {
  credentialId: string
  /** Base64. */
  publicKey: string
  counter: number
  deviceType: string
  backedUp: boolean
  transports: string
  aaguid: string | null
}

/** Second factors and passkeys. Whether a change waits, and who is notified, is not decided here. */
export interface Factors {
  newSecret(email: string): Promise<NewSecret>
  /** Whether six digits are what an authenticator with this secret shows now, or showed or will show half a minute away (RFC 6238). */
  isCode(stored: string, code: string): Promise<boolean>
  /** Ten codes for a day without the authenticator, each of 120 bits, and their hashes to store. */
  newRecoveryCodes(): { codes: readonly string[]; stored: string }
  /** Whether this is one of the stored recovery codes. It is not used up. */
  isRecoveryCode(stored: string, code: string): boolean
  /** How many of the stored recovery codes are left. */
  recoveryCodesLeft(stored: string): number
  /** The account that gave its password and must enter a second factor in this browser; `null` if there is none. */
  challenged(caller: Caller): Promise<string | null>
  /** @throws Fault `unauthenticated` for a wrong code, or if no account must enter one */
  signInByCode(code: string, caller: Caller): Promise<Answered<{ account: string }>>
  /** As `signInByCode`; a recovery code works once. */
  signInByRecoveryCode(code: string, caller: Caller): Promise<Answered<{ account: string }>>
  /** The request to the browser for a passkey (WebAuthn's PublicKeyCredentialRequestOptions, as JSON). */
  passkeyOptions(caller: Caller): Promise<Answered<Record<string, unknown>>>
  /** @throws Fault `unauthenticated` for an answer that is not of a passkey known here */
  signInByPasskey(response: Record<string, unknown>, caller: Caller): Promise<Answered<{ account: string; session: string }>>
  /** The options with which the browser makes a passkey. Needs a session. */
  newPasskeyOptions(caller: Caller): Promise<Answered<Record<string, unknown>>>
  /** Checks a new passkey and stores nothing. @throws Fault `invalid` */
  readPasskey(response: Record<string, unknown>, caller: Caller): Promise<Answered<NewPasskey>>
  /** A new token for a session: its hash to store, and the cookie that carries it. */
  newToken(keepsUntil: Date | null): Promise<{ hash: string; cookies: readonly string[] }>
}
