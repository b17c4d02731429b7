import { expect, test } from 'vitest'
import { kinds, makeCopies } from './copies.ts'

test('two files of every format: nothing is left in the copies, and the originals are as they were', async () => {
  const files = kinds.length * 2
  const { clean, equal, wrong, tags } = await makeCopies(files)
  expect({ clean, equal, wrong }).toEqual({ clean: files, equal: files, wrong: [] })
  // A second reader, where it is installed.
  expect(tags?.wrong ?? []).toEqual([])
})
