// Blocks a reported file on a test's database and is killed while it does: for src/features/staff/blocked-files/killed.slow.test.ts.
import { randomUUID } from 'node:crypto'
import { casesOf } from '#access/cases.ts'
import type { Person } from '#access/actor.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Connection, RoleName } from '#ports/db/port.ts'
import { service } from '#staff/blocked-files/service.ts'

interface Given {
  owner: Connection
  roles: Record<RoleName, Connection>
  now: number
  account: string
  report: string
}

const { owner, roles, now, account, report } = JSON.parse(process.argv[2]!) as Given
const database = openDatabase({ owner, role: (name) => roles[name], stop: async () => {} })
const clock = () => now
const actor = {
  kind: 'person',
  account,
  firstName: 'Carla',
  lastName: 'Custodian',
  roles: ['admin'],
  confirmedAt: now,
} as unknown as Person
const desk = service({
  cases: casesOf({ cases: database.cases, owner: database.owner, clock }),
  clock,
  random: { next: Math.random, uuid: randomUUID },
  accounts: database.accounts,
})
process.stdout.write('begins\n')
await desk.block({ actor, params: { report } } as unknown as Parameters<typeof desk.block>[0])
process.exit(0)
