import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './copy.ts'

/**
 * The data sets that lie beside the project and are never part of it, each with the SHA-256 of the edition that the tests were
 * written for. A test that needs one is skipped where it is absent or another edition: nothing outside the repository can fail a run.
 */
const editions = {
  'directory/courts-db.courts.json': '61a26db4e4c17d9b97613739da20f3cb27cf64a447df0449d9c12d49974a84bf',
  'directory/elected_judges_people.csv': '470252b4ae875d7eab57a73cf764421ab14d46b238233ec05693a8642f221650',
  'directory/federal-judicial-service.csv': '75f3e23180aac46a67c33381e4aa11a9f5fff5dab3e0f2ddc9e4d0f83a2939dc',
  'directory/judges.csv': '453b6b1cba45cfafcf0e7d8b20a7c8586c8dc2c44c441c3a923080917e82ae09',
  'entity-resolution/nicknames.names.csv': 'f370c99f12a564f4f074192ba690f242b7857d53a4ea60257366e365cc63a276',
  'legal-text/recognizers_datetime/English.DateTimeModel.json': '7a9ff209927f3c5d9b26e28935706b46ff8433bde4b49e2135dee186752938a4',
  'legal/custody-patterns.json': '7b909f9b00480475199f9d5c88d72abde4809f322fd14b1282017e188901cb8e',
  'legal/holidays.json': '33ff3ff46a068b235cc85880429355f0448b14c324881016b7f087c73e8e7672',
  'ratings/iowa-judges.csv': '51b2b567d3404247be193bc5de02cbd15ac12f5c27a6d941b4bcda1754d1b561',
} as const

export type SharedName = keyof typeof editions
export const sharedNames = Object.keys(editions) as SharedName[]

const folder = path.join(root, '..', 'shared', 'data')

/** Where a data set lies, or would lie. */
export const sharedFile = (name: SharedName, inFolder = folder): string => path.join(inFolder, name)

/** Whether any of these data sets is absent, or another edition than the tests were written for. */
export function lacksShared(names: readonly SharedName[], inFolder = folder): boolean {
  return names.some((name) => {
    const file = sharedFile(name, inFolder)
    if (!existsSync(file)) return true
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
    if (digest === editions[name]) return false
    console.warn(`Skipping the tests that read ${file}: it is another edition than they were written for (test/support/shared.ts).`)
    return true
  })
}
