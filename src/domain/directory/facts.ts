import type { Day } from '#kernel/day.ts'
import type { CourtRecord, PersonRecord } from './record.ts'

/** One field as it is shown, with what must be known of it beside the source. */
export interface FactValue {
  field: string
  value: string
  /** Index of the position that it is a field of; `null` for a field of the person or court. */
  position: number | null
}

type Pairs = Record<string, string | null>

const present = (pairs: Pairs, position: number | null): FactValue[] =>
  Object.entries(pairs).flatMap(([field, value]) => (value === null || value === '' ? [] : [{ field, value, position }]))

/** A day as exactly as the source knows it: "2014-11-04", "2014-11" or "2014". */
function dayText(day: Day | null, precision: 'day' | 'month' | 'year' = 'day'): string | null {
  return day === null ? null : day.slice(0, { day: 10, month: 7, year: 4 }[precision])
}

/** Every field of a person that a page shows: no field without a row that says where it came from. */
export function factsOfPerson(person: PersonRecord): FactValue[] {
  const facts = present(
    {
      name: person.name.display,
      role: person.role,
      kind: person.kind,
      jurisdiction: person.jurisdiction,
      standing: person.standing,
    },
    null,
  )
  person.positions.forEach((position, index) => {
    facts.push(
      ...present(
        {
          title: position.title,
          court: position.courtName,
          state: position.state,
          county: position.counties.join('; '),
          [`${position.basis}_on`]: dayText(position.fromOn, position.fromPrecision),
          ended_on: dayText(position.toOn),
          end_reason: position.endReason,
        },
        index,
      ),
    )
  })
  for (const { field, value, position } of person.facts) facts.push({ field, value, position: position ?? null })
  return facts
}

/** Every field of a court but the one above it, whose name is that court's own. */
export function factsOfCourt(court: CourtRecord): FactValue[] {
  return present(
    {
      name: court.name,
      system: court.system,
      level: court.level,
      hears_family: court.hearsFamily ? 'yes' : null,
      state: court.state,
      county: court.county,
      website: court.website,
      opened_on: court.openedOn,
      closed_on: court.closedOn,
    },
    null,
  )
}
