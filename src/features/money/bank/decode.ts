/** What a file's letters were written in; `mixed`: some rows in UTF-8, others in Windows-1252. */
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252' | 'mixed'

const strict = () => new TextDecoder('utf-8', { fatal: true })
const western = () => new TextDecoder('windows-1252')

const beginsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)

function read(decoder: { decode: (bytes: Uint8Array) => string }, bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

/** Row by row: banks put names that customers typed, in UTF-8, between texts of an older system. */
function rowByRow(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [utf8, old] = [strict(), western()]
  const rows: string[] = []
  let isMixed = false
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(10, start)
    const end = found === -1 ? bytes.length : found + 1
    const row = bytes.subarray(start, end)
    const text = read(utf8, row)
    if (text !== null && row.some((byte) => byte > 127)) isMixed = true
    rows.push(text ?? old.decode(row))
    start = end
  }
  return { text: rows.join(''), encoding: isMixed ? 'mixed' : 'windows-1252' }
}

/**
 * The text of a bank file, by its byte order mark, else by what its bytes can be (Encoding Standard, 6.1 "BOM sniff").
 * @returns `null` for what is no text: a PDF, a spreadsheet, a picture
 */
export function decodeBankFile(bytes: Uint8Array): { text: string; encoding: Encoding } | null {
  if (beginsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' }
  if (beginsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' }
  if (beginsWith(bytes, 0x25, 0x50, 0x44, 0x46) || bytes.includes(0)) return null
  const text = read(strict(), bytes)
  return text === null ? rowByRow(bytes) : { text, encoding: 'utf-8' }
}
