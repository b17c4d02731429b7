import { createHash } from 'node:crypto'
import { signedIn } from '#access/actor.ts'
import { note as audit } from '#access/audit.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Random } from '#kernel/random.ts'
import { insidePages } from '#map/inside.generated.ts'
import { pages } from '#map/pages.generated.ts'
import type { Db } from '#ports/db/port.ts'
import type { calls, deskCalls } from './contract.ts'
import { crashOf, crashRetentionDays, mostBytes, mostGroups, mostOfDay, stackOf } from './rules.ts'
import { countByStatus, groups, putStatus, wholeGroup } from './store.desk.ts'
import { type Counted, keepCrash } from './store.ts'
import { refusalsSince } from './store.refusals.ts'
import { tally } from './tally.ts'

const patterns = [...pages, ...insidePages].map(({ path }) => path)
const markOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

export interface Deps {
  db: Db
  clock: Clock
}

export function service({ db, clock }: Deps): Handlers<typeof calls> {
  const counted = tally((one: Omit<Counted, 'seen'>, seen) => keepCrash(db, { ...one, seen }, mostOfDay, mostGroups))
  return {
    logError: async ({ body }) => {
      if (Buffer.byteLength(JSON.stringify(body)) > mostBytes) throw new Fault('invalid', msg`A report of a crash has 8 KiB at most.`)
      const crash = crashOf(body, patterns)
      const day = dayOf(clock())
      const fingerprint = markOf(JSON.stringify(crash))
      return { logged: await counted.add(`${day} ${fingerprint}`, { crash, day, fingerprint, stack: markOf(stackOf(crash)) }) }
    },
  }
}

export interface DeskDeps {
  /** The accounts' role, which writes the audit. */
  accounts: Db
  clock: Clock
  random: Random
}

const mostListed = 200
const dayLong = 24 * 3_600_000

/** What admins read and write about errors; each change is audited. */
export function desk({ accounts, ...deps }: DeskDeps): Handlers<typeof deskCalls> {
  const whole = async (db: Db, stack: string) => {
    const found = await wholeGroup(db, stack)
    if (!found) throw new Fault('not_found', msg`There is no such error.`)
    return found
  }
  return {
    groups: async ({ query }) => {
      const [found, counts] = await Promise.all([groups(accounts, query.status, mostListed), countByStatus(accounts)])
      return { groups: found, counts }
    },
    group: ({ params }) => whole(accounts, params.stack),
    refusals: async () => ({ refusals: await refusalsSince(accounts, dayOf(deps.clock() - crashRetentionDays * dayLong), mostListed) }),
    judge: async ({ params: { stack }, body, actor }) => {
      const { status, note } = body
      mustBePrintable(note, 'note')
      return accounts.transaction().execute(async (tx) => {
        if (!(await putStatus(tx, stack, status, note))) throw new Fault('not_found', msg`There is no such error.`)
        const { account } = signedIn(actor)
        await audit(tx, { account, action: 'telemetry.judge', subject: stack, outcome: 'done', detail: { status } }, deps)
        return whole(tx, stack)
      })
    },
  }
}
