/** A piece of a file, in bytes: from the first to before the last. */
export interface Piece {
  from: number
  to: number
}

/**
 * The one piece that a `Range` header asks for (RFC 9110, section 14.1.2). What asks for several pieces, or for anything that is no
 * range of bytes, gets the whole file, as section 14.2 allows.
 * @param length of the file, in bytes
 * @returns `null` for the whole file, `beyond` where nothing of the piece is in the file (416)
 */
export function pieceOf(header: string | undefined, length: number): Piece | 'beyond' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!asked) return null
  const [, first = '', last = ''] = asked
  if (first === '' && last === '') return null
  if (first === '') {
    const ending = Number(last)
    return ending === 0 || length === 0 ? 'beyond' : { from: Math.max(0, length - ending), to: length }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return null
  if (from >= length) return 'beyond'
  return { from, to: last === '' ? length : Math.min(length, Number(last) + 1) }
}

// Characters that a quoted string may hold as they are, in any header reader: no quote, no backslash, no percent sign (RFC 6266, appendix D).
const plain = /[^\w !#$&'()+,.;=@[\]^`{}~-]/g
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The `Content-Disposition` of a file that is saved under its own name (RFC 6266): its plain letters for old programs, and the name
 * itself in UTF-8 (RFC 8187). No character of a name ends the header or names a folder.
 */
export function savedAs(name: string): string {
  const file = name.replaceAll(/[/\\]/g, '_')
  return `attachment; filename="${file.replaceAll(plain, '_')}"; filename*=UTF-8''${encoded(file.toWellFormed())}`
}
