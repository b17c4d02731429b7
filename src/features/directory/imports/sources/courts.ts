import { z } from 'zod'
import { countyName, stateCode, stateName } from '#domain/directory/place.ts'
import type { CourtRecord, Read, Source } from '#domain/directory/record.ts'
import { type Day, readDay } from '#kernel/day.ts'
import type { Input } from '../files/input.ts'
import { linesOfIds, readJsonList } from '../files/json.ts'

const text = z.nullish(z.string()).transform((value) => (value ?? '').replaceAll(/\s+/g, ' ').trim())

/** The fields that are read of courts-db's list; the rest is for finding citations. */
const Court = z.object({
  id: z.string().min(1),
  name: text,
  parent: text,
  system: text,
  type: text,
  level: text,
  location: text,
  court_url: text,
  case_types: z.nullish(z.union([z.string(), z.array(z.string())])).transform((value) => [value ?? []].flat()),
  dates: z.nullish(z.array(z.object({ start: text, end: text }))).transform((value) => value ?? []),
})
type Court = z.output<typeof Court>

function levelOf({ level, type }: Court): CourtRecord['level'] {
  if (level === 'colr') return 'high'
  if (level === 'iac') return 'appellate'
  if (/^(gjc|ljc|trial)/.test(level)) return 'trial'
  if (type.startsWith('trial')) return 'trial'
  if (type === 'appellate') return 'appellate'
  return type === 'special' || type === 'bankruptcy' ? 'special' : 'unknown'
}

function systemOf({ system }: Court): CourtRecord['system'] {
  return system === 'state' || system === 'federal' || system === 'tribal' ? system : 'other'
}

const family = /\b(family|domestic|juvenile|divorce|matrimonial)\b/i

/** The county that a court's name says, without the words before it ("Court of Ohio, First District, Hamilton County"). */
function countyOf(name: string, state: string | null): string | null {
  const [, before = ''] = /^(.*)\s+County\b/.exec(name) ?? []
  const own = state ? stateName(state) : ''
  const place = before.split(/, ?/).at(-1) ?? ''
  let county = (place.split(/ of the | of | for | in |\b(?:courts?|sessions|district|circuit|division|terminer) /i).at(-1) ?? '').trim()
  county = county.replace(/^of (the )?/i, '')
  if (own !== '' && county.startsWith(`${own} `)) county = county.slice(own.length + 1)
  // "Ohio County Courts" are all of Ohio's; "..., New York County" is one.
  const isOwn = county === own && !before.includes(',')
  return county === '' || isOwn || /\b(court|county|the)\b/i.test(county) ? null : countyName(county, state)
}

function siteOf(address: string): string | null {
  // A template of addresses ("courts-outside-nyc-COUNTY.shtml") leads nowhere.
  return /^https?:\/\/[^\s/]+\.[^\s]+$/.test(address) && !/COUNTY|SUPREME/.test(address) ? address : null
}

function readCourt(line: number, value: unknown): Read {
  const read = Court.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    return { skipped: { line, why: `The field "${issue?.path.join('.') ?? ''}" cannot be read: ${issue?.message ?? 'it is wrong'}.` } }
  }
  const court = read.data
  if (court.name === '') return { skipped: { line, why: `The court "${court.id}" has no name.` } }
  if (court.type === 'ag') return { skipped: { line, why: `"${court.name}" are reports of an attorney general and no court.` } }
  const system = systemOf(court)
  const state = stateCode(court.location)
  const ends = court.dates.map(({ end }) => readDay(end))
  return {
    record: {
      what: 'court',
      key: court.id,
      line,
      name: court.name,
      parentKey: court.parent || null,
      system,
      level: levelOf(court),
      hearsFamily: family.test(court.name) || court.case_types.some((type) => family.test(type)),
      // A federal court of several states sits somewhere; that is not its state.
      state: system === 'federal' && court.type === 'appellate' ? null : state,
      county: countyOf(court.name, state),
      website: siteOf(court.court_url),
      openedOn: court.dates.flatMap(({ start }) => readDay(start) ?? []).toSorted()[0] ?? null,
      closedOn: ends.length > 0 && ends.every((end) => end !== null) ? (ends.toSorted().at(-1) ?? null) : null,
    },
  }
}

/** Courts of the United States with the court above each (courts-db's list). */
export function courtsDb(input: Input, editionOn: Day | null = null): Source {
  return {
    id: 'courts',
    title: 'Courts of the United States (courts-db)',
    publisher: 'Free Law Project',
    url: 'https://github.com/freelawproject/courts-db',
    licence: 'BSD-2-Clause',
    editionOn,
    file: input,
    read: async function* read() {
      const { text: whole, elements } = await readJsonList(input.chunks())
      const lines = linesOfIds(whole)
      for (const value of elements) yield readCourt(lines.get((value as { id?: string } | null)?.id ?? '') ?? 1, value)
    },
  }
}
