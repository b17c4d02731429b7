import { plainly } from '../messages/plain-text.ts'

/** Bytes of UTF-8 (RFC 3629, section 3). */
const bytesOf = (text: string) =>
  [...text].reduce((sum, character) => {
    const point = character.codePointAt(0)!
    return sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
  }, 0)

/** The last folder of a path goes, and what can't be seen: `..\photo.jpg` is `photo.jpg`. */
export const fileName = (given: string): string => plainly(given.split(/[/\\]/).at(-1) ?? '')

/** A name as a file of an archive can have it on every system: letters and digits of ASCII, `.`, `_` and `-`, its last 80 characters. */
export function pathName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[.-]+|-+(?=\.|$)/g, '')
    .slice(-80)
  return plain === '' ? 'file' : plain
}

/** Whether a name has at most so many bytes of UTF-8. */
export const fitsIn = (name: string, most: number): boolean => bytesOf(name) <= most

/** The ending of a name, in small letters and without its dot; empty where it has none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

// Endings that mean the same, or that are one kind of content among others: `file-type` knows the first of each line.
const same: readonly (readonly string[])[] = [
  ['jpg', 'jpeg', 'jpe', 'jfif'],
  ['tif', 'tiff'],
  ['heic', 'heif'],
  ['mp4', 'm4v', 'mov', 'm4a', '3gp', 'qt'],
  ['mp3', 'mpga'],
  ['ogg', 'oga', 'ogv', 'opus'],
  ['webm', 'weba', 'mkv'],
  ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'jar', 'apk', 'pages', 'numbers', 'key', 'cbz'],
  ['cfb', 'doc', 'xls', 'ppt', 'msg', 'msi'],
  ['wav', 'wave'],
  ['aif', 'aiff'],
  ['htm', 'html'],
  ['ps', 'eps', 'ai'],
]
/** Endings of what is plain text. */
const ofText = new Set([
  'txt',
  'text',
  'csv',
  'tsv',
  'md',
  'log',
  'json',
  'ics',
  'vcf',
  'eml',
  'srt',
  'vtt',
  'xml',
  'html',
  'htm',
  'css',
  'js',
  'rtf',
  'svg',
  '',
])

/**
 * Whether a name says what the file is. A `.jpg` that is a program lies; a name without an ending says nothing.
 * @param ending what the content is, as `file-type` ends it; `null` for plain text
 */
export function isAsNamed(name: string, ending: string | null): boolean {
  const named = endingOf(name)
  if (named === '' || named === ending) return true
  if (ending === null) return ofText.has(named)
  return same.some((group) => group.includes(named) && group.includes(ending))
}

/** The ending that a copy of another type gets. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/tiff': 'tif',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
}

/** What the copy of a file is called: `IMG_4.heic` that became a JPEG is `IMG_4.jpg`. */
export function nameOfCopy(name: string, type: string): string {
  const ending = endings[type]
  if (ending === undefined || endingOf(name) === '' || isAsNamed(name, ending)) return name
  return `${name.slice(0, name.lastIndexOf('.'))}.${ending}`
}
