/** The kinds of file that can be sent. */
export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf' | 'text/plain'

const starts = (content: Buffer, ...bytes: number[]) => content.subarray(0, bytes.length).equals(Buffer.from(bytes))

/** No plain text has them. */
// oxlint-disable-next-line no-control-regex -- control characters are what no plain text holds
export const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/

function isText(content: Buffer): boolean {
  try {
    return !control.test(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return false
  }
}

/**
 * What a file is, by its own bytes; what it is called does not count.
 * Signatures: PNG, section 5.2 of the W3C specification; JPEG, SOI and the first marker (ITU-T T.81, B.1.1); PDF, the
 * header at the very beginning (ISO 32000-1, 7.5.2). Anything that is UTF-8 without control characters is plain text.
 * @returns `null` for anything else
 */
export function typeOf(content: Buffer): FileType | null {
  if (starts(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(content, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (content.subarray(0, 8).toString('latin1').startsWith('%PDF-')) return 'application/pdf'
  return content.length > 0 && isText(content) ? 'text/plain' : null
}

/** The ending that a saved file gets. */
export const endingOf: Readonly<Record<FileType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
}
