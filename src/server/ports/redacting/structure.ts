// What a finished copy is made of, read from the file itself: every object in it, also those that nothing refers to.
import { readFile } from 'node:fs/promises'
import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'

/** All names that a copy has keys of. Whatever else is there was not put there by binding.ts. */
const known: ReadonlySet<string> = new Set(
  (
    'Type Pages Count Kids Parent MediaBox Resources Contents Font XObject Subtype BaseFont Encoding Differences FontBBox FontMatrix ' +
    'FirstChar LastChar Widths CharProcs ToUnicode Width Height ColorSpace BitsPerComponent Filter Length'
  ).split(' '),
)
const types: ReadonlySet<string> = new Set(['Catalog', 'Pages', 'Page', 'Font', 'XObject', 'Encoding'])
const subtypes: ReadonlySet<string> = new Set(['Type1', 'Type3', 'Image'])
/** Keys below these are chosen by the file: fonts, pictures and glyphs by their names. */
const chosen: ReadonlySet<string> = new Set(['Font', 'XObject', 'CharProcs'])

const nameIn = (dict: PdfDict, key: string) => {
  const value = dict.get(key)
  return value instanceof PdfName ? value.value : ''
}

export async function structureOf(path: string): Promise<{ pages: number; found: string[] }> {
  const bytes = await readFile(path)
  const pdf = await PDF.load(bytes)
  const found = new Set<string>()
  if (pdf.recoveredViaBruteForce) found.add('no table of objects')
  const { registry, info, pages } = pdf.context
  for (const { value: key } of info.trailer.keys()) if (key !== 'Size' && key !== 'Root') found.add(key)
  const seen = new Set<PdfObject>()
  const numbers = new Set<number>()
  const waiting: { item: PdfObject; under: string }[] = [{ item: info.trailer.getRef('Root')!, under: '' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { item, under } = next
    if (item instanceof PdfRef) {
      if (item.objectNumber > 0 && !numbers.has(item.objectNumber)) {
        numbers.add(item.objectNumber)
        const value = registry.resolve(item)
        if (value) waiting.push({ item: value, under })
      }
      continue
    }
    if (seen.has(item)) continue
    seen.add(item)
    if (item instanceof PdfArray) for (const each of item) waiting.push({ item: each, under: '' })
    if (!(item instanceof PdfDict)) continue
    // What is named by the file: the names themselves say nothing, and what they name is looked at.
    const isNames = !(item instanceof PdfStream) && chosen.has(under) && nameIn(item, 'Type') === ''
    if (!isNames) {
      const [type, subtype] = [nameIn(item, 'Type'), nameIn(item, 'Subtype')]
      if (type !== '' && !types.has(type)) found.add(type)
      if (subtype !== '' && !subtypes.has(subtype)) found.add(subtype)
    }
    for (const [key, value] of item) {
      if (!isNames && !known.has(key.value)) found.add(key.value)
      waiting.push({ item: value, under: key.value })
    }
  }
  // The table has as many objects as are used: none stands in the file unseen, as an older state would.
  const rows = /\nxref\n0 (\d+)\n/.exec(bytes.subarray(-Math.min(bytes.length, 2 ** 20)).toString('latin1'))
  if (!rows || Number(rows[1]) !== numbers.size + 1) found.add('objects that nothing uses')
  return { pages: pages.getPageCount(), found: [...found].toSorted() }
}
