import { randomUUID } from 'node:crypto'
import { isBase64 } from '#kernel/base64.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { Scanner } from '#ports/scan/port.ts'
import { typeOf } from '#http/file-type.ts'
import { fileTypes, mostBytes, mostFiles } from './contract.ts'
import { addDocument, documentsOf, lockOpen, ownerOf } from './store.ts'

const refuse = (sentence: Text) => new Fault('invalid', sentence, { field: 'content' })
const nothingOpen = () => new Fault('conflict', msg`You have no open application.`)
const tooMany = () => new Fault('conflict', msg`An application takes ${{ mostFiles }} documents at most.`, { field: 'content' })

async function* once(content: Buffer) {
  yield content
}

/**
 * Adds a document to the open application of an account, sealed under a key of its own.
 * @param base64 its content
 * @returns how many there are now
 * @throws Fault `invalid` for one that is too large, empty, of another type or harmful; `conflict` for one too many, or without an application
 */
export async function attachDocument(
  { accounts: db, files, scanner }: { accounts: Db; files: SealedFiles; scanner: Scanner },
  { account, base64, at }: { account: string; base64: string; at: Date },
): Promise<number> {
  if (!isBase64(base64)) throw refuse(msg`The file could not be read. Choose it again.`)
  const content = Buffer.from(base64, 'base64')
  if (content.length > mostBytes) throw refuse(msg`A file has 5 MB at most.`)
  const type = fileTypes.find((one) => one === typeOf(content))
  if (!type) throw refuse(msg`Only photos (PNG, JPEG) and PDF can be added.`)
  const scan = await scanner.scan(content)
  if (scan === 'infected') throw refuse(msg`Something harmful was found in this file. It wasn’t stored.`)
  // Staff open what is stored: where a scanner is set, nothing unscanned is (ASVS 5.4.3).
  if (scan === 'not_scanned' && scanner.isOn)
    throw new Fault('unavailable', msg`This file couldn’t be checked for viruses. Try again in a few minutes.`)
  const stored: string[] = []
  try {
    return await db.transaction().execute(async (tx) => {
      const open = await lockOpen(tx, account)
      if (!open) throw nothingOpen()
      const there = await documentsOf(tx, open.id)
      if (there.length >= mostFiles) throw tooMany()
      const id = randomUUID()
      const key = files.newKey(ownerOf(open.id))
      const { sha256: address } = await files.put({ key, owner: ownerOf(open.id), context: id }, once(content))
      stored.push(address)
      await addDocument(tx, open.id, { id, place: there.length + 1, type, key, address, bytes: content.length, scan }, at)
      return there.length + 1
    })
  } catch (error) {
    for (const address of stored) await files.remove(address)
    throw error
  }
}
