import { takenIn } from '../dates-in-text/taken.ts'
import type { KnownPerson, Mark } from './types.ts'

/** What a name often stands behind: a title or a role. */
const role = String.raw`(?:Dr|Mr|Mrs|Ms|Miss|Judge|Officer|Deputy|Detective|Sergeant|Sgt|Nurse|Coach|Principal|Commissioner|Magistrate|Referee|Attorney|Counselor|Professor|Prof)`
const named = new RegExp(String.raw`\b${role}\.?\s+(?:[A-Z]\.\s+)?[A-Z][\p{L}'’-]+(?:\s+[A-Z][\p{L}'’-]+)?`, 'gu')
/** Capitalized, but part of no name. */
const notName =
  /\s+(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|On|At|In|And|Court|Department|I)$/u

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

export interface Named extends Mark {
  name: string
}

/**
 * Finds the people of a case, and names behind a title or a role.
 * @param people at most some hundred
 * @returns a reader of one text: marks in order, none within another
 */
export function peopleReader(people: readonly KnownPerson[]): (text: string) => Named[] {
  const names = new Map<string, string>()
  // A way of saying it that fits two people names neither.
  const twice = new Set<string>()
  for (const { name, also } of people)
    for (const said of new Set([name, ...also])) {
      if (said.length < 2) continue
      const had = names.get(said)
      if (had !== undefined && had !== name) twice.add(said)
      names.set(said, name)
    }
  for (const said of twice) names.delete(said)
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length)
  const known =
    longestFirst.length > 0 ? new RegExp(String.raw`(?<![\p{L}\d])(?:${longestFirst.map(escaped).join('|')})(?![\p{L}\d])`, 'gu') : null
  return (text) => {
    const found: Named[] = []
    const taken = takenIn(text.length)
    const take = (from: number, to: number, name: string) => {
      if (!taken.isFree(from, to)) return
      taken.take(from, to)
      found.push({ from, to, kind: 'person', name })
    }
    for (const match of known ? text.matchAll(known) : []) take(match.index, match.index + match[0].length, names.get(match[0])!)
    for (const match of text.matchAll(named)) {
      const said = match[0].replace(notName, '')
      if (said.includes(' ')) take(match.index, match.index + said.length, said.replaceAll(/\s+/g, ' '))
    }
    return found.toSorted((a, b) => a.from - b.from)
  }
}
