import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './build.ts'
import { changedSince, readRecord } from './mutants-record.ts'

test('at least 85 of 100 mutants are noticed in books, splits and interest, also in what has changed since they were tried', () => {
  const record = readRecord()
  expect(Object.keys(record)).toEqual(expect.arrayContaining(['src/domain/books', 'src/domain/interest', 'src/domain/splits']))
  for (const { noticed, of } of Object.values(record)) expect(noticed / of).toBeGreaterThanOrEqual(0.85)
  // Nothing runs where nothing has changed; the whole of the books takes three minutes.
  const { status, stdout } = spawnSync(process.execPath, ['scripts/mutants.ts', '--changed'], { cwd: root, encoding: 'utf8' })
  expect(status === 0 ? '' : stdout).toBe('')
}, 900_000)

test('a changed test asks for all code of its folder, changed code for itself', () => {
  const before = { 'a.ts': '1', 'b.ts': '1', 'a.test.ts': '1' }
  expect(changedSince(before, before)).toEqual([])
  expect(changedSince(before, { ...before, 'b.ts': '2', 'c.ts': '1' })).toEqual(['b.ts', 'c.ts'])
  expect(changedSince(before, { ...before, 'a.test.ts': '2' })).toEqual(['a.ts', 'b.ts'])
  const { 'a.test.ts': gone, ...rest } = before
  expect(gone).toBe('1')
  expect(changedSince(before, rest)).toEqual(['a.ts', 'b.ts'])
  expect(changedSince(before, { 'a.ts': '1', 'a.test.ts': '1' })).toEqual([])
})
