import { nameOf } from '#domain/directory/name.ts'
import { stateCode } from '#domain/directory/place.ts'
import type { ExtraFact, PositionRecord, Read, Source } from '#domain/directory/record.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { type Row, readCsv } from '../files/csv.ts'
import type { Input } from '../files/input.ts'

/** Blocks of appointment columns; the export has more than these for nobody. */
const blocks = [1, 2, 3, 4, 5, 6] as const
/** The export of 2023-07 speaks up to the end of that month. */
const edition = readDay('2023-07-31')

/** "3/23/2012" and "1882-07-20" both stand in the export. */
function readDate(text: string): Day | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (!american) return readDay(text)
  const [, month = '', day = '', year = ''] = american
  return readDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** The state of a district court's name; courts of appeals and national courts have none. */
function stateOf(courtName: string): string | null {
  const place = /^U\.S\. District Court for the (?:(?:Northern|Southern|Eastern|Western|Middle|Central) )?District of (.+)$/.exec(courtName)
  const [, name = ''] = place ?? []
  return name === '' ? null : stateCode(name.replace(/ \(.*\)$/, ''))
}

/** A justice who takes senior status has retired from this court and sits no more on it (28 U.S.C. 371). */
const highest = 'Supreme Court of the United States'

/** The seat of a number such as "SCT0911": the last two digits count those who have held it. */
const seatOf = (number: string) => (/^\w+\d{4}$/.test(number) ? number.slice(0, -2) : null)

interface Appointment {
  position: PositionRecord
  /** Facts of this appointment. */
  facts: [field: string, value: string][]
}

/** Without a day of commission or of the recess appointment nothing says when it began. */
function readAppointment(row: Row, block: number, diedOn: Day | null): Appointment {
  const get = (column: string) => row.get(`${column} (${block})`)
  const title = get('Appointment Title') || 'Judge'
  const courtName = get('Court Name')
  const seniorOn = readDate(get('Senior Status Date'))
  const hasRetired = courtName === highest && seniorOn !== null
  const endedOn = hasRetired ? seniorOn : readDate(get('Termination Date'))
  const endReason = hasRetired ? 'Retirement' : get('Termination') || null
  const isOpen = endedOn === null && endReason === null
  const facts: [string, string][] = [
    ['appointing_president', get('Appointing President')],
    ['aba_rating', get('ABA Rating')],
    ['seat', get('Seat ID')],
    ['senior_status_on', hasRetired ? '' : (seniorOn ?? '')],
    ['chief_judge', [get('Service as Chief Judge, Begin'), get('Service as Chief Judge, End')].filter(Boolean).join(' to ')],
  ]
  return {
    position: {
      kind: /justice/i.test(title) ? 'justice' : 'judge',
      title,
      courtName,
      courtId: null,
      state: stateOf(courtName),
      counties: [],
      basis: 'appointed',
      fromOn: readDate(get('Commission Date')) ?? readDate(get('Recess Appointment Date')),
      fromPrecision: 'day',
      toOn: isOpen ? diedOn : endedOn,
      endReason: isOpen && diedOn ? 'Death' : endReason,
      seat: seatOf(get('Seat ID')),
      seniorOn: hasRetired ? null : seniorOn,
    },
    facts: facts.filter(([, value]) => value !== ''),
  }
}

const isOpen = ({ toOn, endReason }: PositionRecord) => toOn === null && endReason === null

function schools(row: Row): ExtraFact[] {
  return [1, 2, 3, 4, 5].flatMap((number) => {
    const value = [row.get(`School (${number})`), row.get(`Degree (${number})`), row.get(`Degree Year (${number})`)]
      .filter(Boolean)
      .join(', ')
    return row.get(`School (${number})`) === '' ? [] : [{ field: 'school', value }]
  })
}

/** The day of death as exactly as it is known: "1971-05-28", or "1971"; `null` for the living. */
function deathOf(row: Row): string | null {
  const [year, month, day] = ['Death Year', 'Death Month', 'Death Day'].map((column) => row.get(column))
  if (!/^\d{4}$/.test(year ?? '')) return null
  return readDay([year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')) ?? year!
}

function* readJudge(row: Row, whole: ReadonlySet<number>): Generator<Read> {
  const { line } = row
  const key = row.get('nid')
  if (!/^\d+$/.test(key)) {
    yield { skipped: { line, why: `The number of the judge (nid) is "${key}"; digits were expected.` } }
    return
  }
  const name = nameOf({
    given: row.get('First Name'),
    middle: row.get('Middle Name'),
    family: row.get('Last Name'),
    suffix: row.get('Suffix'),
  })
  if (!name.ok) {
    yield { skipped: { line, why: english(name.why) } }
    return
  }
  const died = deathOf(row)
  const diedOn = died?.length === 10 ? readDay(died) : null
  const appointments: Appointment[] = []
  for (const block of blocks) {
    if (row.get(`Court Name (${block})`) === '') continue
    if (whole.has(block)) appointments.push(readAppointment(row, block, diedOn))
    else
      yield {
        noted: {
          line,
          why: `Appointment ${block} (${row.get(`Court Name (${block})`)}) is left out: the file stops in the middle of its columns.`,
        },
      }
  }
  if (appointments.length === 0) {
    yield { skipped: { line, why: 'No whole appointment stands in the line.' } }
    return
  }
  // The newest comes last; an appointment that goes on is newer than any that has ended.
  const ordered = appointments.toSorted(
    (a, b) => Number(isOpen(a.position)) - Number(isOpen(b.position)) || (a.position.fromOn ?? '').localeCompare(b.position.fromOn ?? ''),
  )
  const birthYear = row.get('Birth Year')
  yield {
    record: {
      what: 'person',
      key,
      line,
      ref: `nid ${key}`,
      role: 'judge',
      kind: ordered.at(-1)!.position.kind,
      jurisdiction: 'federal',
      name: name.name,
      standing: ordered.some(({ position }) => isOpen(position)) && died === null ? 'serving' : 'ended',
      isFictional: false,
      positions: ordered.map(({ position }) => position),
      facts: [
        ...ordered.flatMap(({ facts }, position) => facts.map(([field, value]) => ({ field, value, position }))),
        ...(/^\d{4}$/.test(birthYear) ? [{ field: 'birth_year', value: birthYear }] : []),
        ...(died === null ? [] : [{ field: 'died_on', value: died }]),
        ...schools(row),
      ],
    },
  }
}

/**
 * Federal judges from the Federal Judicial Center's export (judges.csv). Race, gender, birth place and
 * party are not taken. A block of appointment columns counts as whole when its last column is there.
 */
export function federalJudges(input: Input, editionOn: Day | null = edition): Source {
  return {
    id: 'federal-judges',
    title: 'Biographical Directory of Article III Federal Judges',
    publisher: 'Federal Judicial Center',
    url: 'https://www.fjc.gov/history/judges',
    licence: 'Work of the US government, public domain',
    editionOn,
    file: input,
    read: async function* read() {
      const needed = ['nid', 'Last Name', 'First Name', 'Court Name (1)', 'Commission Date (1)', 'Termination Date (1)']
      let whole: ReadonlySet<number> | null = null
      for await (const found of readCsv(input.chunks(), { needed })) {
        if ('skipped' in found) {
          yield found
          continue
        }
        whole ??= new Set(blocks.filter((block) => found.row.has(`Termination Date (${block})`)))
        yield* readJudge(found.row, whole)
      }
    },
  }
}
