// What a file is by its content: known piece by piece while it arrives, so that nobody has to read it again at its end.
import { createHash } from 'node:crypto'
import { fileTypeFromBuffer, supportedExtensions } from 'file-type'
import { endingOf, isAsNamed } from '#domain/files/names.ts'
import { control } from '#http/file-type.ts'
import type { FileAt } from './store.ts'

/** Of a file's beginning: what `file-type` needs to name it. Bytes. */
const headBytes = 65_536

export interface Known {
  sha256: string
  bytes: number
  /** Its media type, by its content. */
  type: string
  /** Whether the name says that it is something else. */
  isMisnamed: boolean
}

/** Looks at a file from its first byte on. */
export interface Watch {
  /** How much it has seen. */
  bytes: () => number
  add(part: Uint8Array): void
  /** At the end, once. */
  known(): Promise<Known>
}

/** @param name what the file is called */
function watch(name: string): Watch {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let head: Buffer = Buffer.alloc(0)
  let bytes = 0
  let isText = true
  const look = (part?: Uint8Array) => {
    if (!isText) return
    try {
      isText = !control.test(decoder.decode(part, { stream: part !== undefined }))
    } catch {
      isText = false
    }
  }
  return {
    bytes: () => bytes,
    add(part) {
      hash.update(part)
      bytes += part.byteLength
      if (head.length < headBytes) head = Buffer.concat([head, part.subarray(0, headBytes - head.length)])
      look(part)
    },
    async known() {
      look()
      return { sha256: hash.digest('hex'), bytes, ...(await typeOf(head, { isText, name })) }
    },
  }
}

/** Uploads that are watched at a time, each with its beginning: 64 KiB. What is more is read again at its end. */
const mostWatched = 200
const watched = new Map<string, Watch>()
const nameOf = ({ caseId, id }: FileAt) => `${caseId} ${id}`

/** Looks at the next piece of an upload that this process has seen from its first byte on. */
export function watchPiece(file: FileAt & { name: string }, from: number, blocks: readonly Uint8Array[]): void {
  const place = nameOf(file)
  const its = from === 0 ? watch(file.name) : watched.get(place)
  watched.delete(place)
  if (its?.bytes() !== from) return
  for (const block of blocks) its.add(block)
  // The last one of those that are watched: the first ones are given up.
  watched.set(place, its)
  for (const oldest of watched.keys()) {
    if (watched.size <= mostWatched) return
    watched.delete(oldest)
  }
}

/** What was seen of an upload that has arrived; `null` where this process has not seen all of it. */
export function seenOf(file: FileAt & { bytes: number }): Watch | null {
  const its = watched.get(nameOf(file))
  watched.delete(nameOf(file))
  return its?.bytes() === file.bytes ? its : null
}

/** Of content that is read. */
export async function seenIn(content: AsyncIterable<Uint8Array>, name: string): Promise<Watch> {
  const its = watch(name)
  for await (const part of content) its.add(part)
  return its
}

const known = supportedExtensions as ReadonlySet<string>

/** The media type of a file by its beginning. What nobody knows is a row of bytes. */
async function typeOf(head: Buffer, { isText, name }: { isText: boolean; name: string }): Promise<Pick<Known, 'type' | 'isMisnamed'>> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (found) return { type: found.mime, isMisnamed: !isAsNamed(name, found.ext) }
  if (isText) return { type: 'text/plain', isMisnamed: !isAsNamed(name, null) }
  return { type: 'application/octet-stream', isMisnamed: known.has(endingOf(name)) }
}
