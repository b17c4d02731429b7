import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { putDemoTwins, removeDemoTwins } from './demo.ts'
import { compareDue } from './finding.ts'
import { renewModel } from './model.ts'
import { markAllDue, readModel } from './store.model.ts'

/** The rates are learnt again so often, in days, and when the directory has grown or shrunk by a fifth. */
const learntFor = 30
const day = 24 * 3_600_000
const grown = 0.2
/** Then others have their turn. */
const mostOfATurn = 20

/** The model to compare by, learnt again when its time has come; then everybody is compared again. */
async function currentModel(owner: Db, now: number) {
  const stored = await readModel(owner)
  const people = Number(
    (
      await owner
        .selectFrom('search_group')
        .select(({ fn }) => fn.sum<string>('n').as('n'))
        .executeTakeFirst()
    )?.n ?? 0,
  )
  if (people === 0) return null
  const isOld =
    !stored ||
    now - Date.parse(stored.madeOn) > learntFor * day ||
    Math.abs(Math.min(people, 20_000) - stored.people) > grown * stored.people
  if (!isOld) return stored.model
  return owner.transaction().execute(async (tx) => {
    const model = await renewModel(tx, dayOf(now))
    await markAllDue(tx)
    return model
  })
}

/** Compares changed records with the whole directory. */
export function jobs({ owner, clock, demo }: { owner: Db; clock: Clock; demo: boolean }): readonly Job[] {
  return [
    {
      name: 'duplicates.find',
      every: 10_000,
      run: async () => {
        const today = dayOf(clock())
        await (demo ? putDemoTwins(owner, today) : removeDemoTwins(owner, today))
        const model = await currentModel(owner, clock())
        if (model === null) return
        for (let turn = 0; turn < mostOfATurn; turn += 1) {
          if ((await owner.transaction().execute((tx) => compareDue(tx, model, today))) === 0) return
        }
      },
    },
  ]
}
