import { dictionary } from '@zxcvbn-ts/language-common'

/** What is tried first: the 49,000 passwords that were seen most often in published breaches, in lower case (ASVS 6.2.4 and 6.2.12). */
const common = new Set<string>((dictionary as Readonly<Record<'passwords-common', readonly string[]>>)['passwords-common'])

function isTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2)
  return half + half === text && common.has(half)
}

/** Whether a password, in lower case, is on the list: as it is, with digits and signs before or behind it, or written twice. */
export function isCommonPassword(password: string): boolean {
  const begun = password.replace(/[\W\d_]+$/, '')
  const ended = password.replace(/^[\W\d_]+/, '')
  const bare = begun.replace(/^[\W\d_]+/, '')
  return [password, begun, ended, bare].some((text) => common.has(text) || isTwice(text))
}
