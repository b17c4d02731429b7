import { expect, test } from 'vitest'
import { burstOn } from '#domain/bursts/burst.ts'
import { campaignsIn } from '#domain/bursts/campaign.ts'
import { type Line, whereOf } from '#domain/moderation/log.ts'
import { screenTexts } from '#domain/screening/texts.ts'
import { type Day, startOf } from '#kernel/day.ts'
import { fallback } from '#ratings/bursts/usual.ts'
import { burstsOn } from './bursts.ts'
import { demoRatings } from './load.ts'
import { demoPeople } from './people.ts'

const today = '2026-11-22' as Day
const { reviews, waiting, bursts } = demoRatings()
const { reviews: rows, freezes } = burstsOn(bursts, today)
const personOf = new Map(demoPeople().map((person) => [person.key, person]))
const numberOf = (day: string) => startOf(day as Day) / 86_400_000
const meanOf = (criteria: Readonly<Record<string, number | null>>) => {
  const answers = Object.values(criteria).filter((value) => value !== null)
  return answers.reduce((sum, value) => sum + value, 0) / answers.length
}

test('each rating of a burst stands where its log leads, and none of its days lies ahead', () => {
  const led = rows.map(({ log }) => whereOf(log.map((line) => ({ ...line, by: null })) as Line[])?.state)
  expect(led).toEqual(rows.map(({ status }) => status))
  const days = rows.flatMap(({ receivedOn, log }) => log.map(({ later = 0 }) => numberOf(receivedOn) + later))
  expect(Math.max(...days)).toBeLessThan(numberOf(today))
  for (const { receivedOn, eventMonth } of rows) expect(eventMonth < receivedOn).toBe(true)
  for (const { asOf, fromOn, lastOn, foundOn } of freezes)
    expect([asOf, fromOn, lastOn, foundOn]).toEqual([asOf, fromOn, lastOn, foundOn].toSorted())
})

test('the alarm itself finds both, and their scores stand since the last quiet day', () => {
  for (const { person, fromOn, lastOn, asOf } of freezes) {
    const came = [...reviews, ...rows].filter((review) => review.person === person)
    const days = [...Map.groupBy(came, ({ receivedOn }) => numberOf(receivedOn))].map(([day, of]) => ({
      day,
      scores: of.map(({ criteria }) => meanOf(criteria)),
    }))
    const found = burstOn(
      numberOf(lastOn),
      days.toSorted((one, other) => one.day - other.day),
      fallback,
    )
    expect(found).toMatchObject({ from: numberOf(fromOn), to: numberOf(lastOn) })
    expect(numberOf(asOf)).toBe(found!.from - 1)
    expect(found!.shift).toBeLessThan(-1)
  }
})

test('they are of two people who were often rated before and stand for nothing else; one burst is one text, rewritten', () => {
  expect(new Set(bursts.map(({ person }) => personOf.get(person)!.role))).toEqual(new Set(['judge', 'attorney']))
  expect(waiting.filter(({ person }) => bursts.some((burst) => burst.person === person))).toEqual([])
  const groups = bursts.map((burst) => campaignsIn(burst.reviews.map(({ id, saw }) => ({ id, text: saw }))).map(({ length }) => length))
  expect(groups).toEqual([[], [bursts[1]!.reviews.length]])
})

test('no check of their texts would have held them, and no two are the same', () => {
  const actions = bursts.flatMap(({ person, reviews: of }) => {
    const { role, name } = personOf.get(person)!
    return of.map(
      ({ saw, shouldKnow, criteria }) =>
        screenTexts({ saw, ...(shouldKnow !== null && { shouldKnow }) }, { name: name.display, role }, { criteria, isOngoing: false })
          .action,
    )
  })
  expect(actions.filter((action) => action !== 'publish' && action !== 'nudge')).toEqual([])
  expect(new Set(rows.map(({ saw }) => saw)).size).toBe(rows.length)
})
