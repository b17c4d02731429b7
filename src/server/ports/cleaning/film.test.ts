import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { afterAll, describe, expect, test } from 'vitest'
import { cleanings } from './cleaned.testing.ts'
import { atom, filmedAt, filmSamples, m4aSample, movSample, mp4Sample, u32 } from './films.testing.ts'
import { canary, place, tracesIn } from './traces.testing.ts'

const { clean, end } = cleanings()
afterAll(end)

/** Where a box's body begins in a file, by its name; -1 where there is none. */
const bodyOf = (bytes: Buffer, name: string, from = 0) => {
  const at = bytes.indexOf(name, from, 'latin1')
  return at < 0 ? -1 : at + 4
}

describe('films and recordings', () => {
  test.each(filmSamples.map((make) => [make.name, make] as const))(
    '%s: the copy has pictures and sound, and nothing else',
    async (_, make) => {
      for (const index of [0, 1, 2, 3]) {
        const sample = await make(index)
        expect(tracesIn(sample.bytes)).toBeGreaterThan(2)
        const { cleaned, copy } = await clean(sample)
        expect(cleaned).toMatchObject({ state: 'clean', type: sample.type, tool: 'film' })
        expect(tracesIn(copy)).toBe(0)
        expect((await fileTypeFromBuffer(copy))?.mime).toBe(sample.type)
        const left = ['udta', 'meta', 'uuid', 'free', 'skip', 'gpmd', 'mebx', 'camm', 'tx3g', 'tmcd', 'sgpd', 'tref', 'CANA']
        expect(left.filter((name) => copy.includes(name, 0, 'latin1'))).toEqual([])
        expect(copy.includes(u32(filmedAt))).toBe(false)
      }
    },
  )

  test('pictures and sound are where the tables say, in the order of the film', async () => {
    const { copy, cleaned } = await clean(await mp4Sample(1))
    expect(cleaned).toMatchObject({ parameters: { tracks: 2 } })
    const sizes = bodyOf(copy, 'stsz')
    const offsets = bodyOf(copy, 'stco')
    expect(copy.readUInt32BE(offsets + 4)).toBe(4)
    for (const index of [0, 1, 2, 3]) {
      const at = copy.readUInt32BE(offsets + 8 + index * 4)
      const size = copy.readUInt32BE(sizes + 12 + index * 4)
      // The slice of picture `index + 1`, behind its length; the unit in front of it is gone.
      expect([size, copy.readUInt32BE(at), copy[at + 4], copy[at + 5], copy[at + 6]]).toEqual([
        45 + index + 1,
        41 + index + 1,
        0x65,
        index + 1,
        index + 8,
      ])
    }
    const sound = bodyOf(copy, 'stco', offsets)
    expect(copy.readUInt32BE(sound + 4)).toBe(5)
    expect([...copy.subarray(copy.readUInt32BE(sound + 8), copy.readUInt32BE(sound + 8) + 3)]).toEqual([1, 6, 11])
  })

  test('what cannot be made clean says why, and leaves no copy', async () => {
    const { bytes, name, type } = await mp4Sample(0)
    const withName = (from: string, to: string, after = 0) => {
      const copy = Buffer.from(bytes)
      copy.write(to, copy.indexOf(from, after, 'latin1'), 'latin1')
      return copy
    }
    const tooMany = Buffer.from(bytes)
    tooMany.writeUInt32BE(0xff_ff_ff, tooMany.indexOf('stsz') + 12)
    const elsewhere = Buffer.from(bytes)
    // The first picture is said to be where the file's beginning is.
    elsewhere.writeUInt32BE(8, elsewhere.indexOf('stco') + 12)
    const cases: [string, Buffer, string][] = [
      ['half', bytes.subarray(0, bytes.length / 2), 'damaged'],
      ['no description', withName('moov', 'free'), 'damaged'],
      ['another format of pictures', withName('avc1', 'jpeg'), 'codec'],
      ['locked', withName('avc1', 'encv'), 'codec'],
      ['in pieces', Buffer.concat([bytes.subarray(0, bytes.indexOf('gps0') - 4), atom('moof', u32(0))]), 'fragments'],
      ['a table that is too long', tooMany, 'damaged'],
      ['samples elsewhere in the file', elsewhere, 'damaged'],
      ['data of another file', withName('alis\0\0\0\u{1}', 'alis\0\0\0\0'), 'damaged'],
      ['a picture', Buffer.from('\u{ff}\u{d8}\u{ff}\u{e0}0123456789', 'latin1'), 'otherType'],
    ]
    for (const [what, content, reason] of cases) {
      const { cleaned, copy } = await clean({ name, type, bytes: content })
      expect({ what, cleaned }).toEqual({ what, cleaned: { state: 'cannot', reason } })
      expect(copy).toHaveLength(0)
    }
  })

  test('a cut or a changed byte of a description is a copy or a reason, and never an error', async () => {
    const { bytes, name, type } = await movSample(1)
    const from = bytes.indexOf('moov')
    for (let at = from; at < bytes.length; at += 11) {
      const changed = Buffer.from(bytes)
      changed[at] = changed[at]! ^ 0xff
      for (const content of [changed, bytes.subarray(0, at)]) {
        const { cleaned } = await clean({ name, type, bytes: content })
        expect(cleaned.state === 'clean' || ['damaged', 'codec', 'tooLarge', 'fragments'].includes(cleaned.reason)).toBe(true)
      }
    }
  })

  test('ffmpeg reads the copy of a film, with the same pictures and the same sound', async ({ skip }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-ffmpeg-'))
    const [made, copy] = [path.join(folder, 'made.mp4'), path.join(folder, 'copy.mp4')]
    const ffmpeg = (...args: string[]) => spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { encoding: 'utf8' })
    const source = ['-f', 'lavfi', '-i', 'testsrc=d=1:r=10:s=64x48', '-f', 'lavfi', '-i', 'sine=d=1']
    const tags = ['-metadata', `location=+${place.latitude}-0${place.longitude}/`, '-metadata', `comment=${canary}`]
    try {
      const { status } = ffmpeg(...source, '-c:v', 'libx264', '-c:a', 'aac', ...tags, made)
      // A second reader: it is asked where it is installed.
      if (status !== 0) return skip()
      const bytes = readFileSync(made)
      expect(tracesIn(bytes)).toBeGreaterThan(0)
      const tried = await clean({ name: 'made.mp4', type: 'video/mp4', bytes })
      writeFileSync(copy, tried.copy)
      expect(tracesIn(tried.copy)).toBe(0)
      // x264 writes its settings into the first picture.
      expect([bytes.includes('x264'), tried.copy.includes('x264')]).toEqual([true, false])
      const hashes = [made, copy].map((file) =>
        ffmpeg('-i', file, '-f', 'streamhash', '-hash', 'sha256', '-c:v', 'rawvideo', '-c:a', 'pcm_s16le', '-'),
      )
      expect(hashes[1]!.stderr).toBe('')
      expect(hashes[1]!.stdout).toMatch(/SHA256=/)
      expect(hashes[1]!.stdout).toBe(hashes[0]!.stdout)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('a recording without pictures is a recording', async () => {
    const { copy } = await clean(await m4aSample(2))
    expect(copy.toString('latin1', 4, 12)).toBe('ftypM4A ')
  })
})
