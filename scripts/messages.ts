import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'

const catalogs = () => globSync('src/{web,shell,server,domain,features/*/*}/locales/*.po', { cwd: root }).toSorted()
const read = () =>
  Object.fromEntries(catalogs().map((file) => [file, readFileSync(path.join(root, file), 'utf8').replace(/^"POT-Creation-Date:.*\n/m, '')]))

/** Collects the texts of the components into the catalogs of shell and features; a feature without texts has none. */
function extract(): boolean {
  const run = spawnSync('lingui', ['extract', '--clean', '--workers', '1'], { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) console.error(run.stdout, run.stderr)
  for (const [file, text] of Object.entries(read())) {
    if (!/^msgid "."/m.test(text) && !/^msgid "[^"]/m.test(text)) rmSync(path.join(root, file))
    else writeFileSync(path.join(root, file), text)
  }
  return run.status === 0
}

const before = read()
const good = extract()
const changed = JSON.stringify(before) !== JSON.stringify(read())
if (process.argv.includes('--check')) {
  if (changed) console.error('The catalogs were out of date and have been renewed.')
  process.exit(good && !changed ? 0 : 1)
}
process.exit(good ? 0 : 1)
