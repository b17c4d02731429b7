/** Passwords that are among the first that anybody tries, or that hold what everybody knows of the person. */
export interface Known {
  /** Lower case. */
  isCommon: (password: string) => boolean
  email: string
  firstName: string
  lastName: string
}

/** Why a password cannot be taken; `null` when it can (ASVS 6.2.4, 6.2.11, 6.2.12). Any sign is welcome, and any mixture. */
export function passwordProblem(password: string, { isCommon, email, firstName, lastName }: Known): string | null {
  const lower = password.toLowerCase()
  if (isCommon(lower)) return 'This password is on the lists that are tried first. Take a few words in a row that nobody would guess.'
  if (new Set(lower).size < 5) return 'This password repeats too few signs. Take a few words in a row.'
  const own = [email.split('@')[0] ?? '', firstName, lastName].map((word) => word.toLowerCase()).filter((word) => word.length >= 4)
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), lower).replace(/[\W\d_]/g, '')
  if (own.length > 0 && rest.length < 4) return 'This password is little more than your name or address. Take a few words in a row.'
  return null
}
