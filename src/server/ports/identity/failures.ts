import { APIError } from 'better-auth/api'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import { passwordLength } from '#kernel/password-length.ts'

export const oldLink = msg`This link no longer works: it was used, or it is too old. Ask for a new one.`

const sentences: Readonly<Record<string, [Fault['code'], Text, string?]>> = {
  INVALID_EMAIL: ['invalid', msg`This is not an e-mail address.`, 'email'],
  INVALID_EMAIL_OR_PASSWORD: [
    'unauthenticated',
    msg`The address and the password do not belong together. Check both, or ask for a new password.`,
  ],
  EMAIL_NOT_VERIFIED: ['forbidden', msg`Your address is not confirmed yet. We have mailed you a new link: open it, then sign in.`],
  PASSWORD_TOO_SHORT: [
    'invalid',
    msg`The password needs at least ${{ least: passwordLength.least }} characters. A few words in a row are good.`,
    'password',
  ],
  PASSWORD_TOO_LONG: ['invalid', msg`The password can have ${{ most: passwordLength.most }} characters at most.`, 'password'],
  INVALID_TOKEN: ['gone', oldLink],
  TOKEN_EXPIRED: ['gone', oldLink],
  USER_NOT_FOUND: ['gone', oldLink],
  INVALID_CODE: ['unauthenticated', msg`This code is not right. Codes change every 30 seconds: wait for the next one.`, 'code'],
  INVALID_BACKUP_CODE: ['unauthenticated', msg`This recovery code is not right, or it was used before.`, 'code'],
  INVALID_TWO_FACTOR_COOKIE: ['unauthenticated', msg`Too much time has passed. Sign in again.`],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['limited', msg`Too many wrong codes. Sign in again.`],
  ACCOUNT_TEMPORARILY_LOCKED: ['limited', msg`Too many wrong codes. Wait 15 minutes, or use a recovery code.`],
}

/** The library's failure as one of ours; what it does not name is a bug, and answers 500. */
function faultOf(error: unknown): unknown {
  if (!(error instanceof APIError)) return error
  const code = String((error.body as { code?: unknown } | undefined)?.code ?? '')
  const known = sentences[code]
  if (!known)
    return error.statusCode >= 400 && error.statusCode < 500
      ? new Fault('invalid', msg`This cannot be done now. Load the page again.`)
      : error
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
