import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'
import { caseFilesOf } from './new-feature/case-files.ts'
import { filesOf } from './new-feature/files.ts'

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
const [given = '', ...more] = process.argv.slice(2).filter((one) => one !== '--case' && one !== '--shared')
const [, area = '', name = ''] = /^([a-z]+)\/([a-z][a-z0-9]{2,23})$/.exec(given) ?? []
if (more.length > 0 || name === '') {
  stop('Name the feature by its area and one word of 3 to 24 small letters and digits: npm run new-feature site/library')
}
if (isShared && !isOfCase) stop('Only a feature of a case has rows that can be shared with the other parent: add --case.')
if (!areas.includes(area)) stop(`There is no area "${area}" in src/features. There are: ${areas.join(', ')}.`)
const taken = areas.find((one) => existsSync(inTree(`src/features/${one}/${name}`)))
if (taken) stop(`The feature "${name}" exists already, in src/features/${taken}/${name}. Choose another name.`)
if (new RegExp(`\\b${name}\\b`).test(read(listFile)) || /^(default|delete|class|function|return|switch|import|export)$/.test(name)) {
  stop(`The word "${name}" means something else in ${listFile}. Choose another name.`)
}

const newest =
  readdirSync(inTree('migrations'))
    .filter((file) => /^\d{4}_/.test(file))
    .toSorted()
    .at(-1) ?? '0000'
const migration = String(Number(newest.slice(0, 4)) + 1).padStart(4, '0')
const files = isOfCase ? caseFilesOf(area, name, migration, isShared) : filesOf(area, name, migration)
const list = withFeature(read(listFile), area, name)

for (const [file, text] of [...Object.entries(files), [listFile, list] as const]) write(file, text)
program('oxfmt', ...Object.keys(files).filter((file) => /\.tsx?$/.test(file)), listFile)
program(process.execPath, 'scripts/types-db.ts')
program(process.execPath, 'scripts/derive.ts')
program(process.execPath, 'scripts/messages.ts')

console.log(`The feature "${name}" stands: /${name} shows it, GET /api/${name} answers. Written:`)
for (const file of Object.keys(files)) console.log(`  ${file}`)
console.log(`Its line was added to ${listFile}; what is derived from it was written again.`)
console.log('Now change the files into what it is for, from contract.ts on, and run: npm run check')
console.log(
  `Tests over all features: vitest run ${isOfCase ? 'test/isolation.test.ts test/solo.test.ts test/free-for-ever.test.ts test/hard-days-twice.test.ts ' : ''}test/matrix.test.ts test/map.test.ts`,
)
