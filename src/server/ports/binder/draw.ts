import { readFile, stat, writeFile } from 'node:fs/promises'
import { PDF } from '@libpdf/core'
import sharp from 'sharp'
import { layOut } from '#domain/papers/layout.ts'
import type { Block } from '#domain/papers/paper.ts'
import { textOf } from '../pages/documents.ts'
import { penOf } from '../papers/pen.ts'
import { Refused } from '../pages/work.ts'
import { drawPdf } from './draw-pdf.ts'
import type { Source } from './port.ts'
import { addPicture, addSheet } from './sheets.ts'
import type { Answer } from './work.ts'

/** Bytes and pixels of a picture, and pages of a fax in one file. */
const mostPicture = { bytes: 200 * 2 ** 20, pixels: 200_000_000, pages: 500 } as const
/** The longer side of a picture in a PDF, pixels: 200 of them an inch on a whole page. */
const side = 2200
/** Characters of a text; more is a book. */
const mostText = 3_000_000

/** Draws one source as pages of its own PDF. @throws Refused for what can't be drawn */
export async function draw(source: Source, into: string): Promise<Answer> {
  if (source.kind === 'pdf') return drawPdf(source, into)
  const pdf = PDF.create()
  if (source.kind === 'picture') await drawPicture(pdf, source.path)
  else await drawBlocks(pdf, source.kind === 'blocks' ? source.blocks : await blocksOf(source))
  const pages = pdf.getPageCount()
  await writeFile(into, await pdf.save({ subsetFonts: true }), { mode: 0o600 })
  return { state: 'drawn', pages, of: pages }
}

async function blocksOf(source: Extract<Source, { kind: 'text' }>): Promise<Block[]> {
  const text = await textOf(source)
  if (text.length > mostText) throw new Refused('tooManyPages')
  if (text.trim() === '') throw new Refused('kind')
  return [{ kind: 'text', text: text.replaceAll(/\r\n?/g, '\n').trimEnd() }]
}

async function drawBlocks(pdf: PDF, blocks: readonly Block[]): Promise<void> {
  const { readBlock, measure, write } = await penOf(pdf)
  for (const placed of layOut({ blocks: blocks.map(readBlock) }, measure)) write(addSheet(pdf), placed)
}

/** A picture upright, without anything that its file says beside its pixels; of a fax each page. */
async function drawPicture(pdf: PDF, path: string): Promise<void> {
  if ((await stat(path)).size > mostPicture.bytes) throw new Refused('tooLarge')
  const bytes = await readFile(path)
  const { pages = 1, format } = await sharp(bytes, { limitInputPixels: mostPicture.pixels }).metadata()
  const count = format === 'tiff' ? pages : 1
  if (count > mostPicture.pages) throw new Refused('tooManyPages')
  for (let page = 0; page < count; page += 1)
    addPicture(
      pdf,
      await sharp(bytes, { limitInputPixels: mostPicture.pixels, ...(format === 'tiff' && { page }) })
        .rotate()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 85 })
        .toBuffer(),
    )
}
