// How many guesses a password withstands from an attacker who tries what people use: known passwords and words, names, years,
// rows of keys, sequences, repeats. The idea is zxcvbn's (Wheeler, USENIX Security 2016), reduced to what we must refuse.

/** What an attacker knows. */
export interface Guesser {
  /** Rank of a known password or word in the list of those tried first, from 1; `undefined` if it is not in it. */
  rankOf: (text: string) => number | undefined
  /** The neighbors of a key on the keyboard, in lower case. */
  beside: ReadonlyMap<string, ReadonlySet<string>>
}

/** Only the first characters are checked: a longer password that is no repeat is beyond any attacker's guesses. */
const most = 64
/** The shortest part of a password that is checked. */
const least = 4

const leet: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '7': 't', '!': 'i' }
const unleeted = (text: string, one: string) => text.replace(/[@430$57!]/g, (sign) => leet[sign]!).replaceAll('1', one)
const reversed = (text: string) => [...text].toReversed().join('')

/** The bits of a known word, also with digits for letters, or backwards; `Infinity` if the part is not known. */
function known(text: string, { rankOf }: Guesser, own: ReadonlySet<string>): number {
  const ways: readonly (readonly [string, number])[] = [
    [text, 0],
    [unleeted(text, 'l'), 1.5],
    [unleeted(text, 'i'), 1.5],
    [reversed(text), 1],
  ]
  return Math.min(
    ...ways.map(([way, more]) => {
      if (own.has(way)) return 1 + more
      const rank = rankOf(way)
      return rank === undefined ? Infinity : Math.log2(rank + 1) + more
    }),
  )
}

/** The bits of a sequence (abcd, 9876) or a row of keys (qwer, 1qaz); `Infinity` for neither. */
function walked(signs: readonly string[], { beside }: Guesser): number {
  const steps = signs.slice(1).map((sign, at) => sign.codePointAt(0)! - signs[at]!.codePointAt(0)!)
  const isRun = Math.abs(steps[0]!) === 1 && steps.every((step) => step === steps[0])
  if (isRun) return 3 + Math.log2(signs.length)
  const isRow = signs.slice(1).every((sign, at) => beside.get(signs[at]!)?.has(sign))
  const turns = steps.slice(1).filter((step, at) => Math.sign(step) !== Math.sign(steps[at]!)).length
  return isRow ? 5 + Math.log2(signs.length) + turns / 2 : Infinity
}

const isYear = (text: string) => /^(?:19\d\d|20[0-4]\d)$/.test(text)

/** The bits of each character alone. A separator between words costs only the first time. */
function alone(signs: readonly string[]): number[] {
  return signs.map((sign, at) => {
    if (/\d/.test(sign)) return Math.log2(10)
    if (/\p{L}/u.test(sign)) return Math.log2(26)
    return signs.indexOf(sign) < at ? 0.5 : 5
  })
}

/**
 * The bits that it takes to guess a password, split into parts in the cheapest way.
 * @param password in lower case
 * @param own words that an attacker knows about this person or this site, in lower case
 */
export function bitsOf(password: string, guesser: Guesser, own: ReadonlySet<string> = new Set()): number {
  const signs = [...password].slice(0, most)
  // best[from][length]: the cheapest bits for each part, short parts first.
  const best: number[][] = alone(signs).map((bits) => [0, bits])
  for (let length = 2; length <= signs.length; length += 1) {
    for (let from = 0; from + length <= signs.length; from += 1) {
      const here = signs.slice(from, from + length)
      const part = here.join('')
      let bits = isYear(part) ? 5 : Infinity
      if (length >= least || own.has(part)) bits = Math.min(bits, known(part, guesser, own), walked(here, guesser))
      for (let unit = 1; unit <= length / 2; unit += 1) {
        const times = length / unit
        if (Number.isInteger(times) && part === here.slice(0, unit).join('').repeat(times))
          bits = Math.min(bits, best[from]![unit]! + Math.log2(times))
      }
      for (let cut = 1; cut < length; cut += 1) bits = Math.min(bits, best[from]![cut]! + best[from + cut]![length - cut]!)
      best[from]![length] = bits
    }
  }
  return best[0]?.[signs.length] ?? 0
}
