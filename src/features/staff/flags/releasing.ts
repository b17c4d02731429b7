import { note } from '#access/audit.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import { type FlagName, flagDefaults } from '#map/flags.ts'
import { insidePages } from '#map/inside.generated.ts'
import { builtFlags, releasedFlags } from '#map/nav.ts'
import { pages } from '#map/pages.generated.ts'
import type { Db } from '#ports/db/port.ts'
import { releaseOf, type Release } from './rules.ts'
import { checked } from './store.harm.ts'
import { change, countUp, settings } from './store.ts'

const lines = [...pages, ...insidePages]

/** What each flag is until staff decide: as the specification has it, and in the demonstration on for all that is built. */
export const defaultsOf = ({ demo }: { demo: boolean }): Readonly<Record<FlagName, boolean>> => (demo ? releasedFlags(lines) : flagDefaults)

interface Deps {
  /** The owner, for this is done on the server itself. */
  db: Db
  clock: Clock
  random: Random
}

/**
 * Turns on, for everybody, the flags of what is built; those that staff set for everybody stay as they are, and so does
 * what is set for cohorts and people (decision 0055). Each has its line in the history and in the audit. What counts is
 * the specification's default, also in the demonstration: it is on there only as long as it is one.
 */
export async function releaseFlags(
  { db, clock, random }: Deps,
  reason: string,
): Promise<Release<FlagName> & { unchecked: readonly FlagName[] }> {
  return db.transaction().execute(async (tx) => {
    await countUp(tx)
    const release = releaseOf(builtFlags(lines), flagDefaults, await settings(tx))
    const answered = await checked(tx)
    for (const name of release.turnedOn) {
      await change(tx, { id: random.uuid(), name, target: { scope: 'all', id: null }, isOn: true, at: new Date(clock()), by: null, reason })
      const detail = { scope: 'all', isOn: true, hasHarmCheck: answered.has(name) }
      await note(tx, { account: null, action: 'flags.release', subject: name, outcome: 'done', reason, detail }, { clock, random })
    }
    return { ...release, unchecked: release.turnedOn.filter((name) => !answered.has(name)) }
  })
}
