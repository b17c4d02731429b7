import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './support/copy.ts'
import { lacksShared, sharedFile, sharedNames } from './support/shared.ts'

const emptyFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-shared-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a data set that is absent is lacking', () => {
  for (const name of sharedNames) expect(lacksShared([name], emptyFolder())).toBe(true)
})

test('another edition of a data set is lacking too, so that it cannot fail a test', () => {
  const folder = emptyFolder()
  const file = sharedFile('legal/holidays.json', folder)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '{ "rules": [] }')
  expect(lacksShared(['legal/holidays.json'], folder)).toBe(true)
})

test('no unit test finds its own way to the data sets', () => {
  const ways = globSync('{src,scripts,assurance,bench,test}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
    /(?:'\.\.'|\.\.\/)[^'`\n]*['/, ]+shared\/?['/, ]+data/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(ways).toEqual([])
})
