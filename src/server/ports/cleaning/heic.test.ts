import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { cleanings } from './cleaned.testing.ts'
import { heicSample } from './heic.testing.ts'
import { tracesIn } from './traces.testing.ts'

const { clean, end } = cleanings()
afterAll(end)

test('a photo of an iPhone becomes a JPEG without anything but the picture, turned as the photo says', async () => {
  const upright = await clean(await heicSample(0))
  for (const index of [0, 1, 2, 3]) {
    const sample = await heicSample(index)
    expect(tracesIn(sample.bytes)).toBeGreaterThan(2)
    const { cleaned, copy } = await clean(sample)
    expect(cleaned).toMatchObject({ state: 'clean', type: 'image/jpeg', tool: 'libheif' })
    expect(tracesIn(copy)).toBe(0)
    const { width, height, exif, xmp } = await sharp(copy).metadata()
    expect([width, height, exif, xmp]).toEqual([64, 64, undefined, undefined])
    // `irot` turns it against the clock.
    const [is, was] = await Promise.all([sharp(copy), sharp(upright.copy).rotate(-90 * index)].map((image) => image.raw().toBuffer()))
    expect(is!.reduce((sum, value, at) => sum + Math.abs(value - was![at]!), 0) / is!.length).toBeLessThan(4)
  }
  expect((await sharp(upright.copy).stats()).channels.every(({ stdev }) => stdev > 30)).toBe(true)
})

test('a photo that is damaged, or something else, says so', async () => {
  const { name, type, bytes } = await heicSample(0)
  const empty = Buffer.from(bytes).fill(0, bytes.indexOf('mdat') + 6)
  for (const [content, reason] of [
    [empty, 'damaged'],
    [bytes.subarray(0, 200), 'damaged'],
    [Buffer.from('\u{ff}\u{d8}\u{ff}', 'latin1'), 'otherType'],
  ] as const) {
    expect((await clean({ name, type, bytes: content })).cleaned).toEqual({ state: 'cannot', reason })
  }
})
