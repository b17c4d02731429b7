import { readFile, stat, writeFile } from 'node:fs/promises'
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream, PdfString, version } from '@libpdf/core'
import { isHarmlessLink, leaving, notes, ofChosenNames, otherFiles, type Part, staying } from '#domain/media/pdf-keys.ts'
import { CannotClean } from '#domain/media/reasons.ts'
import { cleanStream, type Resolve } from './pdf-streams.ts'
import type { Written } from './work.ts'

/** A PDF is read as a whole; one of 1,000 scanned pages has some 100 MB. Bytes. */
const mostBytes = 200 * 2 ** 20

const nameOf = (value: PdfObject | undefined) => (value instanceof PdfName ? value.value : '')

function partOf(dict: PdfDict, resolve: Resolve): Part | null {
  const [type, subtype] = [nameOf(resolve(dict.get('Type'))), nameOf(resolve(dict.get('Subtype')))]
  if (type === 'Catalog') return 'catalog'
  if (type === 'Page' || type === 'Pages') return 'page'
  if (dict instanceof PdfStream) return subtype === 'Image' ? 'picture' : subtype === 'Form' ? 'form' : null
  // Fields of a form without a place of their own have no subtype; theirs are the keys of a note.
  const isNote = dict.has('Rect') && (notes.has(subtype) || otherFiles.has(subtype) || type === 'Annot')
  return isNote || dict.has('FT') ? 'note' : null
}

/** A color profile names its device, such as the screen that a page was printed from: the plain colors of its number stand for it. */
function withoutProfile(array: PdfArray, resolve: Resolve): PdfName | null {
  if (nameOf(array.at(0)) !== 'ICCBased') return null
  const profile = resolve(array.at(1))
  const count = profile instanceof PdfDict ? resolve(profile.get('N')) : undefined
  const colors = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[count instanceof PdfNumber ? count.value : 0]
  if (!colors) throw new CannotClean('damaged', 'ICCBased')
  return PdfName.of(colors)
}

function isHarmless(action: PdfObject | undefined, resolve: Resolve): boolean {
  // What is no action is an attribute of a part of the text.
  if (!(action instanceof PdfDict) || !action.has('S')) return true
  const address = resolve(action.get('URI'))
  return isHarmlessLink(nameOf(resolve(action.get('S'))), address instanceof PdfString ? address.asString() : '')
}

/** Takes out of a dictionary what a copy must not have. */
function cleanDict(dict: PdfDict, resolve: Resolve): void {
  const part = partOf(dict, resolve)
  const subtype = nameOf(resolve(dict.get('Subtype')))
  const isOther = part === 'note' && subtype !== '' && !notes.has(subtype)
  const isSignature = nameOf(resolve(dict.get('FT'))) === 'Sig'
  for (const { value: key } of dict.keys()) {
    const isLeft =
      isOther ||
      leaving.has(key) ||
      (part !== null && !staying[part].has(key)) ||
      // The author of a note; a field has its name there.
      (part === 'note' && key === 'T' && subtype !== 'Widget' && !dict.has('FT')) ||
      // A signature is broken by any copy, and says who signed, when and where.
      (isSignature && key === 'V') ||
      (key === 'A' && !isHarmless(resolve(dict.get(key)), resolve))
    if (isLeft) dict.delete(key)
  }
  if (part === 'catalog') {
    const names = resolve(dict.get('Names'))
    if (names instanceof PdfDict) for (const { value: key } of names.keys()) if (key !== 'Dests') names.delete(key)
  }
}

function cleanArray(array: PdfArray, resolve: Resolve): void {
  for (const [index, item] of [...array].entries()) {
    const inner = resolve(item)
    const plain = inner instanceof PdfArray ? withoutProfile(inner, resolve) : null
    if (plain) array.set(index, plain)
  }
}

/** Goes through all that the document's root leads to, each thing once. */
function cleanFrom(root: PdfObject, resolve: Resolve): void {
  const seen = new Set<PdfObject>()
  const waiting: { item: PdfObject; under: string }[] = [{ item: root, under: '' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { under } = next
    const value = resolve(next.item)
    if (!(value instanceof PdfDict || value instanceof PdfArray) || seen.has(value)) continue
    seen.add(value)
    if (value instanceof PdfArray) {
      cleanArray(value, resolve)
      for (const item of value) waiting.push({ item, under: '' })
      continue
    }
    if (value instanceof PdfStream || !ofChosenNames.has(under)) cleanDict(value, resolve)
    for (const [key, item] of value) {
      const inner = resolve(item)
      const plain = inner instanceof PdfArray ? withoutProfile(inner, resolve) : null
      if (plain) value.set(key, plain)
      else waiting.push({ item, under: under === 'AP' ? `AP/${key.value}` : key.value })
    }
    if (value instanceof PdfStream) cleanStream(value, resolve)
  }
}

async function rewrite(bytes: Uint8Array): Promise<{ bytes: Uint8Array; pages: number }> {
  const pdf = await PDF.load(bytes)
  if (pdf.isEncrypted) throw new CannotClean('locked')
  const { registry, pages, info } = pdf.context
  // What was found by looking for objects everywhere may be of an older state of the file.
  if (pdf.recoveredViaBruteForce || pages.getPageCount() === 0) throw new CannotClean('damaged', 'no pages or no table')
  const resolve: Resolve = (value) => (value instanceof PdfRef ? (registry.resolve(value) ?? undefined) : value)
  const root = info.trailer.getRef('Root')!
  const catalog = resolve(root) as PdfDict
  // Whatever the file says: the rules of a catalog hold, and a change makes libpdf write it again.
  catalog.set('Type', PdfName.of('Catalog'))
  info.trailer.delete('Info')
  info.trailer.delete('ID')
  cleanFrom(root, resolve)
  return { bytes: await pdf.save({ compressStreams: false }), pages: pages.getPageCount() }
}

/**
 * Writes a PDF again from what its pages show: without its description, older states, attached files, scripts, signatures,
 * previews, the authors and times of notes, and the metadata of pictures in it.
 */
export async function cleanPdf(path: string, into: string): Promise<Written> {
  if ((await stat(path)).size > mostBytes) throw new CannotClean('tooLarge')
  const bytes = await readFile(path)
  const copy = await rewrite(bytes).catch((error: unknown) => {
    // libpdf has no names for what is wrong with a file.
    throw error instanceof CannotClean ? error : new CannotClean('damaged', 'PDF')
  })
  await writeFile(into, copy.bytes)
  return { type: 'application/pdf', tool: 'libpdf', version, parameters: { pages: copy.pages } }
}
