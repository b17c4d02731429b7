// Security of the user's own account: password, address, second factors, passkeys, sessions. Each person sees and changes
// only their own. Changing how they sign in takes the password (or a code) again, and an address or a factor changes a day
// later (decision 0022). A path is that of the identity library if the library has one.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'

const Id = z.string().check(z.uuid(reason(msg`it is not an id`)))
const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, reason(msg`it is too long`)), z.email(reason(msg`it is not an e-mail address`)))
const Password = z.string().check(z.minLength(1, reason(msg`it is empty`)), z.maxLength(256, reason(msg`it has more than 256 characters`)))
/** Spaces, which some apps show in the middle, are ignored. */
const Code = z.pipe(
  z.string().check(z.maxLength(20, reason(msg`it is too long`))),
  z.transform((text: string) => text.replaceAll(/\s/g, '')),
)
const RecoveryCode = z.string().check(z.minLength(10, reason(msg`it is too short`)), z.maxLength(60, reason(msg`it is too long`)))
const Name = z
  .string()
  .check(z.trim(), z.minLength(1, reason(msg`it is empty`)), z.maxLength(80, reason(msg`it has more than 80 characters`)))
/** What the browser's WebAuthn sends and receives; the library validates it. */
const WebAuthn = z.record(z.string(), z.unknown())

const Done = z.object({ done: z.literal(true) })
/** When the requested change takes effect; `null`: it already has. */
const Asked = z.object({ appliesAt: z.nullable(z.string()) })

export const kinds = ['email', 'add_factor', 'remove_factor', 'add_passkey', 'remove_passkey', 'recovery'] as const
export type Kind = (typeof kinds)[number]

export const Change = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  /** The new address, or the passkey's name. */
  name: z.nullable(z.string()),
  askedAt: z.string(),
  appliesAt: z.string(),
  /** The user has not yet confirmed the new address with the code that was mailed to it. */
  needsCode: z.boolean(),
})
export type Change = z.output<typeof Change>

export const Passkey = z.object({ id: z.string(), name: z.string(), addedAt: z.nullable(z.string()) })
export type Passkey = z.output<typeof Passkey>

export const State = z.object({
  email: z.string(),
  /** Sign-in asks for a code of an authenticator. */
  hasAuthenticator: z.boolean(),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(Passkey),
  /** Changes that have not taken effect. */
  waiting: z.array(Change),
  /** Staff and professionals need a second factor. */
  isRequired: z.boolean(),
  /** A first factor would take effect at once: the account is younger than a day and has none. */
  isFirstAtOnce: z.boolean(),
})
export type State = z.output<typeof State>

export const Session = z.object({
  id: z.string(),
  device: z.string(),
  since: z.string(),
  lastUse: z.string(),
  isThis: z.boolean(),
  isShared: z.boolean(),
})
export type Session = z.output<typeof Session>

export const SignIn = z.object({
  at: z.string(),
  outcome: z.enum(['signed_in', 'wrong_password', 'wrong_code', 'suspended']),
  method: z.enum(['password', 'passkey', 'code', 'recovery_code']),
  device: z.string(),
})
export type SignIn = z.output<typeof SignIn>

const events = ['asked', 'stopped', 'lapsed', 'done', 'password', 'recovery_codes', 'recovery_code_used'] as const
/** A notice that was not mailed, because the user chose never to get mail. `kind`: which change; `null` if `event` is enough. */
export const SecurityNotice = z.object({ id: z.string(), event: z.enum(events), kind: z.nullable(z.enum(kinds)), at: z.string() })
export type SecurityNotice = z.output<typeof SecurityNotice>

const open = { access: 'public', limit: { most: 60, minutes: 15 } } as const
const own = { access: 'signedIn' } as const

/** The second step of signing in, and signing in with a passkey. */
const entering = {
  verifyCode: call({
    name: 'security.verifyCode',
    method: 'POST',
    path: '/api/auth/two-factor/verify-totp',
    ...open,
    summary: 'The second step of signing in: a code of the authenticator. Each code works once.',
    body: z.object({ code: Code }),
    reply: Done,
  }),
  verifyRecoveryCode: call({
    name: 'security.verifyRecoveryCode',
    method: 'POST',
    path: '/api/auth/two-factor/verify-backup-code',
    ...open,
    summary: 'The second step of signing in, with a recovery code, which is then used up.',
    body: z.object({ code: RecoveryCode }),
    reply: Done,
  }),
  passkeyOptions: call({
    name: 'security.passkeyOptions',
    // The library uses GET, but the call stores its challenge, and no GET of ours stores anything.
    method: 'POST',
    path: '/api/auth/passkey/generate-authenticate-options',
    ...open,
    summary: 'What the browser is to ask its passkeys.',
    reply: WebAuthn,
  }),
  passkeySignIn: call({
    name: 'security.passkeySignIn',
    method: 'POST',
    path: '/api/auth/passkey/verify-authentication',
    ...open,
    summary: 'Begins a session by a passkey.',
    body: z.object({ response: WebAuthn }),
    reply: Done,
  }),
}

