import { sql } from 'kysely'
import type { Day } from '#kernel/day.ts'
import type { Database, Db } from '#ports/db/port.ts'
import { retire, retireNamesakes, showSource } from '#directory/professionals/public.ts'
import { indexPeople } from '#directory/search/public.ts'
import { deleteFictional, insertFictional, insertFictionalWaiting, putFictionalWaiting } from '#ratings/reviews/public.ts'
import { deleteFictionalFreezes, fictionalFreezes, putFictionalFreezes } from '#ratings/scores/public.ts'
import { importSource } from '#directory/imports/service.ts'
import { saveRun } from '#directory/imports/store.ts'
import { burstsOn, demoBursts } from './bursts.ts'
import { demoDigest } from './digest.ts'
import { demoPeople } from './people.ts'
import { demoId } from './places.ts'
import { demoReviews } from './reviews.ts'
import { demoSource } from './source.ts'
import { demoWaiting } from './waiting.ts'

/** The name of the last line of a finished load in the list of runs. */
const finished = 'reviews of fictional people'

interface Deps {
  database: Pick<Database, 'owner'>
  today: Day
  /** Receives one sentence about each step. */
  say: (text: string) => void
}

interface State {
  /** Digest of the demo that was last loaded to its end. */
  digest: string | null
  isVisible: boolean
}

/**
 * Puts the fictional people, their courts and their reviews in the directory: at the first start, after a
 * change of the generator, and after `hideDemo`. Otherwise it asks the database one question and leaves.
 */
export async function loadDemo({ database: { owner }, today, say }: Deps): Promise<void> {
  const state = await stateOf(owner)
  if (state.digest === demoDigest && state.isVisible) return refreshBursts(owner, today)
  say('Loading the fictional people of the demonstration ...')
  // `force`: a new edition may change any share of the demo, because no real person is affected.
  if (state.digest !== demoDigest) await importSource(owner, demoSource(), { today, force: true })
  const count = await owner.transaction().execute(async (tx) => {
    await alone(tx)
    const { digest, isVisible } = await stateOf(tx)
    // Another process was first.
    if (digest === demoDigest && isVisible) return null
    await show(tx, today)
    await deleteFictional(tx, demoId)
    const { reviews, waiting, bursts } = demoRatings()
    const added = await insertFictional(tx, demoId, reviews)
    await insertFictionalWaiting(tx, demoId, waiting)
    await putBursts(tx, burstsOn(bursts, today))
    await remember(tx, today, added)
    return added
  })
  if (count !== null) say(`Loaded the demonstration with ${count} reviews. Everybody in it is invented.`)
}

/**
 * Takes the fictional people and their courts out of search and lists, and deletes their reviews, also
 * those that visitors tried out. Does nothing when there are none.
 */
export async function hideDemo({ database: { owner }, today, say }: Deps): Promise<void> {
  if (!(await stateOf(owner)).isVisible) return
  await owner.transaction().execute(async (tx) => {
    await alone(tx)
    const gone = await retire(tx, { sourceId: demoId, today })
    await deleteFictional(tx, demoId)
    await deleteFictionalFreezes(tx, demoId)
    await indexPeople(tx, gone)
  })
  say('Took the fictional people of the demonstration out. DEMO=on brings them back.')
}

/** Every rating of the demo: of the past, waiting, and of bursts. */
export function demoRatings() {
  const people = demoPeople()
  const [reviews, waiting] = [demoReviews(people), demoWaiting(people)]
  return {
    reviews,
    waiting,
    bursts: demoBursts(
      people,
      reviews,
      waiting.map(({ person }) => person),
    ),
  }
}

/** A burst grows old: after thirty quiet days, or when it was let go of, the next start shows it again. */
async function refreshBursts(owner: Db, today: Day): Promise<void> {
  if ((await fictionalFreezes(owner, demoId)) > 0) return
  const { bursts } = demoRatings()
  await owner.transaction().execute(async (tx) => {
    await alone(tx)
    if ((await fictionalFreezes(tx, demoId)) === 0) await putBursts(tx, burstsOn(bursts, today))
  })
}

/** Replaces the bursts with new ones on recent days. */
async function putBursts(tx: Db, { reviews, freezes }: ReturnType<typeof burstsOn>) {
  await putFictionalWaiting(tx, demoId, reviews)
  await putFictionalFreezes(tx, demoId, freezes)
}

async function stateOf(db: Db): Promise<State> {
  const { rows } = await sql<State>`select
    (select file_sha256 from import_run where source_id = ${demoId} and file_name = ${finished} order by seq desc limit 1) as digest,
    exists (select from professional where source_id = ${demoId} and gone_on is null) as "isVisible"`.execute(db)
  return rows[0] ?? { digest: null, isVisible: false }
}

/** One load, hiding or import at a time; readers do not wait. */
async function alone(tx: Db) {
  await sql`lock table import_run in exclusive mode`.execute(tx)
}

/** Shows the people of the demo's newest edition again, except those with the name of a real person. */
async function show(tx: Db, today: Day) {
  const back = await showSource(tx, demoId)
  if (back.length === 0) return
  await retireNamesakes(tx, today)
  await indexPeople(tx, back)
}

async function remember(tx: Db, today: Day, added: number) {
  const run = { sourceId: demoId, fileName: finished, fileSha256: demoDigest, importedOn: today, skipped: 0 }
  await saveRun(tx, run, { before: 0, added, changed: 0, removed: 0, unchanged: 0 })
}
