import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sampleAt } from '#assurance/receipts/samples.ts'
import { readReceipt } from '#domain/receipts/read.ts'
import type { Day } from '#kernel/day.ts'
import { readingProcesses } from './processes.ts'

test('photos of receipts are read in the process, from models that come with the packages', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-photos-'))
  const reader = readingProcesses()
  try {
    for (const index of [0, 1, 3]) {
      const { picture, total, day, merchant } = await sampleAt(index, 1)
      const file = path.join(folder, `${index}.jpg`)
      writeFileSync(file, picture)
      const read = await reader.read({ path: file, type: 'image/jpeg' })
      if (read.state !== 'read') throw new Error(read.reason)
      const found = readReceipt(read.page, '2026-12-31' as Day)
      expect([found.total[0]?.value, found.day[0]?.value, found.merchant[0]?.value]).toEqual([total, day, merchant])
    }
    const broken = path.join(folder, 'broken.jpg')
    writeFileSync(broken, (await sampleAt(0, 1)).picture.subarray(0, 400))
    expect(await reader.read({ path: broken, type: 'image/jpeg' })).toEqual({ state: 'cannot', reason: 'damaged' })
  } finally {
    await reader.close()
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
