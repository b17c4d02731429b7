import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { jpegSample } from './images.testing.ts'
import type { Cleaner } from './port.ts'
import { cleaningProcesses } from './processes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-cleaning-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cleaners: Cleaner[] = []
function cleaner(...args: Parameters<typeof cleaningProcesses>): Cleaner {
  const one = cleaningProcesses(...args)
  cleaners.push(one)
  return one
}
afterEach(() => Promise.all(cleaners.splice(0).map((one) => one.close())))

const into = path.join(folder, 'copy')
const photo = { path: path.join(folder, 'photo.jpg'), type: 'image/jpeg' }
writeFileSync(photo.path, (await jpegSample(3)).bytes)
/** Takes a second and more, and hundreds of megabytes. */
const heavy = { path: path.join(folder, 'heavy.png'), type: 'image/png' }

describe('cleaning in processes', () => {
  test('several at once, each with its own copy, its length and its hash', async () => {
    const { cleanCopy, thumbnail } = cleaner({ atOnce: 2, worksEach: 2 })
    const copies = await Promise.all([1, 2, 3, 4, 5].map((each) => cleanCopy(photo, `${into}${each}`)))
    for (const [index, copy] of copies.entries()) {
      const bytes = readFileSync(`${into}${index + 1}`)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      expect(copy).toMatchObject({ state: 'clean', type: 'image/jpeg', bytes: bytes.length, sha256 })
    }
    expect(await thumbnail(photo, into, 16)).toMatchObject({ type: 'image/webp' })
  })

  test('a file that takes too long or too much memory is given up, and the next one is cleaned', async ({ skip }) => {
    const pixels = { width: 6000, height: 6000, channels: 3 as const, background: '#123456' }
    writeFileSync(heavy.path, await sharp({ create: pixels }).withMetadata({ orientation: 6 }).png({ compressionLevel: 1 }).toBuffer())
    const slow = cleaner({ patience: 40, bytesPerSecond: 1e12 })
    expect(await slow.cleanCopy(heavy, into)).toEqual({ state: 'cannot', reason: 'tooSlow' })
    expect(existsSync(into)).toBe(false)
    expect(await slow.thumbnail(heavy, into, 32)).toBeNull()
    // No other system says how much memory a process has.
    if (process.platform !== 'linux') skip()
    const large = cleaner({ megabytes: 150 })
    expect(await large.cleanCopy(heavy, into)).toEqual({
      state: 'cannot',
      reason: 'tooLarge',
    })
    expect(await large.cleanCopy(photo, into)).toMatchObject({ state: 'clean' })
  })

  test('what is wrong with this machine is an error, and so is asking after the end', async () => {
    const one = cleaner()
    await expect(one.cleanCopy({ path: path.join(folder, 'gone.jpg'), type: 'image/jpeg' }, into)).rejects.toThrow(/ENOENT/)
    await expect(one.cleanCopy(photo, path.join(folder, 'no', 'such', 'folder'))).rejects.toThrow(/could not be cleaned/)
    await expect(one.cleanCopy(photo, photo.path)).rejects.toThrow(/replace its original/)
    await expect(one.thumbnail(photo, into, 5)).rejects.toThrow(/16 to 2048/)
    const waits = [one.cleanCopy(photo, into), one.cleanCopy(photo, into)].map((work) => work.catch(String))
    await one.close()
    expect(await Promise.all(waits)).toEqual([expect.stringMatching(/closed/), expect.stringMatching(/closed/)])
    await expect(one.cleanCopy(photo, into)).rejects.toThrow(/closed/)
  })
})
