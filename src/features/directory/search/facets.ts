import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import { stateName } from '#domain/directory/place.ts'
import { countyKey } from '#domain/matching/query.ts'
import type { SearchResult } from './contract.ts'
import { type CourtsAbove, type Group, wholeCourtName } from './store.groups.ts'

type Facets = SearchResult['facets']
type Line = Facets['role'][number]

/** How many counties and courts are shown. */
const mostListed = 12

/** Labels for readers of the API; pages say the words of role and jurisdiction themselves. */
const roleLabels: Readonly<Record<string, Text>> = {
  judge: msg`Judge`,
  attorney: msg`Attorney`,
  gal: msg`Guardian ad litem`,
  expert: msg`Expert`,
}
const roleLabel = (role: string) => (roleLabels[role] ? english(roleLabels[role]) : role)

const jurisdictionLabels = { family: msg`State and family courts`, federal: msg`Federal courts` } as const
const jurisdictionLabel = (value: keyof typeof jurisdictionLabels) => english(jurisdictionLabels[value])

/** The value of `jurisdiction=` for a person's row. */
const jurisdictionValue = (jurisdiction: string) => (jurisdiction === 'federal' ? 'federal' : 'family')

function ordered(lines: Iterable<Line>, most = Infinity): Line[] {
  return [...lines].toSorted((a, b) => b.n - a.n || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0)).slice(0, most)
}

/**
 * Counts of a list of people by what their groups say; one entry of `groups` for each person. A line counts
 * those who are found when it is chosen: at a court also the people of the courts below it.
 */
export function facetsOfPeople(groups: readonly number[], known: ReadonlyMap<number, Group>, above: CourtsAbove): Facets {
  const perGroup = new Map<number, number>()
  for (const id of groups) perGroup.set(id, (perGroup.get(id) ?? 0) + 1)
  const counts = {
    role: new Map<string, Line>(),
    state: new Map(),
    county: new Map(),
    court: new Map(),
    jurisdiction: new Map(),
  } satisfies Record<string, Map<string, Line>>
  const states = new Map<string, string | null>()
  const courtNames = new Map<string, string>()
  const add = (facet: Map<string, Line>, value: string, label: string, n: number) => {
    const line = facet.get(value)
    if (line) line.n += n
    else facet.set(value, { value, label, n })
  }
  for (const [id, n] of perGroup) {
    const group = known.get(id)
    if (!group) continue
    const jurisdiction = jurisdictionValue(group.jurisdiction)
    add(counts.role, group.role, group.role, n)
    add(counts.jurisdiction, jurisdiction, jurisdiction, n)
    if (group.state) add(counts.state, group.state, stateName(group.state), n)
    for (const [key, county] of new Map(group.counties.map((name) => [countyKey(name), name] as const))) {
      add(counts.county, key, county, n)
      states.set(key, states.has(key) && states.get(key) !== group.state ? null : group.state)
    }
    if (group.courtName && !group.courtId) add(counts.court, wholeCourtName(group.courtName), group.courtName, n)
    if (group.courtName && group.courtId) {
      courtNames.set(group.courtId, group.courtName)
      for (const court of [group.courtId, ...(above.get(group.courtId) ?? [])]) add(counts.court, court, court, n)
    }
  }
  // A higher court with no people of its own gets no line.
  for (const [court, line] of counts.court) {
    const name = courtNames.get(court)
    if (name !== undefined) line.label = name
    else if (line.label === court) counts.court.delete(court)
  }
  const counties = ordered(
    [...counts.county].map(([key, line]) => countyLine(line, states.get(key) ?? null)),
    mostListed,
  )
  return {
    // Put into words once for each line, not for each group.
    role: ordered([...counts.role.values()].map((line) => ({ ...line, label: roleLabel(line.value) }))),
    state: ordered(counts.state.values()),
    county: counties,
    court: ordered(counts.court.values(), mostListed),
    jurisdiction: ordered(
      [...counts.jurisdiction.values()].map((line) => ({ ...line, label: jurisdictionLabel(jurisdictionValue(line.value)) })),
    ),
  }
}

/** The line of a county in one state names the state; for a name in several states, the name alone is the filter. */
function countyLine({ label, n }: Line, state: string | null): Line {
  return { value: label, label: state ? `${label}, ${state}` : label, n }
}

/** The facets from counts that the database made of whole groups. */
export function facetsOfCounts(rows: readonly { facet: string; value: string | null; label: string | null; n: number }[]): Facets {
  const lines = (facet: string, labelled: (value: string, label: string | null) => string, valued = (value: string) => value) =>
    ordered(
      rows.flatMap((row) =>
        row.facet === facet && row.value !== null ? [{ value: valued(row.value), label: labelled(row.value, row.label), n: row.n }] : [],
      ),
    )
  return {
    role: lines('role', roleLabel),
    state: lines('state', stateName),
    county: lines('county', (value, state) => (state ? `${value}, ${state}` : value)),
    court: lines('court', (value, name) => name ?? value),
    jurisdiction: lines('jurisdiction', (value) => jurisdictionLabel(jurisdictionValue(value)), jurisdictionValue),
  }
}
