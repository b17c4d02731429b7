import { fileTypeFromBuffer } from 'file-type'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { cleanings } from './cleaned.testing.ts'
import { docxType, docxWith, officeSamples, officeText } from './office.testing.ts'
import { canary, tracesIn } from './traces.testing.ts'

const { clean, end } = cleanings()
afterAll(end)

describe('documents, workbooks and presentations', () => {
  test.each(officeSamples.map((make) => [make.name, make] as const))(
    '%s: the copy has what a reader sees, and nothing else',
    async (_, make) => {
      for (const index of [0, 1]) {
        const sample = await make(index)
        expect(tracesIn(sample.bytes)).toBeGreaterThan(2)
        const { cleaned, copy } = await clean(sample)
        expect(cleaned).toMatchObject({ state: 'clean', type: sample.type, tool: 'office' })
        expect(tracesIn(copy)).toBe(0)
        expect((await fileTypeFromBuffer(copy))?.mime).toBe(sample.type)
        const all = Object.values(unzipSync(copy))
          .map((part) => strFromU8(part))
          .join('\n')
        expect(all).toContain(officeText)
        for (const left of ['2026-11-02', 'rsid', '00AB12CD', '00ab12cd', canary, '<!--']) expect(all).not.toContain(left)
      }
    },
  )

  test('relations and lists name what is in the copy, and links to pages stay', async () => {
    const { copy } = await clean(await docxWith({}))
    const parts = unzipSync(copy)
    expect(Object.keys(parts).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/_rels/settings.xml.rels',
      'word/comments.xml',
      'word/document.xml',
      'word/media/image1.jpeg',
      'word/settings.xml',
    ])
    const [types, document, settings] = ['[Content_Types].xml', 'word/_rels/document.xml.rels', 'word/settings.xml'].map((path) =>
      strFromU8(parts[path]!),
    )
    expect(types!.match(/PartName="[^"]+"/g)).toEqual(['PartName="/word/document.xml"'])
    expect([...document!.matchAll(/Target="([^"]+)"/g)].map(([, target]) => target)).toEqual([
      'media/image1.jpeg',
      'https://example.com/',
      'about:blank',
      'about:blank',
    ])
    expect(settings).toBe('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:settings></w:settings>')
    expect(strFromU8(parts['word/comments.xml']!)).toContain('<w:comment w:id="1" w:author="Author" w:initials="A"><w:p>')
  })

  test('the name of a table in a workbook is no person', async () => {
    const { copy } = await clean(await officeSamples[1]!(0))
    expect(strFromU8(unzipSync(copy)['xl/tables/table1.xml']!)).toContain('displayName="Trips"')
  })

  test('what cannot be made clean says why, and leaves no copy', async () => {
    // The list of contents says 1 GB; what is packed is small.
    const bomb = Buffer.from(
      zipSync({ '[Content_Types].xml': new Uint8Array(2_000_000), 'word/document.xml': new Uint8Array(10) }, { level: 9 }),
    )
    const lying = Buffer.from(bomb)
    lying.writeUInt32LE(2 ** 30, lying.indexOf('PK\u{1}\u{2}') + 24)
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`word/a${index}.xml`, new Uint8Array()]))
    const fits = await docxWith({})
    const cases: [string, Buffer, string][] = [
      ['macros', (await docxWith({ 'word/vbaProject.bin': 'x' })).bytes, 'macros'],
      ['a file in the file', (await docxWith({ 'word/embeddings/oleObject1.bin': 'x' })).bytes, 'inside'],
      ['a picture of another kind', (await docxWith({ 'word/media/image2.emf': 'x' })).bytes, 'inside'],
      ['a part that nobody knows', (await docxWith({ 'word/a.exe': 'x' })).bytes, 'inside'],
      ['a path out of the file', (await docxWith({ '../../etc/passwd': 'x' })).bytes, 'inside'],
      ['a bomb', bomb, 'tooLarge'],
      ['a bomb that lies', lying, 'tooLarge'],
      ['too many parts', Buffer.from(zipSync(many, { level: 0 })), 'tooLarge'],
      ['cut off', fits.bytes.subarray(0, 2000), 'damaged'],
      ['another ZIP', Buffer.from(zipSync({ 'a.txt': new Uint8Array(4) })), 'otherType'],
      ['text that is not UTF-8', (await docxWith({ 'word/styles.xml': Buffer.from([0xff, 0xfe, 0, 0xd8]) })).bytes, 'damaged'],
      ['locked', Buffer.from(zipSync({ 'META-INF/manifest.xml': Buffer.from('<manifest:encryption-data/>') })), 'locked'],
      ['no ZIP', Buffer.from('%PDF-1.7'), 'otherType'],
    ]
    for (const [what, bytes, reason] of cases) {
      const { cleaned } = await clean({ name: 'a.docx', type: docxType, bytes })
      expect({ what, cleaned }).toEqual({ what, cleaned: { state: 'cannot', reason } })
    }
  })
})
