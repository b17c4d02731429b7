import { isDeepStrictEqual } from 'node:util'
import { type Actor, signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { type calls, Sample, type SetupWritten, type statusCalls } from './contract.ts'
import { checkPageMapping } from './page-mapping.ts'
import { addressFault } from './rules.ts'
import { presentChart, presentRun, presentSetup, presentStatus } from './present.ts'
import { addSetup, allowSource, cancelRun, decideRun, dropHeld, editSetup, queueRun, setPaused, stopSources } from './store.desk.ts'
import { lastRuns, openRuns, rowsTaken, runOf, runsOf, setupOf, type SetupRow, setups } from './store.ts'

export interface Deps {
  /** The accounts' role. */
  db: Db
  clock: Clock
  random: Random
  /** Whether runs are made at all on this installation (COLLECT). */
  isOn: boolean
}

const mostRuns = 50
const done = { done: true } as const

/** @throws Fault `invalid` at the first field that cannot be used */
function check(id: string, kind: string, written: SetupWritten): void {
  const { title, publisher, licence, terms, mapping, address } = written
  for (const text of [title, publisher, licence, terms]) mustBePrintable(text, 'title')
  const fault = addressFault(address)
  if (fault !== null) throw new Fault('invalid', fault, { field: 'address' })
  if ((kind === 'html') !== (mapping !== null))
    throw new Fault(
      'invalid',
      kind === 'html' ? msg`A page needs a mapping.` : msg`This source has a reader of its own and takes no mapping.`,
      {
        field: 'mapping',
      },
    )
  if (mapping === null) return
  const checked = checkPageMapping(mapping, { id, title, publisher, url: address, licence })
  if (!checked.ok) throw new Fault('invalid', checked.why, { field: 'mapping' })
}

/** What staff see, and what the admins do: each act in the transaction of its line in the audit. */
export function service({ db, isOn, ...deps }: Deps): Handlers<typeof calls & typeof statusCalls> {
  const at = () => new Date(deps.clock())
  const known = async (id: string): Promise<SetupRow> => {
    const found = await setupOf(db, id)
    if (!found) throw new Fault('not_found', msg`There is no such source.`)
    return found
  }
  const one = async (id: string) => {
    const found = await runOf(db, id)
    if (!found) throw new Fault('not_found', msg`There is no such run.`)
    return found
  }
  /** Does something and notes who did it. */
  const act = <T>(
    actor: Actor,
    action: string,
    subject: string | null,
    work: (tx: Db) => Promise<T>,
    why: string | null = null,
  ): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const result = await work(tx)
      await note(tx, { account: signedIn(actor).account, action: `sources.${action}`, subject, outcome: 'done', reason: why }, deps)
      return result
    })
  const real = ({ is_fictional: isFictional, stopped_why: stopped }: SetupRow) => {
    if (isFictional) throw new Fault('conflict', msg`This source is of the demonstration: it has no host, and its runs are made up.`)
    if (!isOn) throw new Fault('conflict', msg`Nothing is fetched on this installation: the setting COLLECT is off.`)
    if (stopped !== null) throw new Fault('conflict', msg`The kill switch of this source is thrown. Turn it back first.`)
  }

  return {
    status: async () => {
      const [all, last] = await Promise.all([setups(db), lastRuns(db)])
      return { isOn, sources: all.map((row) => presentStatus(row, last.get(row.source_id), deps.clock())) }
    },
    history: async ({ params: { id } }) => {
      const { title } = await known(id)
      const [rows, taken] = await Promise.all([runsOf(db, id, mostRuns), rowsTaken(db, id)])
      return { title, runs: rows.map(presentRun), chart: presentChart(rows, taken) }
    },
    run: async ({ params: { id } }) => {
      const row = await one(id)
      const sample = Sample.safeParse(row.sample)
      const { chart_mean: mean, chart_lower: lower, chart_upper: upper } = row
      return {
        run: presentRun(row),
        sample: sample.success ? sample.data : null,
        chart: mean === null || lower === null || upper === null ? null : { mean, lower, upper },
      }
    },
    registry: async () => {
      const [all, open] = await Promise.all([setups(db), openRuns(db)])
      return { isOn, sources: all.map((row) => presentSetup(row, open.get(row.source_id))) }
    },
    add: async ({ actor, body: { id, ...written } }) => {
      confirmed(actor, deps.clock)
      check(id, 'html', written)
      await act(actor, 'add', id, async (tx) => {
        if (!(await addSetup(tx, id, written, at())))
          throw new Fault('conflict', msg`There is a source of this id already.`, { field: 'id' })
      })
      return done
    },
    edit: async ({ actor, params: { id }, body: { version, ...written } }) => {
      confirmed(actor, deps.clock)
      const before = await known(id)
      check(id, before.kind, written)
      const mapping: unknown = written.mapping === null ? null : JSON.parse(written.mapping)
      const isNew = before.address !== written.address || !isDeepStrictEqual(before.mapping, mapping)
      await act(actor, 'edit', id, async (tx) => {
        if (!(await editSetup(tx, id, version, written, isNew)))
          throw new Fault(
            'conflict',
            msg`Somebody else has changed this source meanwhile. Load the page again, and make your change once more.`,
          )
        if (isNew) await dropHeld(tx, id, at())
      })
      return done
    },
    pause: async ({ actor, params: { id }, body: { isPaused } }) => {
      const row = await known(id)
      if (!isPaused) real(row)
      await act(actor, isPaused ? 'pause' : 'go', id, (tx) => setPaused(tx, id, isPaused))
      return done
    },
    stop: async ({ actor, body: { id, reason } }) => {
      if (id !== null) await known(id)
      return { stopped: await act(actor, 'stop', id, (tx) => stopSources(tx, id, reason), reason) }
    },
    allow: async ({ actor, params: { id } }) => {
      confirmed(actor, deps.clock)
      await known(id)
      await act(actor, 'allow', id, async (tx) => {
        if (!(await allowSource(tx, id))) throw new Fault('conflict', msg`The kill switch of this source is not thrown.`)
      })
      return done
    },
    runNow: async ({ actor, params: { id } }) => {
      real(await known(id))
      const run = deps.random.uuid()
      await act(actor, 'run', id, async (tx) => {
        if (!(await queueRun(tx, { id: run, source: id, by: signedIn(actor).account, at: at() })))
          throw new Fault('conflict', msg`A run of this source is under way already.`)
      })
      return { run }
    },
    cancel: async ({ actor, params: { id } }) => {
      const row = await one(id)
      await act(actor, 'cancel', id, async (tx) => {
        if (!(await cancelRun(tx, row, at()))) throw new Fault('conflict', msg`This run is over, or has come further meanwhile.`)
      })
      return done
    },
    decide: async ({ actor, params: { id }, body: { decision, reason } }) => {
      const { account } = confirmed(actor, deps.clock)
      const row = await one(id)
      if (decision === 'apply') real(await known(row.source_id))
      const state = decision === 'apply' ? 'approved' : 'refused'
      await act(
        actor,
        decision,
        id,
        async (tx) => {
          if (!(await decideRun(tx, id, { state, by: account, why: reason, at: at() })))
            throw new Fault('conflict', msg`This run does not wait any more: somebody has decided, or a newer one has come.`)
        },
        reason,
      )
      return done
    },
  }
}