export const shortestStory = 10
export const longestStory = 500
const Story = z
  .string()
  .check(
    z.trim(),
    z.minLength(shortestStory, reason(msg`write at least ${{ shortestStory }} characters`)),
    z.maxLength(longestStory, reason(msg`write at most ${{ longestStory }} characters`)),
  )
const Token = z.string().check(z.minLength(10), z.maxLength(200))

/** A request to sign in without a lost second factor, as staff see it. */
export const Recovery = z.object({
  id: z.string(),
  email: z.string(),
  /** The day on which the account was created. */
  createdOn: z.string(),
  roles: z.array(z.string()),
  /** What the person wrote; deleted once the request is closed. */
  story: z.nullable(z.string()),
  askedAt: z.string(),
  /** The earliest time that it takes effect; it also needs the approval of two staff members. */
  appliesAt: z.string(),
  /** Addresses of those who approved. `null`: a deleted account. */
  approvedBy: z.array(z.nullable(z.string())),
  /** Approved by the command on the server, which replaces both approvals. */
  onServer: z.boolean(),
  state: z.enum(['waiting', 'approved', 'done', 'stopped']),
  /** Whether the reader may decide; if not, `why` says so in a sentence while the request waits. */
  mayDecide: z.boolean(),
  why: z.nullable(z.string()),
})
export type Recovery = z.output<typeof Recovery>

/** A lost second factor (decision 0053), and stopping a change by the link in its notice. These calls need no session. */
const recovering = {
  recoveryLink: call({
    name: 'security.recoveryLink',
    method: 'POST',
    path: '/api/security/recovery/link',
    access: 'public',
    summary: 'Mails a link to ask for signing in without a lost second factor; every address is answered the same.',
    body: z.object({ email: Email }),
    reply: Done,
    limit: { most: 10, minutes: 60 },
  }),
  recoveryAsk: call({
    name: 'security.recoveryAsk',
    method: 'POST',
    path: '/api/security/recovery',
    access: 'public',
    summary: 'Asks by the mailed link that the second factors are removed. It waits 24 to 72 hours, and two of the staff decide.',
    body: z.object({ token: Token, story: Story }),
    reply: z.object({ appliesAt: z.string() }),
    limit: { most: 20, minutes: 60 },
  }),
  stopByLink: call({
    name: 'security.stopByLink',
    method: 'POST',
    path: '/api/security/stop',
    access: 'public',
    summary: 'Stops a change that waits, by the link in its notice.',
    body: z.object({ token: Token }),
    reply: Done,
    limit: { most: 60, minutes: 60 },
  }),
  recoveries: call({
    name: 'security.recoveries',
    method: 'GET',
    path: '/api/security/recoveries',
    access: { staff: 'admin' },
    summary: 'Requests to sign in without a lost second factor: those that wait first, then the settled ones of 30 days.',
    reply: z.object({ recoveries: z.array(Recovery) }),
  }),
  recoveryDecide: call({
    name: 'security.recoveryDecide',
    method: 'POST',
    path: '/api/security/recoveries/:id/decide',
    access: { staff: 'admin' },
    summary: 'Approves a request as the first or the second of two, or refuses it.',
    params: z.object({ id: Id }),
    body: z.object({ decision: z.enum(['approved', 'refused']), reason: Story }),
    reply: Done,
  }),
}

