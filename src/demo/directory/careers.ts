import { courtIdOf, type PersonRecord, type PositionRecord } from '#domain/directory/record.ts'
import { type Day, readDay } from '#kernel/day.ts'
import type { Chance } from './chance.ts'
import { countyCourt, type DemoCourt, department, departmentsOf } from './courts.ts'
import { demoId, type State } from './places.ts'

/** What a working life gives to a record. */
export type Career = Pick<PersonRecord, 'positions' | 'facts' | 'standing'>

interface Seat {
  state: State
  county: string
  /** The county's place among the state's. */
  place: number
  kind: string
}

/** The last year of the demo's own edition; nothing in it happens later. */
const lastYear = 2025

function day(year: number, month: number, date: number): Day {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const read = readDay(text)
  if (!read) throw new Error(`The demo directory made a day that does not exist: ${text}.`)
  return read
}

/** Languages besides English, for the share of people who work in one. */
function languages(by: Chance): Career['facts'] {
  if (!by.yes(0.28)) return []
  const others = ['Spanish', 'Spanish', 'Spanish', 'Mandarin', 'Vietnamese', 'Arabic', 'Tagalog', 'French', 'Korean', 'Navajo', 'Hindi']
  return [{ field: 'languages', value: `English, ${by.pick([...others, 'American Sign Language'])}` }]
}

/** Where a judge sits: a department where the division has some, otherwise the division. */
function benchOf({ state, county, place }: Seat, by: Chance): DemoCourt {
  const departments = departmentsOf(state, place)
  return departments === 0 ? countyCourt(state, county) : department(state, county, by.between(1, departments))
}

/** The court of a position, by name and by the directory's id. */
function sitting(court: DemoCourt | null): Pick<PositionRecord, 'courtName' | 'courtId'> {
  return { courtName: court?.name ?? null, courtId: court ? courtIdOf(demoId, court.key) : null }
}

const benchTitles: Record<string, string> = { judge: 'Judge', magistrate: 'Magistrate', commissioner: 'Commissioner' }

/** One to three seats on the bench, oldest first, each beginning where the one before it ended. */
export function judgeCareer(seat: Seat, by: Chance): Career {
  const admitted = by.between(1984, 2008)
  const kinds = seat.kind === 'judge' && by.yes(0.42) ? [by.pick(['magistrate', 'commissioner']), 'judge'] : [seat.kind]
  if (kinds[0] === seat.kind && by.yes(0.2)) kinds.push(seat.kind)
  if (kinds.length === 2 && by.yes(0.2)) kinds.push(seat.kind)
  const starts: number[] = []
  for (let at = 0; at < kinds.length; at++) {
    const earliest = at === 0 ? admitted + 8 : starts[at - 1]! + 2
    starts.push(by.between(earliest, Math.max(earliest, Math.min(earliest + 7, lastYear - 2 * (kinds.length - at)))))
  }
  const positions = kinds.map((kind, at): PositionRecord => {
    const elected = kind === 'judge' && by.yes(0.45)
    const last = at === kinds.length - 1
    return {
      kind,
      title: kind === 'judge' && last && by.yes(0.1) ? 'Presiding Judge' : (benchTitles[kind] ?? kind),
      ...sitting(benchOf(seat, by)),
      state: seat.state.code,
      counties: [seat.county],
      basis: elected ? 'elected' : 'appointed',
      fromOn: elected ? day(starts[at]!, 11, 1) : day(starts[at]!, by.between(1, 12), by.between(1, 28)),
      fromPrecision: elected ? 'month' : 'day',
      toOn: null,
      endReason: null,
    }
  })
  for (let at = 0; at < positions.length - 1; at++) {
    positions[at] = { ...positions[at]!, toOn: positions[at + 1]!.fromOn, endReason: 'Took another seat' }
  }
  const facts = [{ field: 'year_admitted', value: String(admitted) }, ...languages(by)]
  return { ...ended(positions, by, ['Retired', 'Term ended', 'Stepped down']), facts }
}

/** Closes the last position for some; of an election long ago only that is known. */
function ended(positions: PositionRecord[], by: Chance, reasons: readonly string[]): Omit<Career, 'facts'> {
  const last = positions.at(-1)!
  const from = Number(last.fromOn?.slice(0, 4) ?? lastYear)
  if (from <= lastYear - 4 && by.yes(0.14)) {
    const toOn = day(by.between(from + 3, lastYear), by.between(1, 12), by.between(1, 28))
    return { positions: [...positions.slice(0, -1), { ...last, toOn, endReason: by.pick(reasons) }], standing: 'ended' }
  }
  return { positions, standing: last.basis === 'elected' && from <= lastYear - 6 ? 'last_known' : 'serving' }
}

