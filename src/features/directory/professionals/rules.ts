// What a corrected fact changes: pure decisions, no SQL.
import { readName } from '#domain/directory/name.ts'
import { countyName, stateCode } from '#domain/directory/place.ts'
import type { PersonName } from '#domain/directory/record.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'

/** What a corrected value changes beside the fact: columns of the person or of one position. */
export type Effect =
  | { on: 'person'; name: PersonName }
  | { on: 'person'; standing: 'serving' | 'ended' | 'last_known' }
  | { on: 'position'; title: string }
  | { on: 'position'; courtName: string }
  | { on: 'position'; state: string }
  | { on: 'position'; counties: string[] }
  | { on: 'position'; basis: 'appointed' | 'elected' | 'listed'; fromOn: Day; fromPrecision: 'day' | 'month' | 'year' }
  | { on: 'position'; toOn: Day }
  | { on: 'position'; endReason: string }
  | { on: 'nothing' }

export type Fitting = { ok: true; value: string; effect: Effect } | { ok: false; why: Text }

const standings = ['serving', 'ended', 'last_known'] as const
const no = (why: Text): Fitting => ({ ok: false, why })
const notLikeThis = msg`What somebody is cannot be changed like this, for ratings ask by it. Do it in the source.`

/** "2014-11-04", "2014-11" or "2014". */
function readWhen(text: string): { day: Day; precision: 'day' | 'month' | 'year' } | null {
  const precision = ({ 4: 'year', 7: 'month', 10: 'day' } as const)[text.length]
  const day = precision && readDay(`${text}${'-01-01'.slice(text.length - 4)}`)
  return day ? { day, precision } : null
}

/**
 * Reads the right value of a field as the directory stores it.
 * @param field the fact's field, such as "county" or "elected_on"
 * @param state the person's state, for the names of counties
 */
export function fitting(field: string, position: number | null, text: string, state: string | null): Fitting {
  const value = text.trim()
  if (value === '') return no(msg`The right value is empty.`)
  if (position === null) return fittingPerson(field, value)
  const good = (effect: Effect, stored = value): Fitting => ({ ok: true, value: stored, effect })
  switch (field) {
    case 'title':
      return good({ on: 'position', title: value })
    case 'court':
      return good({ on: 'position', courtName: value })
    case 'state': {
      const code = stateCode(value)
      return code ? good({ on: 'position', state: code }, code) : no(msg`"${{ value }}" is no state.`)
    }
    case 'county': {
      const names = value.split(';').map((name) => countyName(name, state ?? ''))
      const counties = names.filter((name) => name !== null)
      return counties.length === names.length
        ? good({ on: 'position', counties }, counties.join('; '))
        : no(msg`"${{ value }}" is no county, or not one after the other with ";" between them.`)
    }
    case 'appointed_on':
    case 'elected_on':
    case 'listed_on': {
      const when = readWhen(value)
      const basis = field.slice(0, -3) as 'appointed' | 'elected' | 'listed'
      return when
        ? good({ on: 'position', basis, fromOn: when.day, fromPrecision: when.precision })
        : no(msg`"${{ value }}" is no day. Write 2014-11-04, 2014-11 or 2014.`)
    }
    case 'ended_on': {
      const day = readDay(value)
      return day ? good({ on: 'position', toOn: day }) : no(msg`"${{ value }}" is no day. Write 2014-11-04.`)
    }
    case 'end_reason':
      return good({ on: 'position', endReason: value })
    case 'kind':
      return no(notLikeThis)
    default:
      return good({ on: 'nothing' })
  }
}

function fittingPerson(field: string, value: string): Fitting {
  switch (field) {
    case 'name': {
      const read = readName(value)
      return read.ok ? { ok: true, value: read.name.display, effect: { on: 'person', name: read.name } } : no(read.why)
    }
    case 'standing': {
      const standing = standings.find((known) => known === value)
      return standing ? { ok: true, value, effect: { on: 'person', standing } } : no(msg`Write ${{ standings: standings.join(', ') }}.`)
    }
    case 'role':
    case 'kind':
    case 'jurisdiction':
      return no(notLikeThis)
    default:
      return { ok: true, value, effect: { on: 'nothing' } }
  }
}
