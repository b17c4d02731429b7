/** A text with the children's names made initials: who has the address of a feed need not know them. */
export function withoutNames(text: string, names: readonly string[]): string {
  let plain = text
  for (const name of names) {
    for (const word of name.split(/\s+/).filter((each) => each.length > 1)) {
      const initial = [...word][0]!
      plain = plain.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu'),
        `${initial}.`,
      )
    }
  }
  return plain
}
