import { expect, test } from 'vitest'
import { renewedList } from './types-db.ts'

const [old, now, other] = ['a', 'b', 'c'].map((sign) => sign.repeat(64)) as [string, string, string]
const files = [
  { name: '0001_one.sql', sha256: now },
  { name: '0002_two.sql', sha256: now },
  { name: '0003_three.sql', sha256: other },
]
const frozen = new Map([
  ['0001_one.sql', old],
  ['0002_two.sql', old],
])

test('a committed migration keeps its digest, one that is still being written is listed as it is now, and a new one is added', () => {
  const list = renewedList(files, frozen, new Set(['0001_one.sql']))
  expect(list).toBe(`${old}  0001_one.sql\n${now}  0002_two.sql\n${other}  0003_three.sql\n`)
})

test('without git every listed migration counts as committed', () => {
  expect(renewedList(files, frozen, null)).toBe(`${old}  0001_one.sql\n${old}  0002_two.sql\n${other}  0003_three.sql\n`)
})
