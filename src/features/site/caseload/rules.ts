import type { CaseRow } from './contract.ts'

/** Without accents and capitals: "Jose" finds "José". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What is searched for in a row: the case, its people, and the next hearing. */
const wordsOf = ({ title, grantedBy, otherParent, children, hearing }: CaseRow) =>
  plain([title, grantedBy.name, otherParent, ...children, hearing?.title ?? '', hearing?.court ?? ''].join(' '))

/** The rows in which every one of these words stands; all of them for none. */
export function rowsWith(rows: readonly CaseRow[], q: string): CaseRow[] {
  const words = plain(q).split(/\s+/u).filter(Boolean)
  return rows.filter((row) => {
    const text = wordsOf(row)
    return words.every((word) => text.includes(word))
  })
}

/** What is sent where the changes of a row were seen. */
export const seenOf = ({ seat, upTo }: Pick<CaseRow, 'seat' | 'upTo'>) => ({ seat, ...upTo })
