import { note } from '#access/audit.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import { type FlagName, flagDefaults } from '#map/flags.ts'
import type { Db } from '#ports/db/port.ts'
import { needsHarmCheck } from './rules.ts'
import { type Exposure, logExposures, members } from './store.cohorts.ts'
import { checked } from './store.harm.ts'
import { change, countUp, type Target } from './store.ts'

export interface Deps {
  /** The accounts' role. */
  db: Db
  clock: Clock
  random: Random
  /** Each flag's default: on in the demo if the feature is built (releasing.ts). */
  defaults: Readonly<Record<FlagName, boolean>>
  /** Shows everything to everyone; only in development (app/config.ts). */
  showAll: boolean
  /** Called after a kill switch changed, so that this process applies it at once. */
  onSwitched: () => Promise<void>
}

/** Changes that end with a line in the audit, or leave nothing. */
export interface Act {
  tx: Db
  at: Date
  by: string
  audit: (entry: { action: string; subject?: string; reason?: string; detail?: Readonly<Record<string, unknown>> }) => Promise<void>
}

/** Runs one person's change in a transaction. Changes wait for each other, and open pages notice the new version number. */
export async function act({ db, clock, random }: Deps, by: string, work: (act: Act) => Promise<void>): Promise<{ done: true }> {
  await db.transaction().execute(async (tx) => {
    await countUp(tx)
    const audit: Act['audit'] = (entry) => note(tx, { account: by, outcome: 'done', ...entry }, { clock, random })
    await work({ tx, at: new Date(clock()), by, audit })
  })
  return { done: true }
}

/** @throws Fault `not_found` for a name that is none of the 40 */
export function flagNamed(name: string): FlagName {
  if (!Object.hasOwn(flagDefaults, name)) throw new Fault('not_found', msg`There is no flag of this name.`, { field: 'flag' })
  return name as FlagName
}

/** Lines of the log: a person starts or stops seeing flags through a cohort. */
export function exposuresOf(
  { random }: Pick<Deps, 'random'>,
  {
    at,
    cohort,
    accounts,
    flags,
    began,
  }: { at: Date; cohort: string; accounts: readonly string[]; flags: readonly string[]; began: boolean },
): Exposure[] {
  return flags.flatMap((name) => accounts.map((account) => ({ id: random.uuid(), at, name, cohort, account, began })))
}

export interface Setting {
  flag: string
  target: Target
  isOn: boolean | null
  reason: string
}

/**
 * Sets or clears a flag, and writes its history, the log of who sees it, and the audit.
 * @throws Fault `conflict` if the harm checklist was not answered
 */
export async function setFlag(deps: Deps, { tx, at, by, audit }: Act, { flag, target, isOn, reason }: Setting): Promise<void> {
  const name = flagNamed(flag)
  if (needsHarmCheck(deps.defaults[name], isOn) && !(await checked(tx)).has(name)) {
    throw new Fault('conflict', msg`Answer the harm checklist of this flag first. Nobody is shown it before.`, { field: 'harm' })
  }
  const before = await change(tx, { id: deps.random.uuid(), name, target, isOn, at, by, reason })
  if (target.scope === 'cohort' && target.id !== null && (before === true) !== (isOn === true)) {
    const accounts = (await members(tx, target.id)).filter(({ state }) => state === 'in').map(({ account }) => account)
    await logExposures(tx, exposuresOf(deps, { at, cohort: target.id, accounts, flags: [name], began: isOn === true }))
  }
  const detail = { scope: target.scope, target: target.id, isOn, before }
  await audit({ action: isOn === null ? 'flags.clear' : 'flags.set', subject: name, reason, detail })
}
