// What `npm run mutants` found last, with the SHA-256 of the code and tests that it found it in: CI tries again what has changed since.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'

interface Run {
  noticed: number
  of: number
  /** By path: of code, and of the tests that run for each mutant. */
  files: Record<string, string>
}
export type MutantsRecord = Record<string, Run>

const file = path.join(root, 'scripts', 'mutants.json')

export const readRecord = (): MutantsRecord => JSON.parse(readFileSync(file, 'utf8')) as MutantsRecord

export function writeRecord(record: MutantsRecord) {
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

const isTest = (name: string) => name.endsWith('.test.ts')

/** A folder's code and tests with their SHA-256; random sequences don't run for mutants (mutants.vitest.config.ts). */
export function hashesIn(folder: string): Record<string, string> {
  const names = globSync(`${folder}/**/*.ts`, { cwd: root }).filter((name) => path.basename(name) !== 'random.test.ts')
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(root, name)))
      .digest('hex')
  return Object.fromEntries(names.toSorted().map((name) => [name.replaceAll('\\', '/'), hash(name)]))
}

/** Code to try again: all of a folder where a test has changed or is gone, else what has changed itself. */
export function changedSince(before: Record<string, string>, now: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const changed = names.filter((name) => before[name] !== now[name])
  const code = Object.keys(now).filter((name) => !isTest(name))
  return changed.some(isTest) ? code : code.filter((name) => changed.includes(name))
}
