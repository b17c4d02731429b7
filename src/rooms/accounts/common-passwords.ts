import { dictionary } from '@zxcvbn-ts/language-common'

/** What is tried first: the passwords that were seen most often in published breaches, in lower case (ASVS 6.2.4 and 6.2.12). */
const common = new Set<string>((dictionary as Readonly<Record<'passwords-common', readonly string[]>>)['passwords-common'])

/** Whether a password, in lower case, is on the list, as it is or with a few digits and signs behind it. */
export function isCommonPassword(password: string): boolean {
  return common.has(password) || common.has(password.replace(/[\W\d_]+$/, ''))
}
