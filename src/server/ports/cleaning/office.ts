import { readFile, rm, writeFile } from 'node:fs/promises'
import { unzipSync, zipSync, type Zippable } from 'fflate'
import { isKind, kinds } from '#domain/media/kinds.ts'
import { pathOfTarget, useOfPart } from '#domain/media/office-parts.ts'
import { cleanAddresses, cleanList, cleanRelations, cleanXml } from '#domain/media/office-xml.ts'
import { CannotClean } from '#domain/media/reasons.ts'
import { cleanFilm } from './film.ts'
import { cleanImage, isImage } from './images.ts'
import type { Written } from './work.ts'

/** A file of office programs is unpacked as a whole. Bytes, and how many times its packed size a part may have. */
const most = { packed: 200 * 2 ** 20, unpacked: 400 * 2 ** 20, parts: 5000, ratio: 1000, ofRatio: 2 ** 20 }

type Parts = Readonly<Record<string, Uint8Array>>

/** Opens a ZIP within limits that its list of contents must fit: a bomb is refused before any of it is unpacked. */
function unpack(bytes: Uint8Array): Parts {
  const found = { parts: 0, unpacked: 0 }
  const fits = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    found.parts += 1
    found.unpacked += originalSize
    const isBomb = originalSize > most.ofRatio && originalSize > size * most.ratio
    if (isBomb || found.parts > most.parts || found.unpacked > most.unpacked) throw new CannotClean('tooLarge', 'zip')
    return !name.endsWith('/')
  }
  try {
    return unzipSync(bytes, { filter: fits })
  } catch (error) {
    if (error instanceof CannotClean) throw error
    throw new CannotClean('damaged', 'zip')
  }
}

const text = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new CannotClean('damaged', 'xml')
  }
}

/** A picture or film in a document, cleaned like any other. Its type is that of its content: programs mix up the endings. */
async function media(bytes: Uint8Array, into: string): Promise<Uint8Array> {
  const kind = kinds.find((each) => isKind(each, bytes.subarray(0, 4096)))
  const [from, to] = [`${into}.from`, `${into}.to`]
  try {
    if (kind !== undefined && isImage(kind) && kind !== 'avif') await cleanImage(Buffer.from(bytes), kind, to)
    else if (kind === 'film') {
      await writeFile(from, bytes, { mode: 0o600 })
      await cleanFilm(from, to)
    } else throw new CannotClean('inside')
    return await readFile(to)
  } finally {
    await rm(from, { force: true })
    await rm(to, { force: true })
  }
}

/** The parts of the copy, by their paths. */
async function cleanParts(parts: Parts, into: string): Promise<Parts> {
  const uses = new Map(Object.keys(parts).map((path) => [path, useOfPart(path)]))
  for (const why of ['macros', 'inside'] as const) if ([...uses.values()].includes(why)) throw new CannotClean(why)
  const isThere = (path: string) => uses.has(path) && uses.get(path) !== 'drop'
  const isOpen = parts['META-INF/manifest.xml'] !== undefined
  const copy: Record<string, Uint8Array> = {}
  const put = (path: string, xml: string) => (copy[path] = new TextEncoder().encode(xml))
  for (const [path, bytes] of Object.entries(parts)) {
    const use = uses.get(path)!
    if (use === 'xml') put(path, isOpen ? cleanAddresses(cleanXml(text(bytes))) : cleanXml(text(bytes)))
    else if (use === 'relations')
      put(
        path,
        cleanRelations(text(bytes), (target) => isThere(pathOfTarget(path, target.split('#')[0]!))),
      )
    else if (use === 'list') {
      const list = text(bytes)
      if (list.includes('encryption-data')) throw new CannotClean('locked')
      if (/macroEnabled/i.test(list)) throw new CannotClean('macros')
      put(
        path,
        cleanList(list, (part) => part.endsWith('/') || isThere(part)),
      )
    } else if (use === 'media') copy[path] = await media(bytes, into)
    else if (use === 'same') copy[path] = bytes
  }
  return copy
}

/** The ZIP of 1 January 1980: it has no time. The first part says what OpenDocument is, and is not packed (1.3 part 2, 3.3). */
function pack(parts: Parts): Uint8Array {
  const mtime = new Date(1980, 0, 1)
  const { mimetype, ...others } = parts
  const all: Zippable = mimetype ? { mimetype: [mimetype, { level: 0 }], ...others } : { ...others }
  return zipSync(all, { level: 6, mtime })
}

/**
 * Writes a document, workbook or presentation again from the parts that a reader sees. Who wrote, commented or changed it, when and where
 * is left out; texts, comments and marked changes stay.
 */
export async function cleanOffice(path: string, type: string, into: string): Promise<Written> {
  const bytes = await readFile(path)
  if (bytes.length > most.packed) throw new CannotClean('tooLarge')
  const parts = unpack(bytes)
  if (!parts['[Content_Types].xml'] && !parts['META-INF/manifest.xml']) throw new CannotClean('otherType')
  await writeFile(into, pack(await cleanParts(parts, into)))
  return { type, tool: 'office', version: '1', parameters: { parts: Object.keys(parts).length } }
}
