import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'
import { caseFilesOf } from './new-feature/case-files.ts'
import { filesOf } from './new-feature/files.ts'
import { withNoun } from './new-feature/noun.ts'

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const inTree = (file: string) => path.join(root, file)
const read = (file: string) => readFileSync(inTree(file), 'utf8')

function write(file: string, text: string) {
  mkdirSync(path.dirname(inTree(file)), { recursive: true })
  writeFileSync(inTree(file), text)
}

const listFile = 'src/app/features.ts'

/** The app's list of features with one more: its import and its line. */
function withFeature(list: string, area: string, name: string): string {
  const imports = list.lastIndexOf("/feature.ts'\n") + "/feature.ts'\n".length
  const end = list.indexOf('\n]\n', list.indexOf('export const features'))
  if (imports < 20 || end < 0) stop(`${listFile} has changed its form: no place was found for the feature. Nothing was written.`)
  return `${list.slice(0, imports)}import { ${name} } from '#${area}/${name}/feature.ts'\n${list.slice(imports, end)}\n  ${name},${list.slice(end)}`
}

function program(name: string, ...args: string[]) {
  if (spawnSync(name, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) {
    stop(`The files are written, but "${path.basename(name)} ${args.join(' ')}" failed. Mend what it says and run it again.`)
  }
}

const areas = readdirSync(inTree('src/features'))
const [isOfCase, isShared] = [process.argv.includes('--case'), process.argv.includes('--shared')]
const [given = '', noun, ...more] = process.argv.slice(2).filter((one) => one !== '--case' && one !== '--shared')
const [, area = '', name = ''] = /^([a-z]+)\/([a-z][a-z0-9]{2,23})$/.exec(given) ?? []
if (more.length > 0 || name === '' || noun?.includes('/')) {
  stop(
    'Name the feature by its area and one word of 3 to 24 small letters and digits, and if you like a word for one entry: npm run new-feature site/library book',
  )
}
if (isShared && !isOfCase) stop('Only a feature of a case has rows that can be shared with the other parent: add --case.')
if (!areas.includes(area)) stop(`There is no area "${area}" in src/features. There are: ${areas.join(', ')}.`)
const taken = areas.find((one) => existsSync(inTree(`src/features/${one}/${name}`)))
if (taken) stop(`The feature "${name}" exists already, in src/features/${taken}/${name}. Choose another name.`)
if (new RegExp(`\\b${name}\\b`).test(read(listFile)) || /^(default|delete|class|function|return|switch|import|export)$/.test(name)) {
  stop(`The word "${name}" means something else in ${listFile}. Choose another name.`)
}
if (noun !== undefined) {
  // What the files, TypeScript or SQL already mean by something else.
  const isTaken =
    /^(draft|done|change|made|removed|case|class|function|return|switch|import|export|order|user|group|table|check|column|grant)$/.test(
      noun,
    )
  if (isTaken || !/^[a-z]{3,24}$/.test(noun))
    stop(`"${noun}" can't name one entry. Choose another word of 3 to 24 small letters, or leave it out.`)
  if (read('migrations/schema.sql').includes(`create table ${noun} (`))
    stop(`There is a table "${noun}" already. Choose another word for one entry.`)
}

const newest =
  readdirSync(inTree('migrations'))
    .filter((file) => /^\d{4}_/.test(file))
    .toSorted()
    .at(-1) ?? '0000'
const migration = String(Number(newest.slice(0, 4)) + 1).padStart(4, '0')
const templates = isOfCase ? caseFilesOf(area, name, migration, isShared) : filesOf(area, name, migration)
const usual = isOfCase ? 'item' : 'entry'
const files = noun === undefined ? templates : withNoun(templates, name, usual, noun)
const list = withFeature(read(listFile), area, name)

for (const [file, text] of [...Object.entries(files), [listFile, list] as const]) write(file, text)
program('oxfmt', ...Object.keys(files).filter((file) => /\.tsx?$/.test(file)), listFile)
program(process.execPath, 'scripts/types-db.ts')
program(process.execPath, 'scripts/derive.ts')
program(process.execPath, 'scripts/messages.ts')

console.log(`The feature "${name}" stands: /${name} shows it, GET /api/${name} answers. Written:`)
for (const file of Object.keys(files)) console.log(`  ${file}`)
console.log(`Its line was added to ${listFile}; what is derived from it was written again.`)

/** The tests that look at every feature: the last one that was added is theirs too. */
const overAll = ['matrix', 'map', ...(isOfCase ? ['isolation', 'solo', 'free-for-ever', 'hard-days-twice'] : [])]
const form = /name: '(.*)'/.exec(files[`src/features/${area}/${name}/feature.forms.ts`] ?? '')?.[1]
console.log(`Now, in this order:
  1. Change migrations/${migration}_${name}.sql, then: npm run types:db
  2. Change the files into what it is for, from contract.ts on, then: npm run derive; npm run messages
  3. npm run check
  4. vitest run src/features/${area}/${name}
  5. The tests over all features: vitest run ${overAll.map((test) => `test/${test}.test.ts`).join(' ')}
  6. In the browser:${form === undefined ? '' : `\n     playwright test journeys/forms.spec --project=phone -g "${form}"`}
     playwright test journeys/pages.spec --project=phone -g "pages of ${area}"
A journey of its own goes to test/journeys/${name}.spec.ts.`)
