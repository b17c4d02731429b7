import { describe, expect, test } from 'vitest'
import { burstOn, type DayOfArrivals, type Usual } from './burst.ts'
import { simulated } from './simulated.ts'

const usual: Usual = { rate: 1 / 40, shape: 1, dayShape: 0.5, mean: 3.4 }
const ones = (n: number) => Array.from({ length: n }, () => 1)

describe('a burst', () => {
  const quiet: DayOfArrivals[] = [20, 61, 90, 131, 170, 222, 260, 301].map((day, n) => ({ day, scores: [3 + (n % 3)] }))

  test('is fifteen times one star in a day, on someone who is rated now and then', () => {
    expect(burstOn(340, [...quiet, { day: 340, scores: ones(15) }], usual)).toMatchObject({ from: 340, to: 340, n: 15 })
  })

  test('is the same spread over a week', () => {
    const days = [334, 335, 336, 337, 338, 339, 340].map((day) => ({ day, scores: [1, 1, 2] }))
    expect(burstOn(340, [...quiet, ...days], usual)).toMatchObject({ from: 334, n: 21 })
  })

  test('praise counts as blame does', () => {
    const low = quiet.map(({ day }) => ({ day, scores: [2] }))
    const found = burstOn(340, [...low, { day: 340, scores: Array.from({ length: 15 }, () => 5) }], usual)
    expect(found!.shift).toBeGreaterThan(1)
  })

  test('is not a day with many of the usual opinion, nor three of another', () => {
    expect(burstOn(340, [...quiet, { day: 340, scores: Array.from({ length: 15 }, (_, n) => 3 + (n % 3)) }], usual)).toBeNull()
    expect(burstOn(340, [...quiet, { day: 340, scores: ones(3) }], usual)).toBeNull()
    expect(burstOn(340, quiet, usual)).toBeNull()
    expect(burstOn(340, [], usual)).toBeNull()
  })

  test('is judged by the year before it, not by what came after the day', () => {
    const busy = Array.from({ length: 300 }, (_, day) => ({ day, scores: [1, 5, 3] }))
    expect(burstOn(300, [...busy, { day: 300, scores: ones(5) }], usual)).toBeNull()
  })
})

test('simulated: of 400 attacks with 15 one-star ratings in 24 hours 95 in 100 are found, at one false alarm in 1,000 professional-months', () => {
  const { recall, attacks, months, falseAlarms } = simulated({ attacks: 400, months: 12_000, seed: 20_261_121 })
  expect(attacks).toBe(400)
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(falseAlarms / (months / 1_000)).toBeLessThanOrEqual(1)
})