/** What a user sees and changes in their own account. */
const mine = {
  confirm: call({
    name: 'security.confirm',
    method: 'POST',
    path: '/api/auth/confirm',
    ...own,
    summary: 'Gives the password, or a code, again: for ten minutes what needs it can be changed.',
    body: z.object({ password: z.optional(Password), code: z.optional(Code) }),
    reply: Done,
  }),
  state: call({
    name: 'security.state',
    method: 'GET',
    path: '/api/security',
    ...own,
    summary: 'The address, the factors, and what waits to change.',
    reply: State,
  }),
  changePassword: call({
    name: 'security.changePassword',
    method: 'POST',
    path: '/api/auth/change-password',
    ...own,
    summary: 'Sets a new password and ends the other sessions.',
    body: z.object({ currentPassword: Password, newPassword: Password }),
    reply: Done,
  }),
  changeEmail: call({
    name: 'security.changeEmail',
    method: 'POST',
    path: '/api/auth/change-email',
    ...own,
    summary: 'Asks for another address: a code goes to it, and it counts a day later.',
    body: z.object({ newEmail: Email }),
    reply: Asked,
    limit: { most: 10, minutes: 60 },
  }),
  confirmEmail: call({
    name: 'security.confirmEmail',
    method: 'POST',
    path: '/api/security/email/confirm',
    ...own,
    summary: 'Shows by the mailed code that a new address is one’s own.',
    body: z.object({ code: Code }),
    reply: Done,
  }),
  cancelChange: call({
    name: 'security.cancelChange',
    method: 'POST',
    path: '/api/security/changes/:id/cancel',
    ...own,
    summary: 'Stops a change that waits.',
    params: z.object({ id: Id }),
    reply: Done,
  }),
  newAuthenticator: call({
    name: 'security.newAuthenticator',
    method: 'POST',
    path: '/api/auth/two-factor/enable',
    ...own,
    summary: 'A new secret for an authenticator; it counts once a code of it was given.',
    reply: z.object({ uri: z.string(), secret: z.string() }),
  }),
  confirmAuthenticator: call({
    name: 'security.confirmAuthenticator',
    method: 'POST',
    path: '/api/security/authenticator/confirm',
    ...own,
    summary: 'The first code of a new authenticator; answers the recovery codes, this once.',
    body: z.object({ code: Code }),
    reply: z.object({ codes: z.array(z.string()), appliesAt: z.nullable(z.string()) }),
  }),
  removeAuthenticator: call({
    name: 'security.removeAuthenticator',
    method: 'POST',
    path: '/api/auth/two-factor/disable',
    ...own,
    summary: 'Asks that codes are no longer needed; counts a day later.',
    reply: Asked,
  }),
  newRecoveryCodes: call({
    name: 'security.newRecoveryCodes',
    method: 'POST',
    path: '/api/auth/two-factor/generate-backup-codes',
    ...own,
    summary: 'Ten new recovery codes in place of the old, for a code of the authenticator.',
    body: z.object({ code: Code }),
    reply: z.object({ codes: z.array(z.string()) }),
  }),
  newPasskeyOptions: call({
    name: 'security.newPasskeyOptions',
    // The library uses GET, but the call stores its challenge, and no GET of ours stores anything.
    method: 'POST',
    path: '/api/auth/passkey/generate-register-options',
    ...own,
    summary: 'What the browser is to make a passkey from.',
    reply: WebAuthn,
  }),
  addPasskey: call({
    name: 'security.addPasskey',
    method: 'POST',
    path: '/api/auth/passkey/verify-registration',
    ...own,
    summary: 'Adds a passkey; it counts a day later, or at once on a new account without a factor.',
    body: z.object({ response: WebAuthn, name: Name }),
    reply: Asked,
  }),
  renamePasskey: call({
    name: 'security.renamePasskey',
    method: 'POST',
    path: '/api/auth/passkey/update-passkey',
    ...own,
    summary: 'Gives a passkey another name.',
    body: z.object({ id: Id, name: Name }),
    reply: Done,
  }),
  removePasskey: call({
    name: 'security.removePasskey',
    method: 'POST',
    path: '/api/auth/passkey/delete-passkey',
    ...own,
    summary: 'Asks that a passkey no longer counts; a day later it does not.',
    body: z.object({ id: Id }),
    reply: Asked,
  }),
  sessions: call({
    name: 'security.sessions',
    method: 'GET',
    path: '/api/auth/list-sessions',
    ...own,
    summary: 'Where this account is signed in.',
    reply: z.object({ sessions: z.array(Session) }),
  }),
  endSession: call({
    name: 'security.endSession',
    method: 'POST',
    path: '/api/auth/revoke-session',
    ...own,
    summary: 'Ends one session: its next call is answered 401.',
    body: z.object({ id: Id }),
    reply: Done,
  }),
  endOthers: call({
    name: 'security.endOthers',
    method: 'POST',
    path: '/api/auth/revoke-other-sessions',
    ...own,
    summary: 'Ends every session but this.',
    reply: z.object({ ended: z.number() }),
  }),
  signIns: call({
    name: 'security.signIns',
    method: 'GET',
    path: '/api/security/sign-ins',
    ...own,
    summary: 'Sign-ins and failed attempts of the last 90 days, the newest first.',
    reply: z.object({ signIns: z.array(SignIn), more: z.boolean() }),
  }),
  notices: call({
    name: 'security.notices',
    method: 'GET',
    path: '/api/security/notices',
    ...own,
    summary: 'What would have been mailed to somebody who chose never to be written to, and was not seen yet.',
    reply: z.object({ notices: z.array(SecurityNotice) }),
  }),
  noticesSeen: call({
    name: 'security.noticesSeen',
    method: 'POST',
    path: '/api/security/notices/seen',
    ...own,
    summary: 'Says that these notices were seen.',
    body: z.object({ ids: z.array(Id).check(z.maxLength(200)) }),
    reply: Done,
  }),
}

export const calls = { ...entering, ...recovering, ...mine }
