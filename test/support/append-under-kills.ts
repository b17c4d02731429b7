import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { casesOf } from '#access/cases.ts'
import { type Config, readConfig } from '#app/config.ts'
import { undoFor } from '#domain/messages/limits.ts'
import { jobs } from '#messages/messages/jobs.ts'
import type { Database } from '#ports/db/port.ts'
import { withDatabase } from '#scripts/with-database.ts'
import { type OneOfMany, putFamilies } from './live-families.ts'
import { mailing, written } from './messages.ts'
import { ask, freePort } from './over-http.ts'
import { seededRandom } from './random.ts'
import { type ServerProcess, startServerProcess } from './server.ts'
import { anomalies, type Append, firstGap, type Read } from '#assurance/append/history.ts'

/** Four for each parent. */
const clients = 8

interface Wanted {
  /** Messages and reads together. */
  operations: number
  /** So often the server is killed, and as often a process of the database. */
  kills: number
  /** The installation's folder: its database stays there for the next round. */
  folder: string
  seed: number
}

export interface Outcome {
  wrong: readonly string[]
  appends: number
  /** Messages that were sent more than once, because no answer came. */
  repeated: number
  /** Those whose client gave up. */
  abandoned: number
  reads: number
}

/** The second process of a running installation: it lets messages out as soon as they are there, without the ten seconds of Undo. */
function publisherOf(database: Database) {
  const clock = () => Date.now() + undoFor
  const [publish] = jobs({ cases: casesOf({ ...database, clock }), clock, ...mailing(database.owner, clock) })
  return async () => publish!.run()
}

/** Kills a process of the database that works for the cases, with -9: all of its connections end, and it recovers from its log. */
async function killBackend({ owner }: Database): Promise<boolean> {
  const row = await owner
    .selectFrom('pg_stat_activity' as never)
    .select('pid' as never)
    .where('usename' as never, '=', 'casebalance_cases' as never)
    .limit(1)
    .executeTakeFirst()
  const pid = (row as { pid: number } | undefined)?.pid
  if (pid === undefined) return false
  process.kill(pid, 'SIGKILL')
  return true
}

/** What is stored of the case at the end: the list by the ledger, and the numbers that must have no gap. */
async function stored(database: Database, { caseId }: OneOfMany) {
  return casesOf({ ...database, clock: Date.now }).asSystem('a history is checked', async (tx) => {
    const of = async (table: 'case_change' | 'ledger_leaf', log?: string) =>
      (
        await tx
          .selectFrom(table)
          .select('seq')
          .where('case_id', '=', caseId)
          .$if(log !== undefined, (q) => q.where('log' as never, '=', log as never))
          .orderBy('seq')
          .execute()
      ).map(({ seq }) => Number(seq))
    const seats = await tx.selectFrom('seat_change').select(['member_id', 'seq']).where('case_id', '=', caseId).orderBy('seq').execute()
    const bodies = await tx.selectFrom('case_message').select(['id', 'body']).where('case_id', '=', caseId).execute()
    const sends = await tx
      .selectFrom('ledger_leaf as l')
      .innerJoin('ledger_object as o', (on) =>
        on.onRef('o.case_id', '=', 'l.case_id').onRef('o.log', '=', 'l.log').onRef('o.seq', '=', 'l.seq'),
      )
      .select('o.content')
      .where('l.case_id', '=', caseId)
      .where('l.verb', '=', 'messages.send')
      .orderBy('l.seq')
      .execute()
    return {
      numbers: [
        await of('case_change'),
        await of('ledger_leaf', caseId),
        ...[...Map.groupBy(seats, ({ member_id }) => member_id).values()].map((rows) => rows.map(({ seq }) => Number(seq))),
      ],
      text: new Map(bodies.map(({ id, body }) => [id, body])),
      ids: sends.map(({ content }) => (JSON.parse(content!) as { id: string }).id),
    }
  })
}

