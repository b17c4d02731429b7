import type { CourtRecord } from '#domain/directory/record.ts'
import { type State, spoken, states } from './places.ts'

/** A court of the demo as the list of courts and a person's position both know it. */
export interface DemoCourt {
  key: string
  name: string
}

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

/** The invented court of a whole state. Keys of courts come before those of people: a person's court is there first. */
function stateCourt({ bench, code, name }: State): DemoCourt {
  return { key: `court-${slug(code)}`, name: `${bench} Family Court of ${code === 'DC' ? 'the District of Columbia' : name}` }
}

/** The invented division of a real county: "Larkmoor Family Division, Travis County". */
export function countyCourt(state: State, county: string): DemoCourt {
  return { key: `${stateCourt(state).key}-${slug(county)}`, name: `${state.bench} Family Division, ${spoken(county)}` }
}

/** How many departments a division has: by the size of the state and the county's place in its list. */
export function departmentsOf(state: State, place: number): number {
  return Math.min(6, Math.floor(state.size / 30 / (place + 1)))
}

/** A department of a division, counted from 1. */
export function department(state: State, county: string, number: number): DemoCourt {
  const { key, name } = countyCourt(state, county)
  return { key: `${key}-${number}`, name: `${name}, Department ${number}` }
}

/** All courts of the demo: state court, county divisions below it, departments below those. */
export function demoCourts(): CourtRecord[] {
  const courts: CourtRecord[] = []
  const add = ({ key, name }: DemoCourt, above: DemoCourt | null, state: State, county: string | null) => {
    courts.push({
      what: 'court',
      key,
      line: courts.length + 1,
      name,
      parentKey: above?.key ?? null,
      system: 'state',
      level: 'trial',
      hearsFamily: true,
      state: state.code,
      county,
      website: null,
      openedOn: null,
      closedOn: null,
    })
  }
  for (const state of states) {
    const top = stateCourt(state)
    add(top, null, state, null)
    for (const [place, county] of state.counties.entries()) {
      const division = countyCourt(state, county)
      add(division, top, state, county)
      for (let number = 1; number <= departmentsOf(state, place); number++) add(department(state, county, number), division, state, county)
    }
  }
  return courts
}
