/** The formats that a clean copy can be made of. Files that are read alike share a name. */
export type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic' | 'text' | 'film' | 'pdf' | 'office'

/** The media types of each kind, as `type by content` or a browser names them. */
const types: Readonly<Record<Kind, readonly string[]>> = {
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  gif: ['image/gif'],
  tiff: ['image/tiff'],
  avif: ['image/avif'],
  heic: ['image/heic', 'image/heif'],
  text: ['text/plain', 'text/csv'],
  film: ['video/mp4', 'video/quicktime', 'video/x-m4v', 'video/3gpp', 'audio/mp4', 'audio/x-m4a'],
  pdf: ['application/pdf'],
  office: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation',
  ],
}

export const kinds = Object.keys(types) as Kind[]

const drawn: readonly (Kind | null)[] = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heic']

/** Whether a clean copy is drawn from the pixels alone: no byte of the file is in it (docs/decisions/0093). */
export const isDrawnAgain = (type: string): boolean => drawn.includes(kindOfType(type))

/** The kind that a media type stands for, without its parameters; null for what no clean copy can be made of. */
export function kindOfType(type: string): Kind | null {
  const name = type.split(';')[0]!.trim().toLowerCase()
  return kinds.find((kind) => types[kind].includes(name)) ?? null
}

const ascii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

/** The brands of a file that begins with a `ftyp` box (ISO/IEC 14496-12, 4.3), the major one first; none for other files. */
function brandsOf(head: Uint8Array): readonly string[] {
  if (head.length < 16 || ascii(head, 4, 8) !== 'ftyp') return []
  const end = Math.min(head.length, new DataView(head.buffer, head.byteOffset).getUint32(0), 8 + 4 * 64)
  const brands = [ascii(head, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(head, at, at + 4))
  return brands
}

const pictureBrands = ['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1']

/** Films of QuickTime from before 2004 begin without `ftyp`. */
const isFilm = (head: Uint8Array) =>
  ascii(head, 4, 8) === 'ftyp'
    ? !pictureBrands.includes(ascii(head, 8, 12))
    : ['moov', 'mdat', 'wide', 'free', 'skip'].includes(ascii(head, 4, 8))

/** Text without control characters: UTF-8, or a single-byte encoding. A file with a zero byte is not one. */
const isText = (head: Uint8Array) => head.every((byte) => byte >= 32 || (byte >= 7 && byte <= 13) || byte === 27)

/**
 * Whether a file's first bytes are those of a kind. A name or a sender can lie: what reads the file is chosen by its type, and
 * refuses what does not begin as that type does.
 * @param head the first 4,096 bytes, or all there are
 */
export function isKind(kind: Kind, head: Uint8Array): boolean {
  switch (kind) {
    case 'jpeg':
      return head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff
    case 'png':
      return ascii(head, 0, 8) === '\u{89}PNG\r\n\u{1a}\n'
    case 'webp':
      return ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'
    case 'gif':
      return ['GIF87a', 'GIF89a'].includes(ascii(head, 0, 6))
    case 'tiff':
      return ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].includes(ascii(head, 0, 4))
    case 'avif':
      return brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis')
    case 'heic':
      return brandsOf(head).some((brand) => ['heic', 'heix', 'heim', 'heis', 'mif1'].includes(brand))
    case 'text':
      return isText(head)
    case 'film':
      return isFilm(head)
    case 'pdf':
      return ascii(head, 0, 5) === '%PDF-'
    case 'office':
      return ascii(head, 0, 4) === 'PK\u{3}\u{4}'
  }
}
