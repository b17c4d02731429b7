/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

const text = (value: string): string => {
  if (!value.isWellFormed()) throw new RangeError('A text with half a surrogate pair has no canonical form.')
  return JSON.stringify(value)
}

/**
 * The one way to write a value as JSON (RFC 8785): names in the order of their UTF-16 code units, numbers as ECMAScript writes them, no
 * space between. Two programs that hold the same value write the same bytes, and so find the same hash.
 * @throws RangeError for what has no such form: a number that is not finite, half a surrogate pair
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'string') return text(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError('A number that is not finite has no canonical form.')
    return JSON.stringify(value)
  }
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(',')}]`
  const members = value as { readonly [name: string]: Json }
  // `toSorted` without a comparison orders by UTF-16 code units, as section 3.2.3 asks.
  return `{${Object.keys(members)
    .toSorted()
    .map((name) => `${text(name)}:${canonicalJson(members[name]!)}`)
    .join(',')}}`
}
