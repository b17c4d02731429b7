import { execFileSync } from 'node:child_process'
import { mkdtempSync, openSync, closeSync, readFileSync, rmSync, truncateSync, writeSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { type ZipEntry, zipped } from './zip.ts'

const made = new Date('2026-03-12T18:00:42Z')
async function* pieces(content: Uint8Array, length = 1000) {
  for (let from = 0; from < content.length; from += length) yield content.subarray(from, from + length)
}
const bytes = Uint8Array.from({ length: 10_001 }, (_, at) => (at * 31) % 256)
const entries: readonly ZipEntry[] = [
  { path: 'index.html', text: '<p>Отчёт</p>'.repeat(500) },
  { path: 'files/1/0001-clip.bin', bytes: bytes.length, content: () => pieces(bytes) },
  { path: 'files/1/0002-empty.txt', bytes: 0, content: async () => pieces(new Uint8Array()) },
]
async function whole(content: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}
function folder() {
  const temporary = mkdtempSync(path.join(tmpdir(), 'zip-'))
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }))
  return temporary
}
const has = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

test('an archive has its files, byte by byte, and their time', async () => {
  const archive = await whole(zipped(entries, made))
  const found = unzipSync(archive)
  expect(Object.keys(found)).toEqual(entries.map((entry) => entry.path))
  expect(strFromU8(found['index.html']!)).toBe('<p>Отчёт</p>'.repeat(500))
  expect(Buffer.from(found['files/1/0001-clip.bin']!).equals(bytes)).toBe(true)
  expect(found['files/1/0002-empty.txt']).toHaveLength(0)
})

test('a file that is another one than its row says ends the archive', async () => {
  const wrong: ZipEntry = { path: 'a.bin', bytes: bytes.length + 1, content: () => pieces(bytes) }
  await expect(whole(zipped([wrong], made))).rejects.toThrow('another length')
})

test.skipIf(!has('unzip'))('unzip finds nothing wrong with it (skipped where there is none)', async () => {
  const file = path.join(folder(), 'a.zip')
  writeFileSync(file, await whole(zipped(entries, made)))
  expect(execFileSync('unzip', ['-tq', file]).toString()).toContain('No errors detected')
  expect(execFileSync('unzip', ['-l', file]).toString()).toMatch(/10001\s+2026-03-12 18:00\s+files\/1\/0001-clip\.bin/)
})

test.skipIf(!has('python3'))('Python reads one that lies beyond 4 GiB, and one of 70,000 files (skipped where there is none)', async () => {
  const file = path.join(folder(), 'far.zip')
  // A hole: it takes no space, and what follows has places of 64 bits.
  const before = 4.5 * 1024 ** 3
  const out = openSync(file, 'w')
  truncateSync(file, before)
  writeSync(out, await whole(zipped(entries, made, before)), 0, null, before)
  closeSync(out)
  const read = `import sys,zipfile
z=zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(len(z.namelist()), z.infolist()[-1].header_offset)
open(sys.argv[2],'wb').write(z.read('files/1/0001-clip.bin'))`
  const clip = path.join(path.dirname(file), 'clip.bin')
  const [count, place] = execFileSync('python3', ['-c', read, file, clip]).toString().split(' ').map(Number)
  expect([count, place! > before]).toEqual([3, true])
  expect(readFileSync(clip).equals(bytes)).toBe(true)

  const many = path.join(path.dirname(file), 'many.zip')
  writeFileSync(
    many,
    await whole(
      zipped(
        Array.from({ length: 70_000 }, (_, n): ZipEntry => ({ path: `${n}.txt`, bytes: 0, content: () => pieces(new Uint8Array()) })),
        made,
      ),
    ),
  )
  const counted = 'import sys,zipfile; print(len(zipfile.ZipFile(sys.argv[1]).namelist()))'
  expect(Number(execFileSync('python3', ['-c', counted, many]).toString())).toBe(70_000)
})
