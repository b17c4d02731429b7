import { DataStore, ERRORS, MemoryLocker, Server, Upload } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { type arriving, pieceBytes } from './arriving.ts'

/** One for the process: of two requests for one upload the second waits until the first has stored what it brought. */
const locker = new MemoryLocker()

/** The uploads of one person, as @tus/server asks for them. Nothing is created here: an upload begins by a call (`files.begin`). */
class Uploads extends DataStore {
  readonly #uploads: ReturnType<typeof arriving>

  constructor(uploads: ReturnType<typeof arriving>) {
    super()
    this.#uploads = uploads
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#uploads.find(id)
    if (!found) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: found.file.bytes, offset: found.received })
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    return this.#uploads.take(id, offset, content)
  }
}

/** So much of a request waits to be stored before its sender has to wait. Bytes. */
const mostWaiting = pieceBytes / 4

/**
 * What a request brings, to where its connection breaks off: the client asks how much arrived, and goes on from there. It is taken over
 * as soon as it arrives, because a request that ends early drops what waits in it.
 */
async function* asFarAsItCame(request: Readable): AsyncGenerator<Uint8Array> {
  const waiting: Buffer[] = []
  let held = 0
  let isOver = false
  let wake = () => {}
  const take = (part: Buffer) => {
    waiting.push(part)
    held += part.length
    if (held >= mostWaiting) request.pause()
    wake()
  }
  const end = () => {
    isOver = true
    wake()
  }
  request.on('data', take)
  for (const event of ['end', 'close', 'error']) request.once(event, end)
  try {
    for (;;) {
      const part = waiting.shift()
      if (part) {
        held -= part.length
        if (held < mostWaiting) request.resume()
        yield part
      } else if (isOver) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    request.off('data', take)
    request.resume()
  }
}

/**
 * Answers a request of the tus protocol, version 1.0 (https://tus.io/protocols/resumable-upload): HEAD says how much has arrived, PATCH
 * brings more. Each request gets a server of its own, because each is one person’s.
 */
export async function answerTus(request: FastifyRequest, uploads: ReturnType<typeof arriving>, id: string): Promise<Response> {
  const server = new Server({
    path: '/uploads',
    datastore: new Uploads(uploads),
    locker,
    // A request whose line is dead without the server knowing is ended when its client comes back: ms.
    lockDrainTimeout: 200,
    allowedOrigins: [],
    getFileIdFromRequest: () => id,
  })
  const headers = new Headers()
  for (const name of ['tus-resumable', 'upload-offset', 'content-type', 'content-length']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const body = request.method === 'PATCH' ? ReadableStream.from(asFarAsItCame(request.raw)) : null
  const init = { method: request.method, headers, body, duplex: 'half' }
  return server.handleWeb(new Request(`http://localhost/uploads/${id}`, init as RequestInit) as Parameters<Server['handleWeb']>[0])
}