/** Clients send into one thread and read it, while server and database are killed under them; then what became of it is judged. */
export async function appendUnderKills({ operations, kills, folder, seed }: Wanted): Promise<Outcome> {
  const env = { DATA_DIR: folder, PORT: String(await freePort()), DEMO: 'off', DATABASE_URL: '' }
  const config: Config = readConfig(env)
  const home: { server: ServerProcess } = { server: await startServerProcess(env) }
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    home.server.process.kill(signal)
    await home.server.ended
  }
  const { next } = seededRandom(seed)
  const { port } = config
  const [appends, reads]: [Append[], { reader: string; ids: string[] }[]] = [[], []]
  const progress = { done: 0, repeated: 0, abandoned: 0, isOver: false }
  try {
    return await withDatabase(config, async (database) => {
      const [family] = await putFamilies(database, 1, new Date())
      const { caseId, parents } = family!
      const members = await casesOf({ ...database, clock: Date.now }).asSystem('a history is made', (tx) =>
        tx.selectFrom('case_member').select(['id', 'side']).where('case_id', '=', caseId).orderBy('side').execute(),
      )
      const letOut = publisherOf(database)
      const messages = `/api/cases/${caseId}/messages`
      // Each from an address of its own: what is tried here is not the limit of one.
      let asked = 0
      const as = (n: number) => {
        asked += 1
        return { port, from: `127.${1 + n}.${Math.floor(asked / 250) % 250}.${1 + (asked % 250)}`, cookie: parents[n % 2]!.cookie }
      }
      const to = (n: number) => [members[1 - (n % 2)]!.id]
      const began = Date.now()
      const first = { ...written(to(0)), body: 'first', subject: 'School fair', sendAt: null }
      const { body } = await ask({ ...as(0), path: messages, payload: first, key: randomUUID() })
      const [opening, thread] = [String(body['id']), String(body['thread'])]
      appends.push({ value: 'first', began, confirmed: Date.now() })
      await letOut()

      const send = async (n: number, value: string) => {
        const [key, start] = [randomUUID(), Date.now()]
        const payload = { ...written(to(n)), body: value, sendAt: null, isAddendum: false }
        // Some never learn what became of theirs; the others ask again until they do.
        for (let tried = 1, patience = next() < 0.1 ? 1 : Infinity; ; tried += 1) {
          if (tried === 2) progress.repeated += 1
          const answer = await ask({ ...as(n), path: `${messages}/${opening}/reply`, payload, key }).catch(() => null)
          if (answer?.status === 200) return void appends.push({ value, began: start, confirmed: Date.now() })
          if (answer && answer.status < 500) throw new Error(`"${value}" was answered ${answer.status} ${JSON.stringify(answer.body)}`)
          if (tried === patience) {
            progress.abandoned += 1
            return void appends.push({ value, began: start, confirmed: null })
          }
          await pause(50)
        }
      }
      const read = async (n: number) => {
        const answer = await ask({ ...as(n), path: `/api/messages/threads/${thread}?case=${caseId}` }).catch(() => null)
        if (answer?.status !== 200) return
        const found = answer.body['messages'] as { id: string; deliveredAt: string | null }[]
        reads.push({ reader: String(n), ids: found.filter(({ deliveredAt }) => deliveredAt !== null).map(({ id }) => id) })
      }
      const client = async (n: number) => {
        while (progress.done < operations) {
          const number = ++progress.done
          await (next() < 0.75 ? send(n, `${n}:${number}`) : read(n))
        }
      }
      const killer = async () => {
        for (let kill = 1; kill <= 2 * kills; kill += 1) {
          while (progress.done < (kill * operations) / (2 * kills + 1)) await pause(1)
          await pause(next() * 20)
          if (kill % 2 === 1) {
            await stop('SIGKILL')
            home.server = await startServerProcess(env)
          } else while (!(await killBackend(database).catch(() => false))) await pause(20)
        }
      }
      const publishing = async () => {
        while (!progress.isOver) {
          // The database may be recovering: what is due is still due.
          await letOut().catch(() => {})
          await pause(200)
        }
      }
      const beside = publishing()
      await Promise.all([killer(), ...Array.from({ length: clients }, (_, n) => client(n))])
      progress.isOver = true
      await beside
      await letOut()
      const { numbers, text, ids } = await stored(database, family!)
      const valueOf = (id: string) => text.get(id) ?? id
      const history = {
        appends,
        list: ids.map(valueOf),
        reads: reads.map(({ reader, ids: seen }): Read => ({ reader, values: seen.map(valueOf) })),
      }
      const gaps = numbers.map(firstGap).filter((gap) => gap !== null)
      return {
        wrong: [...anomalies(history), ...gaps.map((gap) => `a gap in the numbers at ${gap}`)],
        appends: appends.length,
        repeated: progress.repeated,
        abandoned: progress.abandoned,
        reads: reads.length,
      }
    })
  } finally {
    progress.isOver = true
    if (home.server.process.exitCode === null) await stop('SIGTERM')
  }
}
