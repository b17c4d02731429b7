import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { type Reason, reasonText } from '#domain/media/reasons.ts'
import { run } from './clean.ts'
import { imageSamples, jpegSample, look, pngSample, type Sample } from './images.testing.ts'
import type { Cleaned } from './port.ts'
import { tracesIn } from './traces.testing.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-images-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const into = path.join(folder, 'copy')

async function clean({ name, type, bytes }: Sample): Promise<Cleaned> {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  const answer = await run({ path: file, type, into, size: null })
  expect(readFileSync(file).equals(bytes)).toBe(true)
  if (!('cleaned' in answer)) throw new Error(JSON.stringify(answer))
  return answer.cleaned
}

describe('pictures', () => {
  test.each(imageSamples.map((make) => [make.name, make] as const))('%s: the copy has the picture and nothing else', async (_, make) => {
    for (const index of [0, 1, 2, 3]) {
      const sample = await make(index)
      expect(tracesIn(sample.bytes)).toBeGreaterThan(2)
      const cleaned = await clean(sample)
      expect(cleaned).toMatchObject({ state: 'clean', tool: 'sharp' })
      const copy = readFileSync(into)
      expect(tracesIn(copy)).toBe(0)
      const metadata = await sharp(copy, { pages: sample.type === 'image/gif' ? -1 : 1 }).metadata()
      expect([
        metadata.exif,
        metadata.xmp,
        metadata.iptc,
        metadata.icc,
        metadata.orientation === 1 ? undefined : metadata.orientation,
        metadata.comments,
      ]).toEqual(Array.from({ length: 6 }, () => undefined))
    }
  })

  test('a photo is turned upright, and looks the same', async () => {
    const pixels = await sharp({ create: { width: 64, height: 32, channels: 3, background: 'red' } })
      .composite([{ input: { create: { width: 64, height: 8, channels: 3, background: 'blue' } }, top: 0, left: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    await clean({ name: 'turned.jpg', type: 'image/jpeg', bytes: pixels })
    const { data, info } = await sharp(into).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([32, 64])
    const at = (x: number, y: number) => [...data.subarray((y * 32 + x) * 3, (y * 32 + x) * 3 + 3)].map((value) => Math.round(value / 255))
    // Orientation 6: what is the top of the stored picture is on the right.
    expect([at(30, 32), at(2, 32)]).toEqual([
      [0, 0, 1],
      [1, 0, 0],
    ])
  })

  test('a moving GIF keeps its frames, and a transparent picture stays transparent', async () => {
    const gif = await imageSamples[3]!(5)
    await clean(gif)
    expect((await sharp(into, { pages: -1 }).metadata()).pages).toBe(3)
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
      .png()
      .toBuffer()
    await clean({ name: 'clear.png', type: 'image/png', bytes })
    expect((await sharp(into).metadata()).hasAlpha).toBe(true)
  })

  test('the colors of another profile are brought into sRGB', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 200, g: 40, b: 40 } } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    await clean({ name: 'wide.png', type: 'image/png', bytes })
    const { data } = await sharp(into).raw().toBuffer({ resolveWithObject: true })
    expect((await sharp(into).metadata()).icc).toBeUndefined()
    expect(Math.max(...[0, 1, 2].map((at) => Math.abs(data[at]! - [200, 40, 40][at]!)))).toBeLessThan(3)
  })

  test('what cannot be made clean says why, and leaves no copy', async () => {
    const { bytes: png } = await pngSample(1)
    const { bytes: jpeg } = await jpegSample(1)
    const animated = Buffer.concat([png.subarray(0, 33), Buffer.from('\0\0\0\u{8}acTL\0\0\0\u{2}\0\0\0\0....', 'latin1'), png.subarray(33)])
    const cases: [string, string, Buffer, Reason][] = [
      ['empty.jpg', 'image/jpeg', Buffer.alloc(0), 'empty'],
      ['lie.png', 'image/png', jpeg, 'otherType'],
      ['half.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2), 'damaged'],
      ['moving.png', 'image/png', animated, 'animation'],
      ['drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kind'],
      ['drawing.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'otherType'],
      ['page.txt', 'text/plain', Buffer.from([65, 66, 0, 1]), 'otherType'],
    ]
    for (const [name, type, bytes, reason] of cases) {
      writeFileSync(into, 'an older copy')
      expect({ name, cleaned: await clean({ name, type, bytes }) }).toEqual({ name, cleaned: { state: 'cannot', reason } })
      expect(reasonText(reason).message).toMatch(/^(This|We) .+[.]$/)
      expect(() => readFileSync(into)).toThrow(/ENOENT/)
    }
  })

  test('a picture of more pixels than a phone takes is refused without drawing it', async () => {
    const { bytes } = await pngSample(1)
    const bomb = Buffer.from(bytes)
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    expect(await clean({ name: 'bomb.png', type: 'image/png', bytes: bomb })).toEqual({ state: 'cannot', reason: 'tooLarge' })
  })

  test('a text with a photo in it is no plain text', async () => {
    const { bytes: photo } = await jpegSample(0)
    const base64 = photo.toString('base64')
    const wrapped = base64.replaceAll(/.{76}/g, '$&\r\n')
    const texts = [
      `From: a@example.com\r\nContent-Type: image/jpeg\r\n\r\n${wrapped}`,
      `From: a@example.com\r\nMIME-Version: 1.0\r\n\r\nHello`,
      `\u{feff}<!doctype html><img src="data:image/jpeg;base64,${base64}">`,
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="photo"/></svg>`,
      `{"note":"a","photo":"${base64.replaceAll('/', String.raw`\/`)}"}`,
      `PHOTO;ENCODING=b:${base64.replaceAll(/.{74}/g, '$&\n ')}`,
      `![a photo](data:image/jpeg,%FF%D8)`,
      `begin 644 photo.jpg\nM_]C_X\n`,
      // Where a piece of reading ends within the word.
      `${'A line of a diary.\n'.repeat(3449).slice(0, 65_530)}\nMessage-ID: <1@example.com>\n`,
      `${'A line of a diary.\n'.repeat(3449).slice(0, 65_400)}\n${base64}`,
    ]
    for (const text of texts) {
      const cleaned = await clean({ name: 'a.txt', type: 'text/plain', bytes: Buffer.from(text) })
      expect(cleaned).toEqual({ state: 'cannot', reason: 'kind' })
    }
    const plain = [
      'Received: $200 on March 3\nbegin at 6\nA < B, C > D\n',
      `${'_'.repeat(400)}\n${'-'.repeat(400)}\n`,
      `${'a1B '.repeat(5000)}\n`,
      `${'Each1 a Word\n'.repeat(5000)}`,
      `sha256 ${'0a1B2c3d'.repeat(16)}\n`,
      'https://example.com/path/to?key=Value9&more=x\nquelle journée, 日本語\n',
    ]
    for (const text of plain) {
      expect(await clean({ name: 'a.txt', type: 'text/plain', bytes: Buffer.from(text) })).toMatchObject({ state: 'clean' })
    }
  })

  test('text is copied as it is, and says so', async () => {
    const bytes = Buffer.from('day,km\n2026-11-02,12\n')
    expect(await clean({ name: 'trips.csv', type: 'text/csv; charset=utf-8', bytes })).toMatchObject({
      state: 'clean',
      type: 'text/csv',
      parameters: { unchanged: true },
    })
    expect(readFileSync(into).equals(bytes)).toBe(true)
  })

  test('a thumbnail is small, upright and clean; what is no photo has none', async () => {
    const { bytes } = await jpegSample(5)
    const file = path.join(folder, 'photo.jpg')
    writeFileSync(file, bytes)
    const answer = await run({ path: file, type: 'image/jpeg', into, size: 32 })
    expect(answer).toMatchObject({ thumbnail: { type: 'image/webp', bytes: readFileSync(into).length } })
    const { width, height, exif, orientation } = await sharp(into).metadata()
    expect([Math.max(width, height), exif, orientation]).toEqual([32, undefined, undefined])
    // Orientation 6 turns the 45 by 59 pixels of this sample.
    expect(width > height).toBe(look(5).height > look(5).width)
    expect(tracesIn(readFileSync(into))).toBe(0)
    writeFileSync(file, 'just text')
    expect(await run({ path: file, type: 'text/plain', into, size: 32 })).toEqual({ thumbnail: null })
  })
})
