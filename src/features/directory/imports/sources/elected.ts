import { readName } from '#domain/directory/name.ts'
import { fold } from '#domain/matching/fold.ts'
import { countyName, stateCode } from '#domain/directory/place.ts'
import type { ExtraFact, LineNote, PersonRecord, Read, Source } from '#domain/directory/record.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { type Row, readCsv } from '../files/csv.ts'
import type { Input } from '../files/input.ts'
import { noJudge, readOffice } from './office.ts'
import { type Leader, whyUnknown } from './outcome.ts'
import { readSeat } from './seats.ts'

/** A district of more counties says nothing about where the judge sits. */
const mostCounties = 12

/** "20141104", or a year alone. */
function readElection(text: string): { day: Day; precision: 'month' | 'year' } | null {
  if (/^\d{4}$/.test(text)) {
    const day = readDay(`${text}-01-01`)
    return day && { day, precision: 'year' }
  }
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? []
  const day = readDay(`${year}-${month}-${date}`)
  return day && { day, precision: 'month' }
}

/** The counties of a line; none where it holds the total of the contest. */
function countiesOf(row: Row, state: string): string[] {
  const texts = row.get('counties').split(';')
  if (texts.some((text) => /^\s*totals?\s*$/i.test(text))) return []
  return [...new Set(texts.flatMap((text) => countyName(text, state) ?? []))]
}

/** The source's facts about the contest and about family cases, in words. */
function factsOf(row: Row): ExtraFact[] {
  const flag = row.get('family_flag')
  const family: Record<string, string> = {
    named_family_or_juvenile: 'The office is named for family or juvenile cases.',
    'chancery(family jurisdiction in MS/TN)': 'Chancery courts hear family cases in this state.',
  }
  const facts = [
    { field: 'district', value: row.get('district') === 'NA' ? '' : row.get('district').replaceAll(/ ?\((?!\d)[^)]*\)/g, '') },
    { field: 'election', value: row.get('election_kind') },
    { field: 'family_cases', value: family[flag] ?? '' },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** A line that names a judge and an election, before the winner is known. */
interface Candidacy extends Leader {
  row: Row
  precision: 'month' | 'year'
}

function readLine(row: Row): Candidacy | { skipped: LineNote } {
  const { line } = row
  const skip = (why: string) => ({ skipped: { line, why } })
  const state = stateCode(row.get('state'))
  if (!state) return skip(`"${row.get('state')}" is no state.`)
  const election = readElection(row.get('election_date'))
  if (!election) return skip(`"${row.get('election_date')}" is no day of an election.`)
  const name = readName(row.get('name'))
  if (!name.ok) return skip(english(name.why))
  const office = row.get('office')
  if (office === '') return skip('There is no office.')
  const why = noJudge(state, office)
  if (why) return skip(why)
  const counties = countiesOf(row, state)
  const share = Number.parseFloat(row.get('share'))
  const { day, precision } = election
  return {
    row,
    line,
    state,
    office,
    kind: row.get('election_kind') === 'primary' ? 'primary' : 'general',
    day,
    precision,
    name: name.name,
    seat: readSeat({ state, office, district: row.get('district'), counties, day }),
    counties,
    share: Number.isNaN(share) ? null : share,
  }
}

/** The seat's part of a person's key: two people of one name in a state are two. */
const placeKey = ({ seat, state }: Candidacy) => fold(seat.key.slice(state.length)).replaceAll(' ', '-')

/** The file's own counties of a seat; an appellate seat is no county's. */
const ownCounties = ({ seat, row, state, counties }: Candidacy) => {
  const listed =
    counties.length > 0
      ? counties
      : [
          ...new Set(
            row
              .get('counties')
              .split(';')
              .flatMap((text) => countyName(text, state) ?? []),
          ),
        ]
  return seat.isAppellate || listed.length > mostCounties ? [] : listed
}

function recordOf(won: Candidacy): PersonRecord {
  const { row, line, state, office, name, seat, day, precision } = won
  const { kind, title, courtName } = readOffice(state, office, row.get('district'))
  return {
    what: 'person',
    key: `${state}-${fold(name.display).replaceAll(' ', '')}-${placeKey(won)}`,
    line,
    role: 'judge',
    kind,
    jurisdiction: 'state',
    name,
    standing: 'last_known',
    isFictional: false,
    positions: [
      {
        kind,
        title,
        courtName,
        courtId: null,
        state,
        counties: ownCounties(won),
        basis: 'elected',
        fromOn: day,
        fromPrecision: precision,
        toOn: null,
        endReason: null,
        seat: seat.isOne ? seat.key : null,
      },
    ],
    facts: factsOf(row),
    asOf: precision === 'year' ? null : day,
  }
}

/** Of several lines about one person in one court the newest counts. A person of that name in another court is someone else. */
function* people(won: readonly Candidacy[]): Generator<Read> {
  const named = Map.groupBy(won, ({ state, name }) => `${state} ${fold(name.display).replaceAll(' ', '')}`)
  const instead = new Map<number, number>()
  for (const [, lines] of named) {
    const newest = lines.toSorted((a, b) => b.day.localeCompare(a.day) || a.line - b.line)
    for (const [at, one] of newest.entries()) {
      const newer = newest.slice(0, at).find((other) => !instead.has(other.line) && areOnePlace(one, other))
      if (newer) instead.set(one.line, newer.line)
    }
  }
  for (const one of won) {
    const line = instead.get(one.line)
    if (line === undefined) yield { record: recordOf(one) }
    else yield { skipped: { line: one.line, why: `Line ${line} is about the same person and is counted instead.` } }
  }
}

const areOnePlace = (a: Candidacy, b: Candidacy) =>
  a.seat.key === b.seat.key ||
  (a.seat.district !== null && a.seat.district === b.seat.district) ||
  (a.seat.isAppellate === b.seat.isAppellate && a.counties.some((county) => b.counties.includes(county)))

/**
 * State judges who won an election (elected_judges_people.csv): "elected in 2014" is known of them,
 * and nothing about today. Lines that do not say who won are left out, each with the reason (decision 0047).
 */
export function electedJudges(input: Input, editionOn: Day | null = null): Source {
  return {
    id: 'elected-judges',
    title: 'Elected state judges, from official election results',
    publisher: 'OpenElections, from the results of state and county election offices',
    url: 'https://openelections.net/',
    licence: 'Public results; MIT where the repository has a licence file',
    editionOn,
    keysAreNames: true,
    file: input,
    // The winner is known only from all lines about the seat: all of them are read first.
    read: async function* read() {
      const needed = ['state', 'election_date', 'election_kind', 'office', 'district', 'counties', 'share', 'name']
      const lines: Candidacy[] = []
      for await (const found of readCsv(input.chunks(), { needed })) {
        const line = 'skipped' in found ? found : readLine(found.row)
        if ('skipped' in line) yield line
        else lines.push(line)
      }
      const unknown = whyUnknown(lines)
      for (const { line } of lines) {
        const why = unknown.get(line)
        if (why !== undefined) yield { skipped: { line, why } }
      }
      yield* people(lines.filter(({ line }) => !unknown.has(line)))
    },
  }
}
