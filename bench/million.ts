import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#scripts/build.ts'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase, inDatabase } from '#ports/db/scratch.ts'
import { seededRandom } from '#test/support/random.ts'
import { asOwner, benchFolder } from './engine.ts'
import { generate } from './search/generate.ts'

/** A digest of everything that determines the content of the generated database. */
function recipe(): string {
  const files = [
    'bench/search/{draw,generate,names}.ts',
    'migrations/0*.sql',
    'src/domain/matching/*.ts',
    'src/features/directory/professionals/store.{since,views}.ts',
    'src/features/directory/search/store.{index,places}.ts',
  ]
  const hash = createHash('sha256')
  for (const file of globSync(files, { cwd: root }).toSorted()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

interface SavedNote {
  database: string
  recipe: string
  seconds: { rows: number; search: number }
}

/** A database of `count` generated people: the one of an earlier run when it was made by the same recipe. */
export async function generatedPeople(
  engine: Engine,
  count: number,
  say: (text: string) => void,
): Promise<{ place: Engine; seconds: SavedNote['seconds'] }> {
  const note = path.join(benchFolder, `people-${count}.json`)
  const wanted = recipe()
  if (existsSync(note)) {
    const saved = JSON.parse(readFileSync(note, 'utf8')) as SavedNote
    const known = await asOwner(engine, (client) => client.query('select from pg_database where datname = $1', [saved.database]))
    if (known.rowCount === 1 && saved.recipe === wanted) return { place: inDatabase(engine, saved.database), seconds: saved.seconds }
    await dropDatabase(engine, saved.database)
  }
  say(`  generating ${count.toLocaleString('en')} people (kept for the next run) ...`)
  const place = await createDatabase(engine)
  const database = openDatabase(place)
  let seconds: SavedNote['seconds']
  try {
    await migrate(place.owner)
    seconds = await generate(database.owner, seededRandom(1), count, (text) => say(`  ${text}`))
  } catch (error) {
    await database.close()
    await dropDatabase(engine, place.owner.database!)
    throw error
  }
  await database.close()
  writeFileSync(note, JSON.stringify({ database: place.owner.database!, recipe: wanted, seconds } satisfies SavedNote))
  return { place, seconds }
}
