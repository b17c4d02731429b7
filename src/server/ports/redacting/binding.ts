// A PDF of pictures with words over them that can't be seen: written object by object (ISO 32000-1, 7.5), so that nothing is in it that is
// not written here. No library gets to add a description, a date or a name.
import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { writer } from '../cleaning/writer.ts'
import { alphabetOf, type Alphabet } from './alphabet.ts'
import type { BoundPage, PlacedText } from './port.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const number = (value: number) => String(Math.round(value * 1000) / 1000)

/** Each page is three objects: itself, what it draws, and its picture. */
const perPage = 3
/** The catalog, the list of pages, and the font of the labels stand before them. */
const before = 3

/** A word that is found and copied and not seen (text rendering mode 3), as wide as it is on the picture. */
function word({ text, x, y, w, h }: PlacedText, { width, height }: BoundPage, alphabet: Alphabet): string {
  const size = Math.max(1, h * height)
  const runs = alphabet.runs(`${text} `)
  // Each letter is half as wide as its font is high; the blank behind the word stands outside its place.
  const scale = Math.max(1, (w * width * 100) / ([...text].length * size * 0.5))
  const codes = runs.map((run) => `/F${run.font} ${number(size)} Tf <${run.codes}> Tj`).join(' ')
  return `BT 3 Tr ${number(scale)} Tz 1 0 0 1 ${number(x * width)} ${number((1 - y - h) * height)} Tm ${codes} ET`
}

/** The mean width of a letter of Helvetica Bold in shares of its size: labels are short, and a bar is wider than its label or has none. */
const letter = 0.6
const sizes = { most: 10, least: 3.5 }

/** What a bar says, in white on it; nothing where it is too small for that. */
function label({ text, x, y, w, h }: PlacedText, { width, height }: BoundPage): string {
  const size = Math.min(sizes.most, h * height * 0.8, (w * width * 0.96) / (text.length * letter))
  if (size < sizes.least) return ''
  const left = (x + w / 2) * width - (text.length * letter * size) / 2
  const foot = (1 - y - h / 2) * height - size * 0.36
  const escaped = text.replaceAll(/[\\()]/g, '\\$&')
  return `BT 0 Tr 100 Tz 1 g /L ${number(size)} Tf 1 0 0 1 ${number(left)} ${number(foot)} Tm (${escaped}) Tj ET`
}

function drawing(page: BoundPage, alphabet: Alphabet): Buffer {
  const picture = `q ${number(page.width)} 0 0 ${number(page.height)} 0 0 cm /P Do Q`
  const words = page.words.map((one) => word(one, page, alphabet))
  return latin([picture, ...words, ...page.labels.map((one) => label(one, page))].filter(Boolean).join('\n'))
}

const stream = (dict: string, data: Uint8Array) =>
  Buffer.concat([latin(`<<${dict}/Length ${data.length}>>\nstream\n`), data, latin('\nendstream')])
const packed = (data: Uint8Array, dict = '') => stream(`${dict}/Filter/FlateDecode`, deflateSync(data))

async function pictureOf(file: string): Promise<Buffer> {
  const bytes = await readFile(file)
  const { width, height, channels } = await sharp(bytes).metadata()
  const colors = channels === 1 ? 'DeviceGray' : 'DeviceRGB'
  return stream(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${colors}/BitsPerComponent 8/Filter/DCTDecode`,
    bytes,
  )
}

/** Writes the pages, one after the other: memory does not depend on how many there are. */
export async function bind(pages: readonly BoundPage[], into: string): Promise<void> {
  const firstFont = before + perPage * pages.length + 1
  const alphabet = alphabetOf(pages.flatMap(({ words }) => words.map(({ text }) => text)))
  const file = await writer(into)
  const places: number[] = []
  const object = async (id: number, content: Buffer) => {
    places[id] = file.at()
    await file.write(latin(`${id} 0 obj\n`))
    await file.write(content)
    await file.write(latin('\nendobj\n'))
  }
  try {
    await file.write(latin('%PDF-1.7\n%\u{e2}\u{e3}\u{cf}\u{d3}\n'))
    await object(1, latin('<</Type/Catalog/Pages 2 0 R>>'))
    const kids = pages.map((_, n) => `${before + 1 + n * perPage} 0 R`).join(' ')
    await object(2, latin(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`))
    await object(3, latin('<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>'))
    const fonts = alphabet.fonts.map((_, n) => `/F${n} ${firstFont + n * 2} 0 R`).join('')
    for (const [n, page] of pages.entries()) {
      const id = before + 1 + n * perPage
      const box = `[0 0 ${number(page.width)} ${number(page.height)}]`
      const resources = `<</Font<</L 3 0 R${fonts}>>/XObject<</P ${id + 2} 0 R>>>>`
      await object(id, latin(`<</Type/Page/Parent 2 0 R/MediaBox${box}/Resources${resources}/Contents ${id + 1} 0 R>>`))
      await object(id + 1, packed(drawing(page, alphabet)))
      await object(id + 2, await pictureOf(page.picture))
    }
    // The glyph that all letters have: it draws nothing.
    const glyph = firstFont + alphabet.fonts.length * 2
    for (const [n, font] of alphabet.fonts.entries()) {
      const id = firstFont + n * 2
      await object(id, latin(font.dict({ glyph, unicode: id + 1 })))
      await object(id + 1, packed(latin(font.unicode)))
    }
    await object(glyph, stream('', latin('500 0 0 0 500 1000 d1')))
    const table = file.at()
    const rows = places.slice(1).map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
    await file.write(
      latin(
        `xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${rows.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`,
      ),
    )
  } finally {
    await file.close()
  }
}
