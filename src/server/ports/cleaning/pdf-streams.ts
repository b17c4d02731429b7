import { constants, deflateSync, inflateSync } from 'node:zlib'
import { PdfArray, PdfDict, PdfName, PdfNull, type PdfObject, PdfStream } from '@libpdf/core'
import { pictureOnly } from '#domain/media/jpeg.ts'
import { withoutComments } from '#domain/media/pdf-content.ts'
import { CannotClean } from '#domain/media/reasons.ts'

/** What a reference leads to; of all else, the thing itself. */
export type Resolve = (value: PdfObject | undefined) => PdfObject | undefined

/** The largest page of a scan has some 200 MB of pixels. A stream that unpacks to more is a bomb. Bytes. */
const mostUnpacked = 256 * 2 ** 20

const unpacking = ['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode']
const pixels = ['CCITTFaxDecode', 'JBIG2Decode']

const listOf = (value: PdfObject | undefined): PdfObject[] => (value instanceof PdfArray ? [...value] : value ? [value] : [])

/** Bytes of zlib. What follows their end in the file is not read. */
function unpacked(data: Uint8Array): Uint8Array {
  try {
    return inflateSync(data, { maxOutputLength: mostUnpacked, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    throw new CannotClean((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'damaged', 'stream')
  }
}

/** Numbers of a function, a font or a table of characters are copied; comments stand in what draws. */
function drawn(stream: PdfStream, data: Uint8Array): Uint8Array {
  const isOther = ['Type', 'Subtype'].some((key) => {
    const name = stream.get(key)
    return name instanceof PdfName && !['Form', 'XObject', 'Pattern'].includes(name.value)
  })
  const isData = ['Length1', 'N', 'FunctionType', 'ShadingType', 'Length2', 'CMapName'].some((key) => stream.has(key))
  return isOther || isData || !/\b(?:BT|ET|Do|re|cm|l|gs|BI|BDC)\b/.test(Buffer.from(data).toString('latin1'))
    ? data
    : withoutComments(data)
}

/**
 * Packs a stream's bytes again, so that nothing stands behind their end, and takes out of a JPEG all but its picture. JPEG is
 * not drawn again: a scan would lose some of its quality, and colors of print have no equal on the screen.
 * @throws CannotClean `codec` for pictures that can't be checked (JPEG 2000)
 */
export function cleanStream(stream: PdfStream, resolve: Resolve): void {
  if (stream.has('F')) throw new CannotClean('codec', 'a stream in another file')
  const filters = listOf(resolve(stream.get('Filter'))).map((item) => resolve(item))
  const names = filters.map((filter) => (filter instanceof PdfName ? filter.value : ''))
  const settings = listOf(resolve(stream.get('DecodeParms'))).map((item) => resolve(item) ?? PdfNull.instance)
  const last = names.at(-1) ?? ''
  const isPacked = unpacking.includes(last) || last === ''
  const front = isPacked ? names : names.slice(0, -1)
  if (!front.every((name) => unpacking.includes(name)) || !(isPacked || [...pixels, 'DCTDecode'].includes(last)))
    throw new CannotClean('codec', 'filter')
  if (names.length === 1 && last === 'FlateDecode') {
    // Rows of pixels stay as they are packed: their settings hold for them.
    const isRows = settings.some((each) => each instanceof PdfDict)
    const data = unpacked(stream.data)
    stream.setData(deflateSync(isRows ? data : drawn(stream, data)))
    stream.set('Filter', PdfName.of('FlateDecode'))
    if (settings[0] instanceof PdfDict) stream.set('DecodeParms', settings[0])
    return
  }
  // libpdf counts settings without the empty ones between them.
  let data = stream.data
  for (const [index, name] of front.entries()) {
    const one = new PdfStream([['Filter', PdfName.of(name)]], data)
    const its = settings[index]
    if (its instanceof PdfDict) one.set('DecodeParms', its)
    data = name === 'FlateDecode' && !(its instanceof PdfDict) ? unpacked(data) : one.getDecodedData()
    if (data.length > mostUnpacked) throw new CannotClean('tooLarge')
  }
  if (isPacked) {
    stream.setData(deflateSync(drawn(stream, data)))
    stream.set('Filter', PdfName.of('FlateDecode'))
    return
  }
  const its = settings[front.length]
  stream.setData(last === 'DCTDecode' ? pictureOnly(data) : data)
  stream.set('Filter', PdfName.of(last))
  if (its instanceof PdfDict) stream.set('DecodeParms', its)
}
