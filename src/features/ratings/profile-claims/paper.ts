import { isBase64 } from '#kernel/base64.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Scanner } from '#ports/scan/port.ts'
import { endingOf, typeOf } from '#http/file-type.ts'
import { mostBytes, paperTypes } from './contract.ts'

const isPaper = (type: string | null): type is (typeof paperTypes)[number] => (paperTypes as readonly (string | null)[]).includes(type)

/**
 * Reads an uploaded document. Its type comes from its bytes, never from its name; it is scanned for viruses if a scanner is set up
 * (ASVS 5.4.3).
 * @param base64 its content
 * @throws Fault `invalid` for a document that is too large, empty, of another type or infected
 */
export async function readPaper(base64: string, scanner: Scanner) {
  const refuse = (why: Text) => new Fault('invalid', why, { field: 'content' })
  if (!isBase64(base64)) throw refuse(msg`The file could not be read. Choose it again.`)
  const content = Buffer.from(base64, 'base64')
  if (content.length > mostBytes) throw refuse(msg`A file has 5 MB at most.`)
  const type = typeOf(content)
  if (!isPaper(type))
    throw refuse(msg`Only ${{ types: paperTypes.map((one) => endingOf[one].toUpperCase()).join(', ') }} files can be added.`)
  const scan = await scanner.scan(content)
  if (scan === 'infected') throw refuse(msg`Something harmful was found in this file, and it was not kept.`)
  return { type, content, scan }
}
