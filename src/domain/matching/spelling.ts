import { slipsBetween, slipsOf, slipsToPrefix } from './edits.ts'

/** A name word of the directory and how many people bear it. */
export interface KnownToken {
  token: string
  n: number
}

export interface Spelling extends KnownToken {
  /** Slips from what was typed; half a slip more where also the end of the word was not typed. */
  slips: number
}

/** Of fewer letters nothing is left to compare. */
const leastBeside = 3

/**
 * The known words that were likely meant by what was typed, likeliest first: fewer slips, then the same
 * first letter, then the more common name. The first letter is the one that is least often wrong.
 * `beside` another word two letters may also be missing of a word that has five.
 */
export function spellingsOf(typed: string, known: readonly KnownToken[], most: number, beside = false): Spelling[] {
  const usual = slipsOf(typed)
  const found: Spelling[] = []
  for (const { token, n } of known) {
    const allowed = beside && typed.length >= leastBeside ? slipsOf(token) : usual
    const whole = slipsBetween(typed, token, allowed)
    // Only the beginning of a longer word was typed, with one slip in it.
    const begun = whole > 1 && typed.length >= 4 && token.length > typed.length ? slipsToPrefix(typed, token, 1) + 0.5 : Infinity
    const slips = begun < 2 ? Math.min(whole, begun) : whole
    if (slips <= allowed) found.push({ token, n, slips })
  }
  const other = (token: string) => (token[0] === typed[0] ? 0 : 1)
  return found
    .toSorted((a, b) => a.slips - b.slips || other(a.token) - other(b.token) || b.n - a.n || (a.token < b.token ? -1 : 1))
    .slice(0, most)
}
