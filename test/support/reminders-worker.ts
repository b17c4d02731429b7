// A worker that sends due notifications again and again until it is killed: for test/kill-reminders.slow.test.ts.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#ports/db/open.ts'
import type { Connection, RoleName } from '#ports/db/port.ts'
import { outboxOnly } from '#ports/mail/embedded.ts'
import { tell } from './notices.ts'

const { owner, roles, now } = JSON.parse(process.argv[2]!) as { owner: Connection; roles: Record<RoleName, Connection>; now: number }
const database = openDatabase({ owner, role: (name) => roles[name], stop: async () => {} })
const outbox = outboxOnly({ owner: database.owner, clock: () => now, random: { uuid: randomUUID } })
const mail: Pick<typeof outbox, 'post'> = {
  // A pause between the mail and the end of its transaction, so that a kill can hit it there.
  post: async (...given) => {
    await outbox.post(...given)
    await pause(20)
  },
}
console.log('at work')
for (;;) await tell({ database, clock: { now } }, { mail })
