import { readConfig } from '#app/config.ts'
import { features } from '#app/features.ts'
import { unlimited } from '#http/limits.ts'
import { seededRandom } from '../support/random.ts'
import type { TestApp } from '../support/test-app.ts'

/** Some call that only staff may make, as a request. */
export function staffCallOf({ database }: TestApp): { name: string; method: 'GET'; url: string } {
  const parts = {
    config: readConfig({ DEMO: 'off' }),
    clock: Date.now,
    random: seededRandom(1),
    database,
    limiter: unlimited,
    secret: '',
    report: () => {},
  }
  const calls = features(parts).flatMap((room) => Object.values(room.calls))
  const call = calls.find(({ access, method, path }) => typeof access === 'object' && method === 'GET' && !path.includes(':'))
  if (!call) throw new Error('No call is for staff alone.')
  return { name: call.name, method: 'GET', url: call.path }
}
