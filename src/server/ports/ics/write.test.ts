import fc from 'fast-check'
import nodeIcal, { type CalendarResponse } from 'node-ical'
import { expect, test } from 'vitest'
import { dayAt } from '#domain/time/calendar.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { WriteEvent } from './port.ts'
import { readCalendar } from './read.ts'
import { writeCalendar } from './write.ts'

const zones = ['America/Chicago', 'America/Phoenix', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'] as const
const window = { from: Date.parse('2020-01-01T00:00Z'), to: Date.parse('2040-01-01T00:00Z') }
const stamp = Date.parse('2026-11-21T12:00Z')

/** What someone may type, with everything that iCalendar escapes or folds. */
const typed = fc
  .array(fc.constantFrom('a', 'Z', ' ', ',', ';', ':', '\\', '"', '\n', 'é', '漢', '👩‍👧', '\\n', '\\,', 'END:VEVENT', '=', '^', "'"), {
    maxLength: 60,
  })
  .map((parts) => parts.join('').trim())

/** Hours around changes of the clocks as well as any others: minutes since 1970 on the wall. */
const wall = fc.oneof(
  fc
    .constantFrom('2026-11-01T01:30', '2027-03-14T02:30', '2027-03-28T01:30', '2027-04-04T01:45', '2027-12-31T23:59')
    .map((text) => Date.parse(`${text}Z`) / 60_000),
  fc.integer({ min: Date.parse('2025-01-01T00:00Z') / 60_000, max: Date.parse('2030-01-01T00:00Z') / 60_000 }),
)

const events = fc.constantFrom(...zones).chain((zone) =>
  fc.record({
    zone: fc.constant(zone),
    list: fc
      .array(
        fc.record({
          wall,
          minutes: fc.integer({ min: 0, max: 4_000 }),
          days: fc.option(fc.integer({ min: 1, max: 20 })),
          title: typed,
          place: typed,
          notes: typed,
          status: fc.constantFrom('confirmed', 'tentative', 'cancelled'),
          sequence: fc.nat(50),
        }),
        { maxLength: 5 },
      )
      .map((list) =>
        list.map(({ wall: at, minutes, days, ...rest }, i): WriteEvent => {
          const from = zoneOf(zone)!.instantOf(at) * 60_000
          const first = Math.floor(at / 1440)
          return {
            ...rest,
            title: rest.title.replaceAll('\n', ' '),
            uid: `event-${i}@test`,
            from,
            to: from + minutes * 60_000,
            lastModified: stamp,
            ...(days === null ? {} : { allDay: { first: dayAt(first), last: dayAt(first + days - 1) } }),
          }
        }),
      ),
  }),
)

type Facts = Pick<WriteEvent, 'title' | 'place' | 'notes' | 'status'> & { when: string }

/** What both parsers are asked about: for whole days the days, else the instants. */
function facts({ title, place, notes, status, from, to, allDay }: Omit<WriteEvent, 'uid' | 'sequence' | 'lastModified'>): Facts {
  return { title, place: place || null, notes: notes || null, status, when: allDay ? `${allDay.first} ${allDay.last}` : `${from} ${to}` }
}

/**
 * The other parser takes an escaped backslash before an n for a line end, and quotes around a text away: about texts
 * with those it is not asked.
 */
function simply({ title, place, notes, ...rest }: Facts): Facts {
  const plain = (text: string | null | undefined) => (/\\|^"|"$/.test(text ?? '') ? '?' : text || null)
  return { title: plain(title) ?? '', place: plain(place), notes: plain(notes), ...rest }
}

const localDay = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

function byOther(read: CalendarResponse[string] | undefined, about: Facts): Facts {
  if (read?.type !== 'VEVENT') throw new Error('the other parser has no such event')
  const text = (value: unknown) => (value && typeof value === 'object' && 'val' in value ? String(value.val) : value ? String(value) : null)
  const { start, end, datetype } = read
  const asked = (value: string | null, meant: string | null | undefined) => (meant === '?' ? '?' : value)
  return {
    title: asked(text(read.summary) ?? '', about.title) ?? '',
    place: asked(text(read.location), about.place),
    notes: asked(text(read.description), about.notes),
    status: read.status?.toLowerCase() as Facts['status'],
    when:
      datetype === 'date' ? `${localDay(start)} ${localDay(new Date(end!.getTime() - 3_600_000))}` : `${start.getTime()} ${end?.getTime()}`,
  }
}

test('what is written reads back the same with ical.js and with a parser that shares nothing with it', () => {
  fc.assert(
    fc.property(events, ({ zone, list }) => {
      const text = writeCalendar({ name: 'Family, with; signs', zone }, list)
      const own = readCalendar(text, { ...window, zone, most: 100 })
      const other = nodeIcal.sync.parseICS(text)
      if (own.refused !== null) throw new Error(own.refused)
      expect(own).toMatchObject({ name: 'Family, with; signs', zone, leftOut: [], warnings: [], cut: false })
      expect(own.events).toHaveLength(list.length)
      for (const event of list) {
        const mine = own.events.find(({ uid }) => uid === event.uid)
        expect(mine && { ...facts(mine), sequence: mine.sequence, lastModified: mine.lastModified, allDay: mine.allDay }).toEqual({
          ...facts(event),
          sequence: event.sequence,
          lastModified: stamp,
          allDay: event.allDay ?? null,
        })
        const meant = simply(facts(event))
        expect(byOther(other[event.uid], meant)).toEqual(meant)
      }
    }),
    { seed: 20_261_121, numRuns: 300 },
  )
})

test('lines are folded at 75 octets and end as the standard asks; the same calendar is the same text', () => {
  const event: WriteEvent = { uid: 'a', title: '漢'.repeat(100), from: 0, to: 0, sequence: 0, lastModified: stamp }
  const text = writeCalendar({ name: 'X', zone: 'America/Chicago' }, [event])
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '').includes('\n')).toBe(false)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(writeCalendar({ name: 'X', zone: 'America/Chicago' }, [event])).toBe(text)
})

test('nothing that someone types becomes a line of its own', () => {
  const event: WriteEvent = {
    uid: 'a\r\nATTENDEE:x',
    title: 'T\r\nX-EVIL:1',
    place: 'P\r\nX-EVIL:1',
    notes: 'N\u0000\rX-EVIL:1',
    from: 0,
    to: 0,
    sequence: 0,
    lastModified: stamp,
  }
  const text = writeCalendar({ name: 'X\r\nX-EVIL:1', zone: 'America/Chicago' }, [event])
  expect(text.split('\r\n').filter((line) => /^(?:X-EVIL|ATTENDEE)/.test(line))).toEqual([])
})

test('an event that ends before it begins is not written', () => {
  const event: WriteEvent = { uid: 'a', title: 'T', from: 2, to: 1, sequence: 0, lastModified: stamp }
  expect(() => writeCalendar({ name: 'X', zone: 'UTC' }, [event])).toThrow(RangeError)
})