function listing(seat: Seat, title: string, court: DemoCourt | null, counties: readonly string[]): PositionRecord {
  return {
    kind: seat.kind,
    title,
    ...sitting(court),
    state: seat.state.code,
    counties,
    basis: 'listed',
    fromOn: null,
    fromPrecision: 'day',
    toOn: null,
    endReason: null,
  }
}

/** Attorneys are listed by the year of admission and practise in one to three counties. */
export function attorneyCareer(seat: Seat, by: Chance): Career {
  const admitted = by.between(1985, 2022)
  const neighbours = by.shuffled(seat.state.counties.filter((county) => county !== seat.county)).slice(0, by.between(0, 2))
  const areas = by.shuffled([
    'Divorce',
    'Custody and parenting time',
    'Child support',
    'Relocation',
    'Protective orders',
    'Property division',
    'Adoption',
    'Mediation',
  ])
  const positions = [
    {
      ...listing(seat, 'Family-law attorney', null, [seat.county, ...neighbours]),
      fromOn: day(admitted, 1, 1),
      fromPrecision: 'year' as const,
    },
  ]
  const facts = [
    { field: 'year_admitted', value: String(admitted) },
    { field: 'areas', value: areas.slice(0, by.between(2, 4)).join(', ') },
    { field: 'practice', value: by.pick(['Solo practice', 'Small firm', 'Small firm', 'Mid-size firm', 'Legal aid office']) },
    ...languages(by),
  ]
  return { ...ended(positions, by, ['Inactive licence', 'Retired']), facts }
}

const rosterTitles: Record<string, string> = {
  guardian_ad_litem: 'Guardian ad litem',
  minors_counsel: "Minor's counsel",
  custody_evaluator: 'Custody evaluator',
  mediator: 'Mediator',
  parenting_coordinator: 'Parenting coordinator',
  visitation_supervisor: 'Supervised-visit provider',
  therapist: 'Family therapist',
}

const backgrounds: Record<string, readonly string[]> = {
  guardian_ad_litem: ['Attorney', 'Attorney', 'Social worker', 'Trained volunteer'],
  minors_counsel: ['Attorney'],
  custody_evaluator: ['Psychologist', 'Psychologist', 'Clinical social worker'],
  mediator: ['Attorney', 'Social worker', 'Trained mediator'],
  parenting_coordinator: ['Attorney', 'Clinical social worker', 'Marriage and family therapist'],
  visitation_supervisor: ['Visit centre', 'Social worker', 'Trained supervisor'],
  therapist: ['Marriage and family therapist', 'Psychologist', 'Clinical social worker'],
}

/** Guardians ad litem and experts stand on the roster of a county's division, some on two, one after the other. */
export function rosterCareer(seat: Seat, by: Chance): Career {
  const trained = by.between(1992, 2021)
  const title = rosterTitles[seat.kind] ?? seat.kind
  const listedFrom = (county: string, year: number): PositionRecord => ({
    ...listing(seat, title, countyCourt(seat.state, county), [county]),
    fromOn: day(year, by.between(1, 12), by.between(1, 28)),
  })
  const second = by.between(trained + 2, Math.max(trained + 2, lastYear - 2))
  const positions = [listedFrom(seat.county, second)]
  if (seat.state.counties.length > 1 && by.yes(0.16)) {
    const before = by.pick(seat.state.counties.filter((county) => county !== seat.county))
    positions.unshift({ ...listedFrom(before, trained + 1), toOn: positions[0]!.fromOn, endReason: 'Moved to another county' })
  }
  const facts = [
    { field: 'roster', value: countyCourt(seat.state, seat.county).name },
    { field: 'background', value: by.pick(backgrounds[seat.kind] ?? ['Attorney']) },
    { field: 'year_trained', value: String(trained) },
    { field: 'fees', value: by.pick(['Set by order', 'Hourly, shared by order', 'Sliding scale', 'Flat fee']) },
    ...languages(by),
  ]
  return { ...ended(positions, by, ['Left the roster', 'Retired']), facts }
}
