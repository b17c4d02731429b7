import { nameOf, readName } from '#domain/directory/name.ts'
import { countyName, stateCode } from '#domain/directory/place.ts'
import type { PersonRecord, Read, Source, SourceFile } from '#domain/directory/record.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { roles } from '#directory/professionals/contract.ts'
import { type Row, type RowRead, readCsv } from '../files/csv.ts'
import type { Input } from '../files/input.ts'
import { columnsOf, fits, type Mapping, titleOf } from './mapping.ts'

type Precision = 'day' | 'month' | 'year'

/** "2019-05-01", "5/1/2019", "2019-05" or "2019"; an empty text is no day. */
function readWhen(text: string): { day: Day | null; precision: Precision } | null {
  if (text === '') return { day: null, precision: 'day' }
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [, month = '', date = '', year = ''] = american ?? []
  const whole = american ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  const precision = ({ 4: 'year', 7: 'month', 10: 'day' } as const)[whole.length]
  const day = precision && readDay(`${whole}${'-01-01'.slice(whole.length - 4)}`)
  return day ? { day, precision } : null
}

type Field = Exclude<keyof Mapping['columns'], 'key'>

function readPerson(row: Row, { columns, values, facts }: Mapping): Read {
  const { line } = row
  const skip = (why: string): Read => ({ skipped: { line, why } })
  const get = (field: Field): string => {
    const column = columns[field]
    const constant = field in values ? values[field as keyof Mapping['values']] : undefined
    return (column ? row.get(column) : '') || (constant ?? '')
  }
  const key = columns.key.map((column) => row.get(column)).join('|')
  if (key.replaceAll('|', '') === '') return skip('The columns of the key are empty.')
  const name = columns.name
    ? readName(row.get(columns.name))
    : nameOf({ given: get('given'), middle: get('middle'), family: get('family'), suffix: get('suffix') })
  if (!name.ok) return skip(english(name.why))
  const role = roles.find((known) => known === get('role').toLowerCase())
  if (!role) return skip(`"${get('role')}" is no role; use ${roles.join(', ')}.`)
  const kind = get('kind').toLowerCase().replaceAll(/[ -]/g, '_')
  if (!fits(role, kind)) return skip(`"${get('kind')}" is no kind of ${role}.`)
  const state = stateCode(get('state'))
  if (!state) return skip(`"${get('state')}" is no state.`)
  const [from, to] = [readWhen(get('from')), readWhen(get('to'))]
  if (!from || !to) return skip(`"${from ? get('to') : get('from')}" is no day, month or year.`)

  const counties = get('county')
    .split(';')
    .flatMap((county) => countyName(county, state) ?? [])
  const endReason = get('end_reason') || null
  const record: PersonRecord = {
    what: 'person',
    key,
    line,
    role,
    kind,
    jurisdiction: 'state',
    name: name.name,
    standing: to.day || endReason ? 'ended' : 'last_known',
    isFictional: false,
    positions: [
      {
        kind,
        title: get('title') || titleOf(kind),
        courtName: get('court') || null,
        courtId: null,
        state,
        counties: [...new Set(counties)],
        basis: values.basis ?? 'listed',
        fromOn: from.day,
        fromPrecision: from.precision,
        toOn: to.day,
        endReason,
      },
    ],
    facts: Object.entries(facts).flatMap(([field, column]) => (row.get(column) === '' ? [] : [{ field, value: row.get(column) }])),
  }
  return { record }
}

/** A key made of one of these is no number of the source's own. */
const nameColumns = ['name', 'given', 'middle', 'family'] as const

/** People of rows that someone else reads, such as those of a page, by a mapping that says what the columns are. */
export function mappedRows(file: SourceFile, mapping: Mapping, editionOn: Day | undefined, rows: () => AsyncIterable<RowRead>): Source {
  const { id, title, publisher, url, licence, edition } = mapping.source
  return {
    id,
    title,
    publisher,
    url,
    licence,
    editionOn: editionOn ?? edition ?? null,
    file,
    keysAreNames: mapping.columns.key.some((column) => nameColumns.some((field) => mapping.columns[field] === column)),
    read: async function* read() {
      for await (const found of rows()) yield 'skipped' in found ? found : readPerson(found.row, mapping)
    },
  }
}

/** People of any table, by a mapping that says what its columns are. */
export function mappedCsv(input: Input, mapping: Mapping, editionOn?: Day): Source {
  return mappedRows(input, mapping, editionOn, () => readCsv(input.chunks(), { needed: columnsOf(mapping), delimiter: mapping.delimiter }))
}
