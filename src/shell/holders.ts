import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

/** Who may have the children, by name: the parents, and what someone else is called. */
export type Names = Readonly<Record<'A' | 'B' | 'third', string>>

/** The parents of a case, as every seat in it knows them. */
interface WithParents {
  parents: readonly { side: 'A' | 'B' | null; name: string }[]
}

/** The parents of a seat's case by their sides, and what someone else is called. */
export function namesOf(seat: WithParents, i18n: I18n): Names {
  const of = (side: 'A' | 'B') => seat.parents.find((parent) => parent.side === side)?.name
  return { A: of('A') ?? t(i18n)`Parent A`, B: of('B') ?? t(i18n)`Parent B`, third: t(i18n)`Somebody else` }
}

/** Who has the child, by the letter of a night. */
export function letterName(letter: string, names: Names, i18n: I18n): string {
  return letter === 'A' || letter === 'B' ? names[letter] : letter === 'T' ? names.third : t(i18n)`Nobody yet`
}
