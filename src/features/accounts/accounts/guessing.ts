// How many guesses someone needs who tries what people make passwords of: known passwords and words, names, years,
// rows of keys, runs, repeats. The thought is zxcvbn's (Wheeler, USENIX Security 2016), kept to what we must refuse.

/** What a person who guesses has at hand. */
export interface Guesser {
  /** The place of a known password or word in the list of those tried first, from 1 on; `undefined` for none. */
  rankOf: (text: string) => number | undefined
  /** Keys that lie beside a key of the keyboard, in lower case. */
  beside: ReadonlyMap<string, ReadonlySet<string>>
}

/** Only the beginning is looked at: what is longer than this and no repeat needs more guesses than anybody has. */
const most = 64
/** A part of a password that is shorter says nothing. */
const least = 4

const leet: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '7': 't', '!': 'i' }
const unleeted = (text: string, one: string) => text.replace(/[@430$57!]/g, (sign) => leet[sign]!).replaceAll('1', one)
const reversed = (text: string) => [...text].toReversed().join('')

/** The bits of a part that is known, perhaps with figures for letters, or backwards; `Infinity` for none. */
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

/** The bits of a run of signs (abcd, 9876) or a row of keys (qwer, 1qaz); `Infinity` for neither. */
function walked(signs: readonly string[], { beside }: Guesser): number {
  const steps = signs.slice(1).map((sign, at) => sign.codePointAt(0)! - signs[at]!.codePointAt(0)!)
  const isRun = Math.abs(steps[0]!) === 1 && steps.every((step) => step === steps[0])
  if (isRun) return 3 + Math.log2(signs.length)
  const isRow = signs.slice(1).every((sign, at) => beside.get(signs[at]!)?.has(sign))
  const turns = steps.slice(1).filter((step, at) => Math.sign(step) !== Math.sign(steps[at]!)).length
  return isRow ? 5 + Math.log2(signs.length) + turns / 2 : Infinity
}

const isYear = (text: string) => /^(?:19\d\d|20[0-4]\d)$/.test(text)

/** The bits of each sign by itself. A sign that stands between words costs only the first time. */
function alone(signs: readonly string[]): number[] {
  return signs.map((sign, at) => {
    if (/\d/.test(sign)) return Math.log2(10)
    if (/\p{L}/u.test(sign)) return Math.log2(26)
    return signs.indexOf(sign) < at ? 0.5 : 5
  })
}

/**
 * The bits that guess a password in the cheapest way of taking it apart.
 * @param password in lower case
 * @param own words that the person who guesses knows of this person or this site, in lower case
 */
export function bitsOf(password: string, guesser: Guesser, own: ReadonlySet<string> = new Set()): number {
  const signs = [...password].slice(0, most)
  // best[from][length]: the cheapest way for each part, the short ones first.
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
