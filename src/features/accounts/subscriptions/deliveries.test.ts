import { expect, onTestFinished, test } from 'vitest'
import { deliverWithFaults } from '#test/support/deliveries.ts'
import { iterations } from '#test/support/depth.ts'
import { sellingApp } from '#test/support/plans.ts'
import { seededRandom } from '#test/support/random.ts'

const most = iterations(10_000, 60)

test(`${most} deliveries, twice, late, out of order, with false signatures, while the provider is down, or never: none lost, none doubled`, async () => {
  const s = await sellingApp(onTestFinished)
  const { next: chance } = seededRandom(113)
  const { deliveries, faults, sponsored, ...found } = await deliverWithFaults(s, { most, people: iterations(60, 6), chance })
  expect(found).toEqual({ lost: [], doubled: [], wrong: [] })
  expect(deliveries).toBeGreaterThanOrEqual(most)
  expect(sponsored).toBeGreaterThan(0)
  // Each fault was tried, or nothing was.
  for (const [fault, times] of Object.entries(faults)) expect([fault, times > 0]).toEqual([fault, true])
}, 900_000)
