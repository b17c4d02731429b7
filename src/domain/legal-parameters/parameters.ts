import { readDay, type Day } from '#kernel/day.ts'

/** A figure of a law, for the days on which it is in force. */
export interface Parameter<V> {
  kind: string
  /** Two letters. */
  state: string
  value: V
  from: Day
  /** The last day; `null`: no end is known. */
  until: Day | null
  /** The statute, as a court cites it. */
  citation: string
  /** The day on which someone compared it with the state's own code; `null`: nobody has, and a page says so. */
  checkedOn: Day | null
  /** The words of the law that the value is read from. */
  words: string
}

/** A row as it is written in a file. */
export type Written<V> = Omit<Parameter<V>, 'kind' | 'from' | 'until' | 'checkedOn'> & {
  from: string
  until: string | null
  checkedOn: string | null
}

function dayOf(text: string): Day {
  const day = readDay(text)
  if (day === null) throw new RangeError(`a legal parameter has no day "${text}"`)
  return day
}

/**
 * Loads dated rows of one kind.
 * @returns the rows by state, each state's in the order of their days
 * @throws RangeError for a day that doesn't exist, a row that ends before it begins, one without a citation or words, and for two rows of one
 * state that are in force on the same day
 */
export function loadParameters<V>(kind: string, written: readonly Written<V>[]): ReadonlyMap<string, readonly Parameter<V>[]> {
  const rows = written.map((row): Parameter<V> => {
    if (!/^[A-Z]{2}$/.test(row.state) || row.citation === '' || row.words === '')
      throw new RangeError(`a legal parameter of ${kind} needs a state, a citation and the words of the law`)
    const [from, until] = [dayOf(row.from), row.until === null ? null : dayOf(row.until)]
    if (until !== null && until < from) throw new RangeError(`a legal parameter of ${row.state} ends before it begins`)
    return { ...row, kind, from, until, checkedOn: row.checkedOn === null ? null : dayOf(row.checkedOn) }
  })
  const byState = Map.groupBy(rows, ({ state }) => state)
  for (const [state, its] of byState) {
    its.sort((one, other) => (one.from < other.from ? -1 : 1))
    for (const [index, next] of its.entries()) {
      const before = its[index - 1]
      if (before && (before.until === null || before.until >= next.from))
        throw new RangeError(`two legal parameters of ${kind} are in force in ${state} on one day`)
    }
  }
  return byState
}
