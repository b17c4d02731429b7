import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localBlobs } from './local.ts'
import { filesAt } from './open.ts'
import { sealedFiles } from './sealed-files.ts'
import { filled, parts, read } from './suite.ts'

function begin() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sealed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, blobs: localBlobs(folder), files: sealedFiles(localBlobs(folder), 'secret one') }
}

test('a file comes back for whom it was sealed, whole and in pieces, and nothing of it can be read on the disk', async () => {
  const { folder, files, blobs } = begin()
  const as = { key: files.newKey('ana'), owner: 'ana', context: 'file 1' }
  const plain = filled(150_000)
  const { sha256, bytes } = await files.put(as, parts(plain))
  expect(bytes).toBeGreaterThan(plain.length)
  const blob = { sha256, bytes: plain.length }
  expect((await read(await files.open(as, blob)))?.equals(plain)).toBe(true)
  expect((await read(await files.open(as, blob, { from: 70_000, to: 70_010 })))?.equals(plain.subarray(70_000, 70_010))).toBe(true)
  const onDisk = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(onDisk).toHaveLength(1)
  expect(readFileSync(path.join(onDisk[0]!.parentPath, onDisk[0]!.name)).includes(plain.subarray(0, 32))).toBe(false)

  await expect(read(await files.open({ ...as, context: 'file 2' }, blob))).rejects.toThrow('not what was sealed')
  await expect(files.open({ ...as, owner: 'ben' }, blob)).rejects.toThrow('doesn’t open')
  await expect(sealedFiles(blobs, 'secret two').open(as, blob)).rejects.toThrow('doesn’t open')
  await files.remove(sha256)
  expect(await files.open(as, blob)).toBeNull()
})

test('what a thread sealed is what would have been sealed here, and its errors come back', async () => {
  const { folder, files } = begin()
  const as = { key: files.newKey('ana'), owner: 'ana', context: 'file 1' }
  const threaded = filesAt({ folder }, 'secret one')
  // Of the second one a thread is asked, of the first one none.
  for (const length of [1_000, 1_500_000]) {
    const plain = filled(length)
    const blocks = [plain.subarray(0, length / 2), plain.subarray(length / 2)]
    const { sha256, bytes } = await threaded.putBlocks(as, blocks)
    expect(bytes).toBe((await files.put(as, parts(plain))).bytes)
    expect((await read(await files.open(as, { sha256, bytes: length })))?.equals(plain)).toBe(true)
  }
  const large = [filled(1_500_000)]
  await expect(threaded.putBlocks({ ...as, owner: 'ben' }, large)).rejects.toThrow('doesn’t open')
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'no folder')
  await expect(threaded.putBlocks(as, large)).rejects.toThrow('ENOTDIR')
})
