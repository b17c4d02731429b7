import { createHash } from 'node:crypto'
import { isBase64 } from '#kernel/base64.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Scanner } from '#ports/scan/port.ts'
import { type Attachment, mostBytes, mostFiles } from './contract.ts'
import { typeOf } from '#http/file-type.ts'
import { keepFile } from './store.files.ts'

/**
 * Stores a file with a ticket, after a virus scan if a scanner is set up (ASVS 5.4.3). The same file sent again is stored once.
 * @param base64 its content
 * @throws Fault `invalid` for one that is too large, empty, of another type or harmful; `conflict` for a fourth one
 */
export async function attach(
  db: Db,
  ticket: string,
  base64: string,
  { random, scanner }: { random: Random; scanner: Scanner },
): Promise<Attachment> {
  const refuse = (sentence: Text) => new Fault('invalid', sentence, { field: 'content' })
  if (!isBase64(base64)) throw refuse(msg`The file could not be read. Choose it again.`)
  const content = Buffer.from(base64, 'base64')
  if (content.length > mostBytes) throw refuse(msg`A file has 5 MB at most.`)
  const type = typeOf(content)
  if (type === null) throw refuse(msg`Only pictures (PNG, JPEG), PDF and plain text can be added.`)
  const scan = await scanner.scan(content)
  if (scan === 'infected') throw refuse(msg`Something harmful was found in this file, and it was not kept. Write us what it shows instead.`)
  const sha256 = createHash('sha256').update(content).digest()
  const stored = await keepFile(db, { id: random.uuid(), ticket, type, sha256, content, scan })
  if (!stored) throw new Fault('conflict', msg`A ticket takes ${{ mostFiles }} files at most.`, { field: 'content' })
  return stored
}
