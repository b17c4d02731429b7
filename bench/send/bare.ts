import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '#ports/db/port.ts'
import { answer } from '../child.ts'

/** A case to write into, and who writes to whom. */
export interface Family {
  caseId: string
  author: string
  recipient: string
  recipientAccount: string
}
export type Asked = { start: Connection; families: readonly Family[] } | { runMs: number; body: string }

let connections: pg.Client[] = []
let families: readonly Family[] = []

const statements = {
  message: `insert into case_message (case_id, id, author_id, composed_at, thread_id, kind, subject, body, recipients, addressed, is_private,
    child_ids, links, needs_answer, answer_paragraph, is_emergency, sent_at, due_at)
    values ($1, $2, $3, $4, $2, 'message', $5, $6, $7, '[]', false, '{}', '[]', false, '', false, $4, $8)`,
  seatCount: `insert into seat_count (case_id, member_id, last) values ($1, $2, 1)
    on conflict (case_id, member_id) do update set last = seat_count.last + 1 returning last`,
  seatChange: 'insert into seat_change (case_id, member_id, seq, topic, at) values ($1, $2, $3, $4, $5)',
  out: 'update case_message set published_at = $1 where case_id = $2 and id = $3',
  notification: 'insert into notification (id, account_id, of_case, kind, page, about, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
  count: 'update case_count set last = last + 1 where case_id = $1 returning last',
  change: 'insert into case_change (case_id, seq, topic, at) values ($1, $2, $3, $4)',
  log: `insert into ledger_log as l (case_id, log, size) values ($1, $1, 1)
    on conflict (case_id, log) do update set size = l.size + 1 returning l.size`,
  leaf: `insert into ledger_leaf (case_id, log, seq, actor_id, verb, topic, object, at, hash) values ($1, $1, $2, $3, $4, $5, $6, $7, $8)`,
  object: `insert into ledger_object (case_id, log, seq, author_id, is_shared, topic, at, key, content) values ($1, $1, $2, $3, true, $4, $5, $6, $7)`,
}
const sha256 = (...parts: readonly (Buffer | string)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The rows of one message, in the two transactions in which they are written: at the press, and when it goes out. */
async function write(client: pg.Client, { caseId, author, recipient, recipientAccount }: Family, body: string): Promise<void> {
  const run = async (name: keyof typeof statements, values: readonly unknown[]) =>
    (await client.query({ name, text: statements[name], values: [...values] })).rows[0] as Record<string, string>
  const [id, at] = [randomUUID(), new Date()]
  // Later than the server's own job looks, which lets out what is due.
  const due = new Date(at.getTime() + 86_400_000)
  await client.query('begin')
  await run('message', [caseId, id, author, at, 'School fair', body, [recipient], due])
  const seat = await run('seatCount', [caseId, author])
  await run('seatChange', [caseId, author, seat['last'], 'messages', at])
  await client.query('commit')

  await client.query('begin')
  await run('out', [at, caseId, id])
  await run('notification', [randomUUID(), recipientAccount, caseId, 'message', `/co-parenting-messages?thread=${id}`, id, at])
  const { last } = await run('count', [caseId])
  await run('change', [caseId, last, 'messages', at])
  const { size } = await run('log', [caseId])
  const content = JSON.stringify({ answerBy: null, body, id, recipients: [recipient], sentAt: at, subject: 'School fair' })
  const key = randomBytes(32)
  const object = sha256(key, content)
  await run('leaf', [caseId, size, author, 'messages.send', 'messages', object, at, sha256('\0', object, String(size))])
  await run('object', [caseId, size, author, 'messages', at, key, content])
  await client.query('commit')
}

answer(async (asked: Asked) => {
  if ('start' in asked) {
    families = asked.families
    connections = families.map(() => new pg.Client(asked.start))
    for (const client of connections) {
      await client.connect()
      // The policies let the machine itself in, with its reason.
      await client.query("set app.reason = 'a measurement'")
    }
    return {}
  }
  const begun = performance.now()
  let count = 0
  await Promise.all(
    connections.map(async (client, n) => {
      while (performance.now() - begun < asked.runMs) {
        await write(client, families[n]!, asked.body)
        count += 1
      }
    }),
  )
  return { count, ms: performance.now() - begun }
})
