import { readName } from '../../../domain/directory/name.ts'
import { fold } from '../../../domain/matching/fold.ts'
import { countyName, stateCode } from '../../../domain/directory/place.ts'
import type { ExtraFact, Read, Source } from '../../../domain/directory/record.ts'
import { type Day, readDay } from '../../../kernel/day.ts'
import { type Row, readCsv } from '../files/csv.ts'
import type { Input } from '../files/input.ts'
import { isStatewide, noJudge, readOffice } from './office.ts'

/** An office of more counties is a statewide one: the list says nothing about where the judge sits. */
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

function countiesOf(row: Row, state: string): string[] {
  if (isStatewide(state, row.get('office'), row.get('district'))) return []
  const found = row
    .get('counties')
    .split(';')
    .flatMap((text) => countyName(text, state) ?? [])
  const distinct = [...new Set(found)]
  return distinct.length <= mostCounties ? distinct : []
}

/** What the source says of the contest and of family cases, in words. */
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

function readJudge(row: Row): Read {
  const { line } = row
  const skip = (why: string): Read => ({ skipped: { line, why } })
  const state = stateCode(row.get('state'))
  if (!state) return skip(`"${row.get('state')}" is no state.`)
  const election = readElection(row.get('election_date'))
  if (!election) return skip(`"${row.get('election_date')}" is no day of an election.`)
  const name = readName(row.get('name'))
  if (!name.ok) return skip(name.why)
  const office = row.get('office')
  if (office === '') return skip('There is no office.')
  const why = noJudge(state, office)
  if (why) return skip(why)

  const { kind, title, courtName } = readOffice(state, office, row.get('district'))
  const { display, suffix } = name.name
  return {
    record: {
      what: 'person',
      // The file has one line to a state and name, so these are what an edition and the next have in common.
      key: `${state}-${fold(display).replaceAll(' ', '')}`,
      line,
      role: 'judge',
      kind,
      jurisdiction: 'state',
      name: { ...name.name, suffix },
      standing: 'last_known',
      isFictional: false,
      positions: [
        {
          kind,
          title,
          courtName,
          courtId: null,
          state,
          counties: countiesOf(row, state),
          basis: 'elected',
          fromOn: election.day,
          fromPrecision: election.precision,
          toOn: null,
          endReason: null,
        },
      ],
      facts: factsOf(row),
      asOf: election.precision === 'year' ? null : election.day,
    },
  }
}

/**
 * State judges who won an election (elected_judges_people.csv): "elected in 2014" is known of them,
 * and nothing about today.
 */
export function electedJudges(input: Input, editionOn: Day | null = null): Source {
  return {
    id: 'elected-judges',
    title: 'Elected state judges, from official election results',
    publisher: 'OpenElections, from the results of state and county election offices',
    url: 'https://openelections.net/',
    licence: 'Public results; MIT where the repository has a licence file',
    editionOn,
    file: input,
    read: async function* read() {
      const needed = ['state', 'election_date', 'office', 'district', 'counties', 'name']
      for await (const found of readCsv(input.chunks(), { needed })) yield 'skipped' in found ? found : readJudge(found.row)
    },
  }
}
