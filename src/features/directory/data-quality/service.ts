import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import type { Clock } from '#kernel/clock.ts'
import { csvOf } from '#kernel/csv.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { type Area, type calls, fields } from './contract.ts'
import { daysBetween } from './rules.ts'
import { peopleWithGap } from './store.gaps.ts'
import { alikeIn, fieldRows, monthsOf, newestCount, type Place, placeFigures, placesBelow, sourcesOf } from './store.ts'

/** People on one page of the list with a gap. */
const pageOfPeople = 50

interface Asked {
  state?: string | undefined
  county?: string | undefined
}

/** @throws Fault `invalid` for a county without its state, or a text that no place has */
function placeOf({ state, county }: Asked): Place {
  if (county !== undefined && state === undefined) throw new Fault('invalid', msg`Name the state of the county.`, { field: 'state' })
  if (county?.includes('\0')) throw new Fault('invalid', msg`No county is called so. Choose one from the list.`, { field: 'county' })
  return { state: state ?? '', county: county ?? '' }
}

const nothing: Omit<Area, 'measuredOn'> = {
  people: 0,
  fictional: 0,
  courts: 0,
  courtSites: 0,
  namedCourts: 0,
  orphanCourts: 0,
  alike: 0,
  fields: [],
  sources: [],
  below: [],
  months: [],
}

export function service({ db, clock }: { db: Db; clock: Clock }): Handlers<typeof calls> {
  const area = async (asked: Asked): Promise<Area> => {
    const place = placeOf(asked)
    const count = await newestCount(db)
    if (!count) return { ...nothing, measuredOn: null }
    const { month, measuredOn } = count
    const figures = await placeFigures(db, month, place)
    if (!figures) {
      if (place.state === '') return { ...nothing, measuredOn }
      throw new Fault('not_found', msg`Nobody of this place is in the directory. Choose a place from the list.`)
    }
    const today = dayOf(clock())
    const [rows, sources, below, months, alike] = await Promise.all([
      fieldRows(db, month, place),
      sourcesOf(db, month, place),
      placesBelow(db, month, place),
      monthsOf(db, place),
      alikeIn(db, place),
    ])
    const ordered = rows
      .map(({ state: _state, county: _county, ...row }) => ({
        ...row,
        ageDays: row.verifiedOn === null ? null : daysBetween(row.verifiedOn, today),
      }))
      .toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field))
    return { ...figures, alike, measuredOn, fields: ordered, sources, below, months }
  }

  return {
    area: async ({ query }) => area(query),

    gaps: async ({ query: { cursor, ...asked } }) => {
      placeOf(asked)
      const after = readCursor(asked, cursor, ['text', 'id'])
      const found = await peopleWithGap(db, asked, after, pageOfPeople)
      const { items, next } = pageOf(found, pageOfPeople, asked, (last) => [last.sortName, last.id])
      return { people: items.map(({ sortName: _sortName, ...person }) => person), next }
    },

    csv: async ({ query }) => {
      const place = placeOf(query)
      const count = await newestCount(db)
      const rows = count
        ? [...(await fieldRows(db, count.month, place)), ...(await fieldRows(db, count.month, place, { below: true }))]
        : []
      const head = [
        'state',
        'county',
        'field',
        'expected',
        'filled',
        'disagree',
        'verified_middle',
        'verified_oldest',
        'sources',
        'counted_on',
      ]
      const lines = rows.map((row) => [
        row.state === '' ? 'all' : row.state,
        row.county === '' ? 'all' : row.county,
        row.field,
        String(row.n),
        String(row.filled),
        String(row.conflicts),
        row.verifiedOn,
        row.oldestOn,
        row.sources.join('; '),
        count?.measuredOn ?? null,
      ])
      return { csv: csvOf([head, ...lines]), lines: lines.length }
    },
  }
}
