import { shortestText } from '#ratings/ratings/contract.ts'
import type { Chance } from '../chance.ts'
import type { Bank } from './bank.ts'

/** The texts of one review. */
interface Texts {
  saw: string
  wentWell: string | null
  shouldKnow: string | null
}

/** Says the sentences of a bank for one professional, and no sentence twice. */
export interface Speaker {
  texts(criteria: Readonly<Record<string, number | null>>, bank: Bank): Texts
}

const choice = /\[([^\]]*)\]/g

/** One wording of a sentence: each `[a|b]` decided, `{who}` and `{meeting}` filled in. */
export function word(sentence: string, by: Chance, words: { who: string; meeting: string }): string {
  const { who, meeting } = words
  return sentence
    .replace(choice, (_, options: string) => by.pick(options.split('|')))
    .replaceAll('{who}', who)
    .replaceAll('{meeting}', meeting)
    .replaceAll('{Who}', who.charAt(0).toUpperCase() + who.slice(1))
    .replace(/^./, (first) => first.toUpperCase())
}

/** All wordings of a sentence, to count how varied a bank is. */
export function wordings(sentence: string): number {
  return [...sentence.matchAll(choice)].reduce((product, [, options]) => product * options!.split('|').length, 1)
}

export function speaker(by: Chance, words: { who: string; meeting: string }): Speaker {
  const said = new Set<string>()

  /**
   * A wording of one of the sentences that was not said before, by preference of a sentence that was not
   * said in any wording; `null` when nothing new is found.
   */
  const say = (sentences: readonly string[]): string | null => {
    const fresh = sentences.filter((sentence) => !said.has(sentence))
    for (let tries = 4 * sentences.length; tries > 0; tries--) {
      const sentence = by.pick(fresh.length > 0 ? fresh : sentences)
      const wording = word(sentence, by, words)
      if (said.has(wording)) continue
      said.add(sentence).add(wording)
      return wording
    }
    return null
  }

  return {
    texts: (criteria, bank) => {
      const answered = Object.entries(criteria).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
      const values = answered.map(({ value }) => value)
      const best = Math.max(...values)
      const worst = Math.min(...values)
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const names = (fits: (value: number) => boolean) => answered.flatMap(({ name, value }) => (fits(value) ? [name] : []))
      const strong = names((value) => value >= best - 1 && value >= Math.min(best, 4))
      const weak = names((value) => value <= worst + 1 && value <= Math.max(worst, 2))
      const good = () => say(strong.flatMap((name) => bank.saw[name]!.good))
      const poor = () => say(weak.flatMap((name) => bank.saw[name]!.poor))
      const fair = () => say(bank.fair)
      const rest = worst <= 2 ? poor : fair
      const main =
        mean >= 3.6 ? [good, worst <= 2 ? poor : good] : mean < 2.6 ? [poor, best >= 4 ? good : poor] : [fair, best >= 4 ? good : rest]

      const setting = by.yes(0.7) ? say(bank.settings) : null
      const needsBoth = setting === null || (best >= 4 && worst <= 2)
      const parts = [setting, main[0]!(), needsBoth || by.yes(0.5) ? main[1]!() : null].filter((part) => part !== null)
      for (const more of [good, poor, fair]) {
        const part = parts.join(' ').length < shortestText ? more() : null
        if (part !== null) parts.push(part)
      }
      return {
        saw: parts.join(' '),
        wentWell: best >= 3 && by.yes(mean >= 3 ? 0.65 : 0.35) ? say(strong.flatMap((name) => bank.went[name]!)) : null,
        shouldKnow: by.yes(0.5) ? say(bank.know) : null,
      }
    },
  }
}
