import type { PageLine } from '#map/lines.ts'

/** What the palette offers: a page of this site or someone of the directory. */
export interface Entry {
  to: string
  name: string
  /** Where it belongs, or what someone is. */
  detail: string
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The pages that someone may open and that have a name; where words were typed, those whose name or address has all of them. */
export function pageEntries(open: readonly PageLine[], nameOf: (path: string) => string | null, typed: string): Entry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const paths = new Set(open.filter(({ query }) => query === undefined).map(({ path }) => path))
  const found = [...paths].flatMap((to) => {
    const name = nameOf(to)
    if (name === null || !words.every((word) => plain(`${name} ${to}`).includes(word))) return []
    return [{ to, name, detail: '' }]
  })
  // What begins with the first word comes first.
  const begins = ({ name }: Entry) => Number(plain(name).startsWith(words[0] ?? ''))
  return found.toSorted((a, b) => begins(b) - begins(a))
}

/** The place in a list after an arrow key; both ends meet. */
export function moved(at: number, count: number, key: string): number {
  if (count === 0) return 0
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : at
}
