import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { holderOf } from './keeper.ts'
import { ourStamp } from './processes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-keeper-'))
const holder = (stamp: string) => {
  writeFileSync(path.join(folder, 'server.pid'), stamp)
  return holderOf(folder, 'server.pid')
}

test('a folder is held by a process that lives and is another one', () => {
  expect(holderOf(folder, 'none.pid')).toBeNull()
  expect(holder(ourStamp())).toBeNull()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  expect(holder(`${pid} 1`)).toBeNull()
  expect(holder('no number')).toBeNull()
})
