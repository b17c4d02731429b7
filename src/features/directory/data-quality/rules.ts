import type { Field } from './contract.ts'

/** What the last line of a load of the demonstration is called (src/demo/directory/load.ts): it counts ratings, and no records. */
export const noRun = 'reviews of fictional people'

type Role = 'judge' | 'attorney' | 'gal' | 'expert'
const everybody: readonly Role[] = ['judge', 'attorney', 'gal', 'expert']
const ofCourts: readonly Role[] = ['judge', 'gal']

interface Definition {
  /** Of whom it is expected: nobody is counted as lacking what their role does not have. */
  roles: readonly Role[]
  /** The facts that fill it, one is enough; none for what is looked up in the list of courts. */
  facts: readonly string[]
  /** Whether a person has one such value, so that two different ones disagree. */
  isSingle: boolean
}

/** What is counted. `court_listed` and `official` are asked of those alone who name a court. */
export const definitions: Readonly<Record<Field, Definition>> = {
  title: { roles: everybody, facts: ['title'], isSingle: true },
  court: { roles: ofCourts, facts: ['court'], isSingle: true },
  court_listed: { roles: ofCourts, facts: [], isSingle: false },
  official: { roles: ofCourts, facts: [], isSingle: false },
  state: { roles: everybody, facts: ['state'], isSingle: true },
  county: { roles: everybody, facts: ['county'], isSingle: true },
  began: { roles: everybody, facts: ['appointed_on', 'elected_on', 'listed_on'], isSingle: true },
  training: {
    roles: ['attorney', 'gal', 'expert'],
    facts: ['year_admitted', 'year_trained', 'school', 'law_school', 'background'],
    isSingle: false,
  },
}

/** Each role, field and fact as one row, as the queries need it. */
export const expected: readonly { field: string; role: string; fact: string; is_single: boolean }[] = Object.entries(definitions).flatMap(
  ([field, { roles, facts, isSingle }]) => roles.flatMap((role) => facts.map((fact) => ({ field, role, fact, is_single: isSingle }))),
)

/** How many of something are there, from 0 to 1; `null` where nothing is expected. */
export function shareOf({ n, filled }: { n: number; filled: number }): number | null {
  return n === 0 ? null : filled / n
}

/** Whole days between two calendar days, `to` not before `from`; 0 for a day that is still to come. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000))
}

/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}
