import type { CourtRecord, PersonRecord, Read, Source } from '#domain/directory/record.ts'
import { readDay } from '#kernel/day.ts'
import { demoCourts } from './courts.ts'
import { demoPeople } from './people.ts'
import { demoId } from './places.ts'

/** Everything that the demo puts in the directory: its courts, then its people, one list with one count. */
export function demoRecords(): (CourtRecord | PersonRecord)[] {
  const courts = demoCourts()
  return [...courts, ...demoPeople().map((person) => Object.assign(person, { line: courts.length + person.line }))]
}

/** The demo as a source like any other. Nobody in it exists; the counties do. */
export function demoSource(): Source {
  return {
    id: demoId,
    title: 'Fictional people for the demonstration',
    publisher: 'This project',
    url: null,
    licence: 'Invented for this project. Any likeness to a living person is chance; use it freely.',
    editionOn: readDay('2026-01-01'),
    async *read(): AsyncIterable<Read> {
      for (const record of demoRecords()) yield { record }
    },
  }
}
