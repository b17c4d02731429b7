import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { civilOf, dayNumber } from './calendar.ts'
import { zoneOf } from './zone.ts'

const names = [
  'America/New_York',
  'America/Chicago',
  'America/St_Johns',
  'America/Phoenix',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Havana',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Pacific/Apia',
]
const wallOf = (year: number, month: number, day: number, hour: number, minute = 0) =>
  dayNumber(year, month, day) * 1_440 + hour * 60 + minute

describe('a zone', () => {
  test('gives the instants and wall times that Temporal gives, in ten zones from 1975 to 2095', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.integer({ min: 1_840 * 1_440, max: 45_655 * 1_440 }), (name, wall) => {
        const zone = zoneOf(name)!
        const { year, month, day } = civilOf(Math.floor(wall / 1_440))
        const zoned = Temporal.ZonedDateTime.from(
          { year, month, day, hour: Math.floor((wall % 1_440) / 60), minute: wall % 60, timeZone: name },
          { disambiguation: 'compatible' },
        )
        expect(zone.instantOf(wall)).toBe(zoned.epochMilliseconds / 60_000)
        expect(zone.wallOf(zone.instantOf(wall)) === wall).toBe(zone.occurrenceOf(wall) !== 'skipped')
      }),
      { numRuns: 2_000 },
    )
  })

  test('gives them in the hours around every change of clocks too', () => {
    for (const name of names) {
      const zone = zoneOf(name)!
      let change = Temporal.Instant.from('2015-01-01T00:00Z').toZonedDateTimeISO(name).getTimeZoneTransition('next')
      while (change && change.year < 2028) {
        const middle = zone.wallOf(change.epochMilliseconds / 60_000)
        for (let wall = middle - 200; wall <= middle + 200; wall += 20) {
          const { year, month, day } = civilOf(Math.floor(wall / 1_440))
          const at = { year, month, day, hour: Math.floor((wall % 1_440) / 60), minute: wall % 60, timeZone: name }
          const [early, late] = (['earlier', 'later'] as const).map(
            (disambiguation) => Temporal.ZonedDateTime.from(at, { disambiguation }).epochMilliseconds / 60_000,
          )
          expect(zone.instantOf(wall)).toBe(Temporal.ZonedDateTime.from(at).epochMilliseconds / 60_000)
          const exists = zone.wallOf(early!) === wall
          expect(zone.occurrenceOf(wall), `${name} ${year}-${month}-${day} ${wall % 1_440}`).toBe(
            exists ? (early === late ? 'once' : 'twice') : 'skipped',
          )
        }
        change = change.getTimeZoneTransition('next')
      }
    }
  })

  test('moves a time that does not exist forward, and means the first of one that comes twice', () => {
    const chicago = zoneOf('America/Chicago')!
    const skipped = wallOf(2027, 3, 14, 2, 30)
    expect(chicago.occurrenceOf(skipped)).toBe('skipped')
    expect(chicago.wallOf(chicago.instantOf(skipped))).toBe(wallOf(2027, 3, 14, 3, 30))
    const twice = wallOf(2027, 11, 7, 1, 30)
    expect(chicago.occurrenceOf(twice)).toBe('twice')
    expect(chicago.instantOf(twice)).toBe(twice + 300)
  })

  test('is unknown where the name is none, and an offset is no zone', () => {
    expect(['Mars/Base', '', '+02:00', '../etc/passwd', 'constructor'].map(zoneOf)).toEqual([null, null, null, null, null])
    expect(zoneOf('america/chicago')!.name).toBe('America/Chicago')
  })
})
