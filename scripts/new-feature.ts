import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'
import { filesOf, type Line, linesOf } from './new-feature/files.ts'

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

/** The file's text with the line put at the end of its list. */
function withLine({ file, list, end, text }: Line, before: string): string {
  const from = before.indexOf(list)
  const at = from < 0 ? -1 : before.indexOf(end, from)
  if (at < 0)
    stop(`${file} has changed its form: no place was found for "${text.trim()}". Nothing was written; put the line there by hand.`)
  return before.slice(0, at) + text + before.slice(at)
}

function program(name: string, ...args: string[]) {
  if (spawnSync(name, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) {
    stop(`The files are written, but "${path.basename(name)} ${args.join(' ')}" failed. Mend what it says and run it again.`)
  }
}

const areas = readdirSync(inTree('src/features'))
const [given = '', ...more] = process.argv.slice(2)
const [, area = '', name = ''] = /^([a-z]+)\/([a-z][a-z0-9]{2,23})$/.exec(given) ?? []
if (more.length > 0 || name === '') {
  stop('Name the feature by its area and one word of 3 to 24 small letters and digits: npm run new-feature site/library')
}
if (!areas.includes(area)) stop(`There is no area "${area}" in src/features. There are: ${areas.join(', ')}.`)
const taken = areas.find((one) => existsSync(inTree(`src/features/${one}/${name}`)))
if (taken) stop(`The feature "${name}" exists already, in src/features/${taken}/${name}. Choose another name.`)
if (
  new RegExp(`\\b${name}\\b`).test(read('src/app/features.ts')) ||
  /^(default|delete|class|function|return|switch|import|export)$/.test(name)
) {
  stop(`The word "${name}" means something else in src/app/features.ts. Choose another name.`)
}

const newest =
  readdirSync(inTree('migrations'))
    .filter((file) => /^\d{4}_/.test(file))
    .toSorted()
    .at(-1) ?? '0000'
const files = filesOf(area, name, String(Number(newest.slice(0, 4)) + 1).padStart(4, '0'))
const changed = new Map<string, string>()
for (const line of linesOf(area, name)) changed.set(line.file, withLine(line, changed.get(line.file) ?? read(line.file)))

for (const [file, text] of [...Object.entries(files), ...changed]) write(file, text)
program('oxfmt', ...Object.keys(files).filter((file) => /\.tsx?$/.test(file)), ...changed.keys())
program(process.execPath, 'scripts/types-db.ts')
program(process.execPath, 'scripts/messages.ts')

console.log(`The feature "${name}" stands: /${name} shows it, GET /api/${name} answers. Written:`)
for (const file of Object.keys(files)) console.log(`  ${file}`)
console.log(`Lines were added to ${[...changed.keys()].join(', ')}.`)
console.log('Now change the files into what it is for, from contract.ts on, and run: npm run check')
