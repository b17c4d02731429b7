// Accounts: signing up, in and out, and a new password. Anybody may ask; a known and an unknown address are
// answered alike. Who is signed in may read their own user.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { calls as ofUser } from '#http/user-contract.ts'

const text = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, reason(msg`it is empty`)), z.maxLength(most, reason(msg`it has more than ${{ most }} characters`)))
const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, reason(msg`it is too long`)), z.email(reason(msg`it is not an e-mail address`)))
/** As it was typed: nothing is cut off or folded. How long it must be is a rule (rules.ts), with a sentence of its own. */
const Password = z.string().check(z.maxLength(2_000, reason(msg`it has more than 2,000 characters`)))
const Token = z.string().check(z.minLength(10), z.maxLength(2_000))

const Done = z.object({ done: z.literal(true) })

export const calls = {
  user: ofUser.user,
  signUp: call({
    name: 'accounts.signUp',
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'public',
    summary: 'Makes an account and mails a link to confirm its address. A known address is answered the same.',
    body: z.object({
      email: Email,
      password: Password,
      firstName: text(80),
      lastName: text(80),
      /** Both parts; taken from them where it is missing. */
      name: z.optional(z.string().check(z.maxLength(160))),
    }),
    reply: Done,
    limit: { most: 60, minutes: 60 },
  }),
  signIn: call({
    name: 'accounts.signIn',
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'public',
    summary: 'Begins a session, or says that a second factor is asked for.',
    body: z.object({
      email: Email,
      password: Password,
      /** On a device that others use: the session ends with the browser, and after 5 minutes without use. */
      shared: z.optional(z.boolean()),
    }),
    reply: z.object({ step: z.enum(['signed_in', 'second_factor']) }),
    // What costs us: the wrong ones are limited far lower (service.ts).
    limit: { most: 600, minutes: 15 },
  }),
  markDevice: call({
    name: 'accounts.markDevice',
    method: 'POST',
    path: '/api/auth/shared-device',
    access: 'public',
    summary: 'Says, before a passkey is asked for, whether others use this device: the session then ends as with `shared`.',
    body: z.object({ shared: z.boolean() }),
    reply: Done,
  }),
  sendVerification: call({
    name: 'accounts.sendVerification',
    method: 'POST',
    path: '/api/auth/send-verification-email',
    access: 'public',
    summary: 'Mails a new link to an address that waits to be confirmed; every address is answered the same.',
    body: z.object({ email: Email }),
    reply: Done,
    limit: { most: 10, minutes: 60 },
  }),
  verify: call({
    name: 'accounts.verify',
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'public',
    summary: 'Confirms an address by the link that was mailed to it and the password chosen at sign-up, or a new one.',
    body: z.object({
      token: Token,
      password: Password,
      /** Sets this password in place of every one that was chosen before. */
      isNew: z.optional(z.boolean()),
    }),
    reply: Done,
    limit: { most: 60, minutes: 60 },
  }),
  requestReset: call({
    name: 'accounts.requestReset',
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'public',
    summary: 'Mails a link for a new password; every address is answered the same.',
    body: z.object({ email: Email }),
    reply: Done,
    limit: { most: 10, minutes: 60 },
  }),
  reset: call({
    name: 'accounts.reset',
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Sets a new password by a mailed link, and ends every session.',
    body: z.object({ token: Token, password: Password }),
    reply: Done,
    limit: { most: 20, minutes: 60 },
  }),
  demo: call({
    name: 'accounts.demo',
    method: 'GET',
    path: '/api/auth/demo-accounts',
    access: 'public',
    summary: 'The ready accounts of the demonstration; none outside it.',
    reply: z.object({ password: z.string(), accounts: z.array(z.object({ email: z.string(), is: z.string() })) }),
  }),
}
