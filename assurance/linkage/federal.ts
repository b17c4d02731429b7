import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { PersonName, PersonRecord } from '#domain/directory/record.ts'
import { readName } from '#domain/directory/name.ts'
import type { PersonFacts } from '#domain/linkage/person.ts'
import { fold } from '#domain/matching/fold.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { openInput } from '#directory/imports/files/input.ts'
import { federalJudges } from '#directory/imports/sources/federal.ts'
import { root } from '#scripts/build.ts'

// Two exports of the Federal Judicial Center name the same judges, each with their number there (nid): one a judge a line, the
// other an appointment a line, with the name written the other way round. Who is who is known, so that it can be counted; the
// number itself is shown to nothing that links.

const folder = path.join(root, '..', 'shared', 'data', 'directory')
const judges = path.join(folder, 'judges.csv')
const service = path.join(folder, 'federal-judicial-service.csv')
export const haveFederal = existsSync(judges) && existsSync(service)

/** A record without its number, and the number: read by what counts, and by nothing else. */
export interface Labelled {
  nid: string
  facts: PersonFacts
}

const plain = { registers: [], roles: ['judge'], counties: [], admitted: null, employers: [] } as const

function fromJudge({ key, name, positions, standing }: PersonRecord): Labelled {
  return {
    nid: key,
    facts: {
      ...plain,
      name,
      courts: positions.flatMap(({ courtName }) => courtName ?? []),
      states: positions.flatMap(({ state }) => state ?? []),
      seats: positions.flatMap(({ courtName, fromOn, toOn }, at) =>
        courtName === null
          ? []
          : [{ court: fold(courtName), fromOn, toOn, isServing: at === positions.length - 1 && standing === 'serving' && toOn === null }],
      ),
    },
  }
}

/** "3/23/2012" and "1882-07-20" both stand there. */
function dayOf(text: string): Day | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  return readDay(american ? `${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}` : text.trim())
}

function fromService(row: Readonly<Record<string, string>>, name: PersonName): Labelled {
  const court = row['CourtName']!
  const [fromOn, toOn] = [dayOf(row['CommissionDate']!) ?? dayOf(row['RecessAppointmentDate']!), dayOf(row['Termination Date']!)]
  const seat = { court: fold(court), fromOn, toOn, isServing: row['Termination']!.trim() === '' && toOn === null }
  return { nid: row['nid']!, facts: { ...plain, name, courts: [court], states: [], seats: [seat] } }
}

/** The records of both exports: a judge a record, and an appointment a record. */
export async function readFederal(): Promise<Labelled[]> {
  const found: Labelled[] = []
  for await (const read of federalJudges(openInput(judges)).read())
    if ('record' in read && read.record.what === 'person') found.push(fromJudge(read.record))
  for (const row of parse<Record<string, string>>(readFileSync(service, 'utf8'), { columns: true, bom: true })) {
    const read = readName(row['JudgeName'] ?? '')
    if (read.ok) found.push(fromService(row, read.name))
  }
  return found
}

/** The same as a list gives them that names nobody's middle name or suffix. */
export const withoutMiddle = (of: Labelled): Labelled => ({
  ...of,
  facts: { ...of.facts, name: { ...of.facts.name, middle: null, suffix: null } },
})
