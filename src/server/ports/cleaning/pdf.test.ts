import { spawnSync } from 'node:child_process'
import { PDF } from '@libpdf/core'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { pictureOnly } from '#domain/media/jpeg.ts'
import { withoutComments } from '#domain/media/pdf-content.ts'
import { cleanings } from './cleaned.testing.ts'
import { jpegSample } from './images.testing.ts'
import { iterations } from '#test/support/depth.ts'
import { bombPdf, lockedPdf, pdfSample, pdfText } from './papers.testing.ts'
import { canary, tracesIn } from './traces.testing.ts'

const { clean, end } = cleanings()
afterAll(end)

describe('PDF files', () => {
  test('the copy has the pages and nothing else', async () => {
    for (const index of [0, 1, 2]) {
      const sample = await pdfSample(index)
      expect(tracesIn(sample.bytes)).toBeGreaterThan(2)
      const { cleaned, copy } = await clean(sample)
      expect(cleaned).toMatchObject({ state: 'clean', type: 'application/pdf', tool: 'libpdf' })
      expect(tracesIn(copy)).toBe(0)
      const left = [
        '/Metadata',
        '/PieceInfo',
        '/JavaScript',
        '/OpenAction',
        '/AA',
        '/EmbeddedFile',
        '/Thumb',
        '/XFA',
        '/VP',
        '/Launch',
        '/Info',
        'D:2026',
        '/PTEX',
        '/Next',
      ]
      expect(left.filter((name) => copy.includes(name))).toEqual([])
      const pdf = await PDF.load(copy)
      expect(pdf.getPage(0)?.extractText().text).toContain(`${pdfText} (50 %)`)
      expect(pdf.getPageCount()).toBe(1)
      // Words of a note, links to addresses, and the names of a page's own things stay.
      for (const word of ['Paid in cash', 'https://example.com/', '/JS ', '/DCTDecode']) expect(copy.includes(word)).toBe(true)
    }
  })

  test('what cannot be made clean says why, and leaves no copy', async () => {
    const { name, type, bytes } = await pdfSample(0)
    const cases: [string, Buffer, string][] = [
      ['locked', lockedPdf(), 'locked'],
      ['broken', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x')]), 'damaged'],
      ['cut off', bytes.subarray(0, 900), 'damaged'],
      ['another type', Buffer.from('PK\u{3}\u{4}'), 'otherType'],
      ['empty', Buffer.alloc(0), 'empty'],
    ]
    for (const [what, content, reason] of cases) {
      const { cleaned } = await clean({ name, type, bytes: content })
      expect({ what, cleaned }).toEqual({ what, cleaned: { state: 'cannot', reason } })
    }
  })

  test('a picture that cannot be checked is refused, and a bomb is', async () => {
    const { name, type, bytes } = await pdfSample(0)
    const text = bytes.toString('latin1')
    const changed = (from: string, to: string) => Buffer.from(text.replaceAll(from, to.padEnd(from.length)), 'latin1')
    const cases: [string, Buffer, string][] = [
      ['JPEG 2000', changed('/DCTDecode', '/JPXDecode'), 'codec'],
      ['a bomb', bombPdf(), 'tooLarge'],
    ]
    for (const [what, content, reason] of cases) {
      const { cleaned } = await clean({ name, type, bytes: content })
      expect({ what, cleaned }).toEqual({ what, cleaned: { state: 'cannot', reason } })
    }
    const drawing = new TextEncoder().encode('q (a % \\) b) Tj % gone\nBI /W 1 /H 1 /F /A85 ID %%%% EI Q% gone')
    expect(new TextDecoder().decode(withoutComments(drawing))).toBe('q (a % \\) b) Tj \nBI /W 1 /H 1 /F /A85 ID %%%% EI Q')
    const photo = new TextEncoder().encode(`BI /W 1 /F [/A85 /DCT] ID ${canary} EI`)
    expect(() => withoutComments(photo)).toThrow('codec')
  })

  test('a changed byte of a picture or of a drawing is a copy or a reason, and never an error', async () => {
    const { bytes, name, type } = await pdfSample(1)
    // Not of the objects themselves: libpdf does not end with some of those. The process's limit of time is for them (processes.test.ts).
    for (let from = bytes.indexOf('stream\n'); from >= 0; from = bytes.indexOf('>>\nstream\n', from + 11)) {
      const to = bytes.indexOf('\nendstream', from)
      for (let at = from + 10; at < to; at += Math.ceil((to - from) / iterations(100, 8))) {
        const changed = Buffer.from(bytes)
        changed[at] = changed[at]! ^ 0x15
        const { cleaned, copy } = await clean({ name, type, bytes: changed })
        expect(cleaned.state === 'clean' ? (await PDF.load(copy)).getPageCount() : cleaned.reason).toBeTruthy()
      }
    }
  })

  test('qpdf finds nothing wrong with the copy', async ({ skip }) => {
    const { copy, path } = await clean(await pdfSample(2))
    const { error, status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' })
    // A second reader: it is asked where it is installed.
    if (error) return skip()
    expect({ status, stdout: stdout.trim().split('\n').at(-1), stderr, length: copy.length > 0 }).toMatchObject({ status: 0, stderr: '' })
  })

  test('a picture in it loses its segments, and no pixel', async () => {
    for (const index of [0, 1, 2, 3]) {
      const { bytes } = await jpegSample(index)
      const bare = pictureOnly(bytes)
      expect(tracesIn(Buffer.from(bare))).toBe(0)
      const [before, after] = await Promise.all([bytes, bare].map((each) => sharp(each).raw().toBuffer()))
      expect(after!.equals(before!)).toBe(true)
    }
  })
})
