import { describe, expect, test } from 'vitest'
import type { Access } from '#kernel/access.ts'
import type { AnyCall } from '#http/contract.ts'
import { allCalls } from '#app/features.ts'
import { audiencesOfCalls } from './support/all-checks.ts'
import type { Audience } from './support/checks.ts'
import { type Kind, kinds, putPersonOf } from './support/signed-in.ts'
import { testApp } from './support/test-app.ts'

const everyKind = Object.keys(kinds) as Kind[]
const without = (...out: Kind[]) => everyKind.filter((kind) => !out.includes(kind))

// Who is let in at the first lock. Written out here, and not taken from the code that is tested.
const everybody = everyKind
const signedIn = without('visitor', 'unverified', 'suspended')
const agreed = without('visitor', 'unverified', 'suspended', 'terms due', 'acknowledgement due')
const premium = agreed.filter((kind) => kind !== 'trial ended')
const supportDesk: Kind[] = ['support', 'admin', 'super']
const moderationDesk: Kind[] = ['moderator', 'admin', 'super']
const adminDesk: Kind[] = ['admin', 'super']
const superDesk: Kind[] = ['super']

const kindsIn: Readonly<Record<Audience, readonly Kind[]>> = {
  everybody,
  signedIn,
  agreed,
  premium,
  supportDesk,
  moderationDesk,
  adminDesk,
  superDesk,
}

/** Every call, and which kinds of people are let in at the first lock; all others are refused. A call without a row fails. */
const table: Readonly<Record<string, readonly Kind[]>> = {
  'live.since': agreed,
  ...Object.fromEntries(Object.entries(audiencesOfCalls).map(([name, audience]) => [name, kindsIn[audience]])),
}

/** The groups as the contracts name them: a row is one of them, so that a slip in a row shows here. */
const groups: readonly [Access, readonly Kind[]][] = [
  ['public', everybody],
  ['signedIn', signedIn],
  ['agreed', agreed],
  ['premium', premium],
  [{ staff: 'support' }, supportDesk],
  [{ staff: 'moderator' }, moderationDesk],
  [{ staff: 'admin' }, adminDesk],
  [{ staff: 'super' }, superDesk],
]

/** A request of the right shape as far as the path goes; what is asked for need not exist. */
const addressOf = (call: AnyCall) => call.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')

test('every call has a row in the table, and every row a call', async () => {
  const calls = allCalls
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(table).toSorted())
})

test('no two calls share a name, or a method and path', async () => {
  const calls = allCalls
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
})

test('every row says what the contract of its call says', async () => {
  for (const call of allCalls) {
    const group = groups.find(([access]) => JSON.stringify(access) === JSON.stringify(call.access))
    expect([call.name, table[call.name]]).toEqual([call.name, group?.[1]])
  }
})

describe('over HTTP', () => {
  test.each(everyKind)('%s is told what the table says, before the input is looked at', async (kind) => {
    const backend = await testApp()
    const standing = kinds[kind]
    const found: [string, string][] = []
    const someone = async () => (standing === null ? undefined : (await putPersonOf(backend, standing)).cookie)
    let cookie = await someone()
    for (const call of allCalls) {
      const reply = await backend.app.inject({
        method: call.method,
        url: `${addressOf(call)}?cursor=%00&cursor=2`,
        headers: cookie === undefined ? {} : { cookie },
        ...(call.body && { payload: {} }),
      })
      const why =
        reply.headers['content-type']?.toString().startsWith('application/json') && reply.json<{ detail?: { why?: string } }>().detail?.why
      const isRefused = reply.statusCode === 401 || (reply.statusCode === 403 && Boolean(why))
      found.push([call.name, isRefused ? 'refused' : 'let in'])
      // What was done may have ended the session, or changed the account: the next call is another person's.
      if (call.method !== 'GET' && reply.statusCode < 400) cookie = await someone()
    }
    expect(found).toEqual(allCalls.map(({ name }) => [name, table[name]!.includes(kind) ? 'let in' : 'refused']))
    expect(backend.reports).toEqual([])
  })
})
