import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'
import { coverage } from './spanish.ts'

const isCheck = process.argv.includes('--check')
const catalogsIn = (folder: string) =>
  globSync(`src/{web,shell,server,domain,features/*/*}/locales/${isCheck ? 'en' : '*'}.po`, { cwd: folder }).toSorted()
const read = (folder: string) =>
  Object.fromEntries(
    catalogsIn(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8').replace(/^"POT-Creation-Date:.*\n/m, '')]),
  )

/**
 * Collects the texts of the components into the catalogs of shell and features; a feature without texts has none. A new text waits in the
 * Spanish catalog without a translation. The check looks at English alone: nobody has to write Spanish to add a text.
 */
function extract(folder: string): boolean {
  const env = { ...process.env, CATALOGS: folder }
  const run = spawnSync('lingui', ['extract', '--clean', '--workers', '1', ...(isCheck ? ['--locale', 'en'] : [])], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  if (run.status !== 0) console.error(run.stdout, run.stderr)
  for (const [file, text] of Object.entries(read(folder))) {
    if (!/^msgid "."/m.test(text) && !/^msgid "[^"]/m.test(text)) rmSync(path.join(folder, file))
    else writeFileSync(path.join(folder, file), text)
  }
  return run.status === 0
}

/** Whether the catalogs are as the texts are. It works on a copy of them and changes nothing. */
function check(): boolean {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(path.join(root, '.cache', 'catalogs-'))
  try {
    for (const file of catalogsIn(root)) cpSync(path.join(root, file), path.join(folder, file))
    if (!extract(folder)) return false
    const [now, before] = [read(folder), read(root)]
    const old = [...new Set([...Object.keys(now), ...Object.keys(before)])].filter((file) => now[file] !== before[file])
    for (const file of old) console.error(`${file} is out of date.`)
    return old.length === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (process.argv.includes('--coverage')) {
  console.log(coverage().join('\n'))
  process.exit(0)
}
process.exit((isCheck ? check() : extract(root)) ? 0 : 1)
