import type { Dice } from './dice.ts'

/** The forms of ids in answers, by the field of a request that takes one. */
const forms = {
  id: /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
  number: /\b[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/g,
  stack: /\b[0-9a-f]{32}\b/g,
} as const
export type Form = keyof typeof forms

/** How many values are remembered of a place and a form; the oldest are forgotten. */
const most = 60

interface Teller {
  feature: string
  /** The account that received it; empty for a visitor. */
  account: string
}

/** Ids that answers contained, by feature and by account, so that later requests ask for things that exist. */
export interface Seen {
  hear(by: Teller, answer: string): void
  /** A value of that form: mostly one that this account received in this feature, or in any; `undefined` if there is none. */
  recall(by: Teller, form: Form, chance: Dice): string | undefined
}

export function seen(): Seen {
  const known = new Map<string, Set<string>>()
  const keep = (key: string, texts: readonly string[]) => {
    const of = known.get(key) ?? new Set<string>()
    known.set(key, of)
    for (const text of texts) {
      of.delete(text)
      of.add(text)
      if (of.size > most) of.delete(of.values().next().value!)
    }
  }
  const places = ({ feature, account }: Teller, form: Form) => [
    `${feature} ${account} ${form}`,
    `any ${account} ${form}`,
    `${feature} all ${form}`,
  ]
  return {
    hear: (by, answer) => {
      for (const form of Object.keys(forms) as Form[]) {
        const texts = [...answer.matchAll(forms[form])].map(([text]) => text)
        if (texts.length > 0) for (const place of places(by, form)) keep(place, texts)
      }
    },
    recall: (by, form, chance) => {
      const from = places(by, form).slice(chance.pick([0, 0, 1, 2]))
      const of = from.flatMap((place) => (known.has(place) ? [known.get(place)!] : []))[0]
      return of && chance.pick([...of])
    },
  }
}
