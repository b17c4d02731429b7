import { expect, test } from 'vitest'
import { areaOf, areasBelow, unitOf } from './architecture.ts'
import { importsOfSource, knots, targetOf } from './graph.ts'

/** Arrows between units that point the wrong way today. The list may only shrink: what is gone is taken out here. */
const wrongToday = `
access -> http
accounts/accounts -> staff/support
accounts/security -> shell
accounts/security -> staff/staff
accounts/security -> staff/support
accounts/settings -> shell
accounts/subscriptions -> case/cases
accounts/subscriptions -> site/home
case/answers -> schedule/custody
case/answers -> schedule/plans
case/answers -> schedule/trades
case/answers -> schedule/versions
case/coparents -> schedule/calendar
case/coparents -> schedule/custody
case/coparents -> schedule/exchanges
case/coparents -> schedule/plans
case/coparents -> schedule/trades
case/coparents -> schedule/versions
case/notices -> schedule/custody
case/notices -> schedule/events
case/notices -> schedule/exchanges
case/notices -> schedule/filings
case/notices -> schedule/plans
case/notices -> schedule/trades
case/notices -> schedule/versions
case/toolkit -> directory/professionals
case/toolkit -> schedule/custody
case/toolkit -> schedule/filings
directory/catalogue -> ratings/ratings
directory/catalogue -> ratings/reviews
directory/catalogue -> ratings/scores
directory/duplicates -> ratings/claims
directory/duplicates -> staff/staff
directory/organizations -> staff/staff
directory/professionals -> ratings/reviews
directory/professionals -> ratings/scores
directory/sources -> staff/staff
ratings/claims -> staff/staff
ratings/claims -> staff/support
ratings/moderation -> case/cases
ratings/moderation -> staff/staff
ratings/takedown -> case/cases
ratings/takedown -> site/transparency
ratings/takedown -> staff/staff
ratings/takedown -> staff/support
schedule/calendar -> staff/flags
shell -> case/answers
shell -> case/cases
shell -> case/live
shell -> directory/professionals
shell -> staff/flags
web -> accounts/accounts
web -> directory/professionals
web -> shell
web -> site/community
web -> staff/telemetry
`

/** Features of one area, and files, that need each other today. These lists may only shrink too. */
const knotsToday: readonly (readonly string[])[] = [
  ['accounts/accounts', 'accounts/security', 'accounts/settings'],
  ['case/answers', 'case/coparents'],
  ['ratings/bursts', 'ratings/claims', 'ratings/moderation', 'ratings/receipts', 'ratings/reviews', 'ratings/takedown'],
  ['staff/flags', 'staff/staff', 'staff/support'],
]
const fileKnotsToday: readonly (readonly string[])[] = [
  [
    'src/domain/screening/addresses.ts',
    'src/domain/screening/birth-dates.ts',
    'src/domain/screening/c2-personal-data.ts',
    'src/domain/screening/case-numbers.ts',
    'src/domain/screening/spelled.ts',
    'src/domain/screening/whole.ts',
  ],
  ['src/ports/ics/event.ts', 'src/ports/ics/length.ts'],
  ['src/rooms/cases/demo-orders.ts', 'src/rooms/cases/demo.ts'],
  ['src/rooms/claims/claiming.ts', 'src/rooms/claims/replying.ts', 'src/rooms/claims/service.ts'],
  ['src/rooms/events/moving.ts', 'src/rooms/events/service.ts'],
  ['src/rooms/feeds/service.ts', 'src/rooms/feeds/taking.ts'],
  [
    'src/rooms/organizations/domains.ts',
    'src/rooms/organizations/founding.ts',
    'src/rooms/organizations/refusing.ts',
    'src/rooms/organizations/seats.ts',
    'src/rooms/organizations/service.ts',
  ],
  ['src/rooms/ratings/parts/send.ts', 'src/rooms/ratings/parts/sent-later.tsx', 'src/rooms/ratings/parts/sent.tsx'],
  ['src/rooms/settings/archive.html.ts', 'src/rooms/settings/archive.ts'],
  ['src/web/boundary.tsx', 'src/web/crash-report.ts'],
]

const imports = importsOfSource()
const between = imports.map(({ from, to }) => ({ from: unitOf(from), to: unitOf(to) })).filter(({ from, to }) => from !== to)

test('an area uses only what lies below it', () => {
  const wrong = between.filter(({ from, to }) => areaOf(from) !== areaOf(to) && !areasBelow(areaOf(from)).has(areaOf(to)))
  const known = wrongToday.trim().split('\n')
  expect([...new Set(wrong.map(({ from, to }) => `${from} -> ${to}`))].toSorted()).toEqual(known)
})

test('an import that leaves its feature names the other by its area', () => {
  const wrong = imports.filter(({ from, to, by }) =>
    unitOf(from) === unitOf(to) ? false : by.startsWith('.') || !by.startsWith(`#${areaOf(unitOf(to))}/`),
  )
  expect(wrong).toEqual([])
})

test('within an area no two features need each other', () => {
  const inAreas = between.filter(({ from, to }) => areaOf(from) === areaOf(to))
  expect(knots(inAreas)).toEqual(knotsToday)
})

test('no two files need each other, not even for a type', () => {
  expect(knots(imports)).toEqual(fileKnotsToday)
})

test('the graph sees every way in which a file names another', () => {
  expect(targetOf('src/web/a/b.ts', '../c.ts')).toBe('src/web/c.ts')
  expect(targetOf('src/web/b.ts', '#kernel/day.ts')).toBe('src/kernel/day.ts')
  expect(targetOf('src/web/b.ts', 'react')).toBeNull()
  const arrow = (from: string, to: string) => ({ from, to })
  expect(knots([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('c', 'd')])).toEqual([['a', 'b', 'c']])
})
