import fc from 'fast-check'
import { english } from '#kernel/english.ts'
import { describe, expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { choices, features, type Hours } from './contract.ts'
import { digestText, mailed, noticeTexts } from '#domain/notices/texts.ts'
import { decide, type Decision, isWithin, maySend, minuteIn, type Reach } from '#domain/notifications/decide.ts'
import { formerAfter, nameForOther, warnedAt, zoneOf } from './rules.ts'

const chosen: Reach = {
  notify: { chosen: [...choices], quiet: { from: 22 * 60, until: 7 * 60 } },
  contact: { address: 'ana@safe.example', hours: { from: 9 * 60, until: 17 * 60 }, never: false },
  zone: 'America/Chicago',
}
const event = { feature: 'sign_in', channel: 'email' } as const
/** Chicago is six hours behind in winter. */
const at = (clock: string) => Date.parse(`2026-01-15T${clock}:00Z`)

describe('what may be sent', () => {
  test('nothing is sent until it is chosen', () => {
    const nothing: Reach = { notify: { chosen: [], quiet: null }, contact: { address: null, hours: null, never: false }, zone: null }
    expect(maySend(nothing, event, at('18:00'))).toBe(false)
    expect(maySend({ ...nothing, contact: { ...nothing.contact, address: 'ana@safe.example' } }, event, at('18:00'))).toBe(false)
    expect(maySend({ ...nothing, notify: { chosen: ['sign_in:email'], quiet: null } }, event, at('18:00'))).toBe(false)
  })

  test.each([
    ['14:59', false],
    ['15:00', true],
    ['22:59', true],
    ['23:00', false],
  ])('at %s UTC, with safe hours from 9 am to 5 pm in Chicago: %s', (clock, may) => {
    expect(maySend(chosen, event, at(clock))).toBe(may)
  })

  test('hours can span midnight, include their first minute and exclude their last', () => {
    const night: Hours = { from: 22 * 60, until: 7 * 60 }
    expect([21 * 60 + 59, 22 * 60, 0, 6 * 60 + 59, 7 * 60].map((minute) => isWithin(night, minute))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  test('nothing is sent if there are hours but no time zone', () => {
    expect(maySend({ ...chosen, zone: null }, event, at('18:00'))).toBe(false)
  })

  test.each<[string, Partial<Reach>, string, Decision]>([
    ['chosen, in safe hours', {}, '15:00', { send: 'now', why: 'chosen' }],
    ['an hour before the safe hours', {}, '14:00', { send: 'later', why: 'outside_safe_hours' }],
    [
      'in quiet hours that lie in the safe ones',
      { notify: { chosen: ['sign_in:email'], quiet: { from: 600, until: 660 } } },
      '16:30',
      { send: 'later', why: 'quiet_hours' },
    ],
    ['not chosen', { notify: { chosen: ['trial:email'], quiet: null } }, '15:00', { send: 'never', why: 'not_chosen' }],
    ['no zone for the hours', { zone: null }, '15:00', { send: 'never', why: 'no_zone' }],
    ['no safe address', { contact: { address: null, hours: null, never: false } }, '15:00', { send: 'never', why: 'no_safe_address' }],
    ['never by mail', { contact: { ...chosen.contact, never: true } }, '15:00', { send: 'never', why: 'never_by_mail' }],
  ])('each decision has its reason: %s', (_, more, clock, decision) => {
    expect(decide({ ...chosen, ...more }, event, at(clock))).toEqual(decision)
  })
  test('a channel that is not built is never used', () => {
    expect(decide(chosen, { ...event, channel: 'sms' }, at('18:00'))).toEqual({ send: 'never', why: 'no_such_channel' })
  })

  test('"never" overrides every other choice', () => {
    expect(maySend({ ...chosen, contact: { ...chosen.contact, never: true } }, event, at('18:00'))).toBe(false)
  })

  const many = iterations(100_000, 10_000)
  test(`of ${many.toLocaleString('en-US')} events none is sent outside of safe hours, in quiet hours, or by a channel that is not safe`, () => {
    const zones = ['America/Chicago', 'America/New_York', 'Pacific/Honolulu', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC']
    const minute = fc.integer({ min: 0, max: 1439 })
    const hours = fc.option(
      fc.record({ from: minute, until: minute }).filter(({ from, until }) => from !== until),
      { nil: null },
    )
    const reach: fc.Arbitrary<Reach> = fc.record({
      notify: fc.record({ chosen: fc.subarray([...choices]), quiet: hours }),
      contact: fc.record({ address: fc.option(fc.constant('ana@safe.example'), { nil: null }), hours, never: fc.boolean() }),
      zone: fc.option(fc.constantFrom(...zones), { nil: null }),
      isNeutral: fc.boolean(),
    })
    const events = fc.record({
      feature: fc.constantFrom(...features),
      channel: fc.constantFrom('email', 'push', 'sms'),
      age: fc.integer({ min: 0, max: 2 * 86_400_000 }),
      device: fc.record({ isShared: fc.boolean(), isOver: fc.boolean() }),
    })
    // Computes local time in another way than the rules do, and hours as a set of minutes.
    const walls = new Map(
      zones.map((zone) => [zone, new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })]),
    )
    const wall = (zone: string, when: number) => {
      const [hour, min] = walls.get(zone)!.format(when).split(', ')[1]!.split(':')
      return Number(hour) * 60 + Number(min)
    }
    const minutesOf = ({ from, until }: Hours) => {
      const found = new Set<number>()
      for (let one = from; one !== until; one = (one + 1) % 1440) found.add(one)
      return found
    }
    const sent = { email: 0, push: 0 }
    fc.assert(
      fc.property(reach, events, fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }), (settings, of, when) => {
        if (!maySend(settings, { ...of, at: when - of.age }, when)) return
        sent[of.channel as 'email' | 'push'] += 1
        const { contact, notify, zone } = settings
        const isSafe = {
          email: contact.address === 'ana@safe.example' && !contact.never,
          push: !settings.isNeutral && !of.device.isShared && !of.device.isOver && of.age <= 86_400_000,
        }
        expect(isSafe[of.channel as 'email' | 'push']).toBe(true)
        expect(notify.chosen).toContain(`${of.feature}:${of.channel}`)
        const isFree =
          (!contact.hours || minutesOf(contact.hours).has(wall(zone!, when))) &&
          !(notify.quiet && minutesOf(notify.quiet).has(wall(zone!, when)))
        expect(isFree).toBe(true)
      }),
      { numRuns: many, seed: 11 },
    )
    // Enough events are sent that the rules were really tried.
    expect(sent.email).toBeGreaterThan(many / 100)
    expect(sent.push).toBeGreaterThan(many / 1_000)
  }, 60_000)
})

test('the local minute of a time zone is right in summer and winter', () => {
  expect(minuteIn('America/Chicago', Date.parse('2026-01-15T06:00:00Z'))).toBe(0)
  expect(minuteIn('America/Chicago', Date.parse('2026-07-15T06:00:00Z'))).toBe(60)
  expect(minuteIn('Asia/Kathmandu', Date.parse('2026-07-15T00:00:00Z'))).toBe(5 * 60 + 45)
})

test('a time zone is found by its IANA name in any case, and an offset is not a time zone', () => {
  expect(zoneOf('america/chicago')).toBe('America/Chicago')
  for (const name of ['+05:00', 'America/Nowhere', '', 'CST6CDT; drop table account']) expect([name, zoneOf(name)]).toEqual([name, null])
})

describe('a notice about the way of signing in', () => {
  const contact = { address: 'ana@safe.example', hours: null, never: false }
  test('goes to the account’s address and to the safe one, once each', () => {
    expect(warnedAt('ana@example.test', contact, null, null, 0)).toEqual(['ana@example.test', 'ana@safe.example'])
    expect(warnedAt('ana@example.test', { ...contact, address: 'ana@example.test' }, null, null, 0)).toEqual(['ana@example.test'])
    expect(warnedAt('ana@example.test', { ...contact, address: null }, null, null, 0)).toEqual(['ana@example.test'])
  })
  test('is stopped by "never" only after a day, so that a person who took over a session cannot silence it first', () => {
    const never = { ...contact, never: true }
    const day = 24 * 3_600_000
    expect(warnedAt('ana@example.test', never, 0, null, day - 1)).toHaveLength(2)
    expect(warnedAt('ana@example.test', never, 0, null, day)).toEqual([])
  })
  test('still goes for a day to a safe address that was removed, however often it is replaced', () => {
    const day = 24 * 3_600_000
    const other = { ...contact, address: 'taker@example.test' }
    const none = { ...contact, address: null }
    const first = formerAfter(contact, other, null, 0)
    expect(first).toEqual({ address: 'ana@safe.example', until: day })
    const second = formerAfter(other, none, first, 1)
    expect(warnedAt('ana@example.test', none, null, second, day - 1)).toEqual(['ana@example.test', 'ana@safe.example'])
    expect(warnedAt('ana@example.test', none, null, second, day)).toEqual(['ana@example.test'])
    expect(formerAfter(none, contact, second, day)).toBe(null)
  })
})

test('the other parent sees first and last name, and in safety mode only the first', () => {
  const names = { firstName: 'Ana', lastName: 'Moreno' }
  expect([nameForOther(names, false), nameForOther(names, true)]).toEqual(['Ana Moreno', 'Ana'])
})

test.each(mailed)('the notice of %s names neither the site nor what it is about', (feature) => {
  const { subject, text } = noticeTexts[feature]
  expect(`${english(subject)} ${english(text)}`).not.toMatch(
    /case|divorce|custody|abuse|evidence|court|parent|child|legal|lawyer|judge|rating|review|http/i,
  )
})

test('the daily summary has numbers and a link, but no names, places or subjects', () => {
  const all = digestText(
    { dates: 2, removed: 6, requests: 1, messages: 7, records: 3, near: 4, waiting: 5 },
    'https://example.org',
    english,
  )
  expect(all.split('\n')).toEqual([
    'New or changed dates: 2',
    'Removed dates: 6',
    'New questions and answers: 1',
    'New messages: 7',
    'New records: 3',
    'In the next two days: 4',
    'Waiting for your answer: 5',
    '',
    'https://example.org',
  ])
  expect(all.replace('https://example.org', '')).not.toMatch(/case|divorce|custody|court|parent|child|legal|lawyer|judge|exchange|hearing/i)
  expect(digestText({ dates: 1, removed: 0, requests: 0, messages: 0, records: 0, near: 0, waiting: 0 }, 'x', english)).toBe(
    'New or changed dates: 1\n\nx',
  )
})
