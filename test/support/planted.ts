// PDFs with secrets in every place where one can be, written byte by byte, for the tests of redaction.
import { deflateSync } from 'node:zlib'
import type { Mark } from '#domain/redaction/marks.ts'
import type { Random } from '#kernel/random.ts'
import { mark } from './redaction.ts'

/** Where a secret is. Those from `white` on are seen by nobody on the page, or stand beside the pages. */
const places = [
  'plain',
  'split',
  'ligature',
  'field',
  'note',
  'picture',
  'white',
  'covered',
  'layer',
  'comment',
  'attachment',
  'description',
  'history',
] as const
export type PlantedPlace = (typeof places)[number]

export interface Planted {
  pdf: Buffer
  secrets: readonly { text: string; place: PlantedPlace }[]
  /** Places that hide what is seen and has no words of its own: values of fields, notes and pictures. */
  boxes: readonly Mark[]
  /** Words that stay. */
  stays: readonly string[]
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const [wide, high] = [612, 792]
const consonants = 'bdgkmnprstvz'
const vowels = 'aeiou'

/** A word that nobody says, with letters of its kind alone: a name and a number. */
function secretOf(random: Random, place: PlantedPlace): string {
  const of = (from: string) => from[Math.floor(random.next() * from.length)]!
  const name = `${of(consonants).toUpperCase()}${of(vowels)}${of(consonants)}${of(vowels)}${of(consonants)}`
  const digits = String(Math.floor(random.next() * 90_000) + 10_000)
  return place === 'ligature' ? `${name}fi${digits}` : `${name}${digits}`
}

interface Line {
  text: string
  place: PlantedPlace
  y: number
}

const at = (x: number, y: number, size: number, shown: string, font = 'F1') => `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm ${shown} ET`

function drawn({ text, place, y }: Line): string {
  const head = at(60, y, 11, '(Note) Tj')
  switch (place) {
    case 'plain':
      return `${head} ${at(140, y, 11, `(${text}) Tj`)}`
    // Letter by letter, some moved and some in pieces of their own.
    case 'split':
      return `${head} ${at(140, y, 11, `[(${text.slice(0, 2)}) -15 (${text.slice(2, 5)}) 10] TJ (${text.slice(5, 7)}) Tj (${text.slice(7)}) Tj`)}`
    case 'ligature':
      return `${head} ${at(140, y, 11, `(${text.replace('fi', '\\001')}) Tj`, 'F2')}`
    case 'white':
      return `${head} 1 g ${at(140, y, 11, `(${text}) Tj`)} 0 g`
    // The usual way in which something is not redacted.
    case 'covered':
      return `${head} ${at(140, y, 11, `(${text}) Tj`)} 0 g 138 ${y - 3} 110 14 re f`
    case 'layer':
      return `${head} /OC /Off BDC ${at(140, y, 11, `(${text}) Tj`)} EMC`
    default:
      return head
  }
}

const written = (dict: string, data: Buffer) =>
  Buffer.concat([latin(`<<${dict}/Length ${data.length}>>\nstream\n`), data, latin('\nendstream')])
const utf16 = (text: string) => `<FEFF${[...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`

/**
 * One PDF of some pages with secrets.
 * @param count how many secrets; each kind of place comes in turn
 * @param hasLayers whether some stand in a layer that is switched off: then the text of the copy is read from its pictures
 * @param photo draws a text as a JPEG
 */
export async function planted(
  random: Random,
  count: number,
  hasLayers: boolean,
  photo: (text: string) => Promise<{ jpeg: Buffer; width: number; height: number }>,
): Promise<Planted> {
  const kinds = places.filter((place) => hasLayers || place !== 'layer')
  const secrets = Array.from({ length: count }, (_, n) => {
    const place = kinds[n % kinds.length]!
    return { place, text: secretOf(random, place) }
  })
  const perPage = 26
  const pages = Array.from({ length: Math.ceil(count / perPage) }, (_, n) => secrets.slice(n * perPage, (n + 1) * perPage))
  const objects: Buffer[] = []
  const add = (content: Buffer | string) => objects.push(typeof content === 'string' ? latin(content) : content)
  const boxes: Mark[] = []
  const next = () => objects.length + 1
  // The first five are filled in at the end.
  for (let n = 0; n < 5; n += 1) add('null')
  const font = add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  const ligatures = add(
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[1/fi]>>>>',
  )
  const layer = add('<</Type/OCG/Name(Hidden)>>')
  const older: { id: number; data: Buffer }[] = []
  const kids: number[] = []
  const fields: number[] = []
  const files: string[] = []
  for (const [index, on] of pages.entries()) {
    const lines = on.map((secret, n): Line => ({ ...secret, y: 740 - n * 26 }))
    const annots: number[] = []
    const pictures: string[] = []
    const extra: string[] = []
    for (const { text, place, y } of lines) {
      const rect = `[140 ${y - 4} 260 ${y + 12}]`
      const box = () => boxes.push(mark(index + 1, 138 / wide, (high - y - 14) / high, 126 / wide, 20 / high))
      if (place === 'field' || place === 'note') {
        const look = add(
          written(`/Type/XObject/Subtype/Form/BBox[0 0 120 16]/Resources<</Font<</F1 ${font} 0 R>>>>`, latin(at(2, 4, 11, `(${text}) Tj`))),
        )
        const isField = place === 'field'
        const kind = isField ? `/Subtype/Widget/FT/Tx/T(field ${next()})/V(${text})/DV(${text})` : `/Subtype/FreeText/DA(/F1 11 Tf)`
        const id = add(`<</Type/Annot${kind}/Rect${rect}/Contents${utf16(text)}/F 4/AP<</N ${look} 0 R>>>>`)
        annots.push(id)
        if (isField) fields.push(id)
        box()
      }
      if (place === 'comment')
        annots.push(add(`<</Type/Annot/Subtype/Text/Rect[10 10 20 20]/F 2/T(${text})/Contents(${text})/NM(${text})>>`))
      if (place === 'attachment') {
        const file = add(written('/Type/EmbeddedFile/Filter/FlateDecode', deflateSync(latin(text))))
        files.push(`(${text}) ${add(`<</Type/Filespec/F(${text}.txt)/UF${utf16(text)}/EF<</F ${file} 0 R>>/Desc(${text})>>`)} 0 R`)
      }
      if (place === 'picture') {
        const { jpeg, width, height } = await photo(text)
        const id = add(
          written(
            `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
            jpeg,
          ),
        )
        pictures.push(`/P${id} ${id} 0 R`)
        extra.push(`q 120 0 0 16 140 ${y - 4} cm /P${id} Do Q`)
        box()
      }
    }
    const content = latin([...lines.map(drawn), ...extra].join('\n'))
    const drawing = add(written('/Filter/FlateDecode', deflateSync(content)))
    const before = lines.filter(({ place }) => place === 'history').map(({ text, y }) => at(140, y, 11, `(${text}) Tj`))
    if (before.length > 0) older.push({ id: drawing, data: written('', latin([content.toString('latin1'), ...before].join('\n'))) })
    const thumb = add(written('/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8', Buffer.from([0])))
    kids.push(
      add(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Thumb ${thumb} 0 R/Contents ${drawing} 0 R/Annots[${annots.map((id) => `${id} 0 R`).join(' ')}]` +
          `/Resources<</Font<</F1 ${font} 0 R/F2 ${ligatures} 0 R>>/XObject<<${pictures.join('')}>>/Properties<</Off ${layer} 0 R>>>>>>`,
      ),
    )
  }
  const described = secrets.filter(({ place }) => place === 'description').map(({ text }) => text)
  const layers = hasLayers ? `/OCProperties<</OCGs[${layer} 0 R]/D<</OFF[${layer} 0 R]/Order[]>>>>` : ''
  objects[0] = latin(
    `<</Type/Catalog/Pages 2 0 R/Metadata 3 0 R/AcroForm 5 0 R/Names<</EmbeddedFiles<</Names[${files.join(' ')}]>>>>${layers}>>`,
  )
  objects[1] = latin(`<</Type/Pages/Count ${kids.length}/Kids[${kids.map((id) => `${id} 0 R`).join(' ')}]>>`)
  objects[2] = written('/Type/Metadata/Subtype/XML', latin(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${described.join(' ')}</x:xmpmeta>`))
  objects[3] = latin(`<</Author(${described.join(' ')})/Keywords(${described.join(', ')})>>`)
  objects[4] = latin(`<</Fields[${fields.map((id) => `${id} 0 R`).join(' ')}]/DA(/F1 11 Tf)>>`)
  return { pdf: inTwoVersions(objects, older), secrets, boxes, stays: ['Note'] }
}

/** A file whose pages were changed after it was first saved: the older state is still in it (ISO 32000-1, 7.5.6). */
function inTwoVersions(objects: readonly Buffer[], older: readonly { id: number; data: Buffer }[]): Buffer {
  const parts: Buffer[] = [latin('%PDF-1.7\n%\u{e2}\u{e3}\u{cf}\u{d3}\n')]
  let length = parts[0]!.length
  const put = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  const first = new Map(older.map(({ id, data }) => [id, data]))
  const save = (each: readonly (readonly [id: number, data: Buffer])[], before: number) => {
    const rows: string[] = []
    for (const [id, data] of each) {
      rows.push(`${id} 1\n${String(length).padStart(10, '0')} 00000 n \n`)
      put(Buffer.concat([latin(`${id} 0 obj\n`), data, latin('\nendobj\n')]))
    }
    const table = length
    const prev = before === 0 ? '' : `/Prev ${before}`
    put(
      latin(
        `xref\n${before === 0 ? '0 1\n0000000000 65535 f \n' : ''}${rows.join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 4 0 R${prev}>>\nstartxref\n${table}\n%%EOF\n`,
      ),
    )
    return table
  }
  const whole = objects.map((data, n) => [n + 1, first.get(n + 1) ?? data] as const)
  const table = save(whole, 0)
  if (older.length > 0)
    save(
      older.map(({ id }) => [id, objects[id - 1]!] as const),
      table,
    )
  return Buffer.concat(parts)
}
