/**
 * Sentences of which a demo review is made. `[a|b|c]` stands for one of its words, `{who}` and `{meeting}`
 * for the professional and the occasion. Each says what was seen or heard, of conduct and never of character;
 * no name, no age, no date, no number that could belong to a real matter. A mark in front says when it fits:
 * `party:` for the parents themselves, `side:` for the other side, `talk:` for mediators and parenting
 * coordinators, `visit:` for supervised visits.
 */
export interface Bank {
  /** Where one was: opens the first answer. */
  settings: readonly string[]
  /** By criterion: what one sees when it is done well, and when it is not. */
  saw: Readonly<Record<string, { good: readonly string[]; poor: readonly string[] }>>
  /** For a middling experience. */
  fair: readonly string[]
  /** By criterion: "What went well?" */
  went: Readonly<Record<string, readonly string[]>>
  /** "What would you want another parent to know?" */
  know: readonly string[]
}

/** The sentences of a bank that carry none but these marks (`talk+party: ...`); most carry none at all. */
export function only(bank: Bank, marks: readonly string[]): Bank {
  const keep = (list: readonly string[]) =>
    list.flatMap((sentence) => {
      const [, found, rest] = /^([a-z+]+): (.*)$/s.exec(sentence) ?? []
      if (found === undefined || rest === undefined) return [sentence]
      return found.split('+').every((mark) => marks.includes(mark)) ? [rest] : []
    })
  const each = <In, Out>(from: Readonly<Record<string, In>>, change: (value: In) => Out) =>
    Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]))
  return {
    settings: keep(bank.settings),
    saw: each(bank.saw, ({ good, poor }) => ({ good: keep(good), poor: keep(poor) })),
    fair: keep(bank.fair),
    went: each(bank.went, keep),
    know: keep(bank.know),
  }
}
