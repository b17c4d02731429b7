import { personId } from '#directory/imports/ids.ts'
import type { PersonRecord, Source } from '#domain/directory/record.ts'
import { type Day, readDay } from '#kernel/day.ts'

export const day = (text: string): Day => readDay(text)!

/** A source of one judge, Una Ferrow of Wood County in Ohio; a later edition of it may say something else of her. */
export const una = (over: { county?: string; title?: string; name?: string } = {}): Source => ({
  id: 'roster',
  title: 'A roster',
  publisher: 'A court',
  url: null,
  licence: 'public record',
  editionOn: day('2026-01-31'),
  async *read() {
    const { county = 'Wood', title = 'Judge', name = 'Ferrow' } = over
    const record: PersonRecord = {
      what: 'person',
      key: 'una',
      line: 1,
      role: 'judge',
      kind: 'judge',
      jurisdiction: 'state',
      name: { display: `Una ${name}`, given: 'Una', middle: null, family: name, suffix: null },
      standing: 'last_known',
      isFictional: false,
      positions: [
        {
          kind: 'judge',
          title,
          courtName: 'Larkmoor Family Court',
          courtId: null,
          state: 'OH',
          counties: [county],
          basis: 'elected',
          fromOn: day('2014-11-04'),
          fromPrecision: 'month',
          toOn: null,
          endReason: null,
        },
      ],
      facts: [{ field: 'school', value: 'Larkmoor Law School' }],
    }
    yield { record }
  },
})

export const unasId = personId('roster', 'una')
