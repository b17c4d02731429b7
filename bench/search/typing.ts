import type { Random } from '#kernel/random.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** One slip, as fingers make them: a letter left out, doubled in, changed, or two swapped. */
export function slip(word: string, random: Random): string {
  const at = Math.floor(random.next() * word.length)
  const letter = letters[Math.floor(random.next() * letters.length)]!
  const kind = Math.floor(random.next() * 4)
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 1) return word.slice(0, at) + letter + word.slice(at)
  if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1)
  const first = Math.min(at, word.length - 2)
  return word.slice(0, first) + word[first + 1]! + word[first]! + word.slice(first + 2)
}

/** The same given and family name; middle names and initials do not matter. */
export function sameName(name: string, meant: string): boolean {
  const words = name.split(' ')
  return `${words[0]} ${words.at(-1)}` === meant
}
