// List-append histories (Kingsbury and Alvaro 2020, "Elle: Inferring Isolation Anomalies from Experimental Observations", VLDB 14(3)):
// clients append to one list, are killed off, try again and read; from what they were answered, the list and what they read, it follows
// whether anything was lost, doubled or put elsewhere.

/** One message that a client wanted to send. Times in ms on one clock. */
export interface Append {
  /** Its text, of which there is no second. */
  value: string
  began: number
  /** When the server confirmed it; `null` where the client gave up before it heard: the message may be there, or not. */
  confirmed: number | null
}

/** A part of the list that a client read, in order: the latest that there were. */
export interface Read {
  reader: string
  values: readonly string[]
}

export interface History {
  appends: readonly Append[]
  reads: readonly Read[]
  /** The list as it is at the end. */
  list: readonly string[]
}

/** What is wrong, a line each; nothing for a history that a list with one place for each message could have had. */
export function anomalies({ appends, reads, list }: History): string[] {
  const wrong: string[] = []
  const place = new Map(list.map((value, at) => [value, at]))
  if (place.size < list.length) wrong.push(...list.filter((value, at) => place.get(value) !== at).map((value) => `doubled: ${value}`))
  const wanted = new Map(appends.map((append) => [append.value, append]))
  wrong.push(...list.filter((value) => !wanted.has(value)).map((value) => `never sent: ${value}`))
  wrong.push(...appends.filter(({ value, confirmed }) => confirmed !== null && !place.has(value)).map(({ value }) => `lost: ${value}`))

  // What was confirmed before another began stands before it: in the order of the list none began after a later one was confirmed.
  let earliest = Infinity
  for (const value of list.toReversed()) {
    const append = wanted.get(value)
    if (!append) continue
    if (append.began > earliest) wrong.push(`out of order: ${value}`)
    earliest = Math.min(earliest, append.confirmed ?? Infinity)
  }

  const seenTo = new Map<string, number>()
  for (const { reader, values } of reads) {
    const first = place.get(values[0] ?? '')
    if (values.length === 0) continue
    if (first === undefined || values.some((value, at) => list[first + at] !== value)) wrong.push(`read otherwise: ${values.join(' ')}`)
    else if (first + values.length < (seenTo.get(reader) ?? 0)) wrong.push(`gone again: ${list[first + values.length]}`)
    else seenTo.set(reader, first + values.length)
  }
  return wrong
}

/** Numbers that should be 1, 2, 3 and so on: the first that is not, or `null`. */
export const firstGap = (numbers: readonly number[]): number | null => numbers.find((number, at) => number !== at + 1) ?? null
