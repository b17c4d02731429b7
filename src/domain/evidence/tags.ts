/** What a file says of itself, by group and name: texts, numbers, lists and groups of them. */
export type TagsOfFile = Readonly<Record<string, unknown>>

/** The longest text of a tag that pages show. Characters. */
const longest = 200

/** A tag in one line; `null` for one that is empty, or a group. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  // Signs that nobody sees, or that turn a line around, are left out.
  const text = String(value)
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toWellFormed()
  if (text === '') return null
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text
}

/** The first tag of a name that has a text. */
export const firstOf = (tags: TagsOfFile, name: RegExp): string | null =>
  Object.keys(tags)
    .filter((each) => name.test(each))
    .map((each) => textOf(tags[each]))
    .find((text) => text !== null) ?? null
