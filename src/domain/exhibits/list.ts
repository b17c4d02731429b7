// What a list of exhibits is made of.

export const longest = { name: 120, description: 500, rows: 200, lists: 50, page: 5_000, first: 900_000 } as const

export const nativeKinds = ['copies', 'originals'] as const
export type NativeKind = (typeof nativeKinds)[number]

/** One exhibit: an item of the vault, which of its files, and which of its pages. */
export interface Row {
  id: string
  item: string
  /** Of the author's stored files: the item's own, or another one that is made of it, such as a redacted copy. `null` for the item's own. */
  file: string | null
  /** From 1 on; `null` for the first and the last. */
  from: number | null
  to: number | null
  /** In own words; empty for the item's title. */
  description: string
  /** Its author said twice that it goes out although it is privileged or sensitive. */
  isSure: boolean
}

/** Rows in another order. @returns `null` where the ids are not those of the rows, each once */
export function ordered<R extends { id: string }>(rows: readonly R[], ids: readonly string[]): R[] | null {
  if (ids.length !== rows.length || new Set(ids).size !== ids.length) return null
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  return found.length === rows.length ? found : null
}

/** Ids with one of them moved to another place. @param to from 0 on; a place outside the list is its nearest end */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id)
  if (others.length === ids.length) return [...ids]
  const at = Math.min(Math.max(0, to), others.length)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/**
 * How a paper refers to a page: “Exhibit B, p. 3”. In English, as papers of courts are.
 * @param page of the file; `null` for the exhibit as a whole
 * @returns `null` where the exhibit has not that page
 */
export function referenceTo(exhibit: Pick<Row, 'from' | 'to'> & { label: string }, page: number | null): string | null {
  if (page === null) return exhibit.label
  const at = pageInExhibit(exhibit, page)
  return at === null ? null : `${exhibit.label}, p. ${at}`
}

/** The page of an exhibit that is a page of its file; `null` where the exhibit has not that page. */
export const pageInExhibit = ({ from, to }: Pick<Row, 'from' | 'to'>, page: number): number | null =>
  page < (from ?? 1) || (to !== null && page > to) ? null : page - (from ?? 1) + 1
