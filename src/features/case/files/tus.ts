import { DataStore, ERRORS, MemoryLocker, Server, Upload } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { arriving, Open } from './arriving.ts'
import { pieceBytes } from './piece.ts'

/** One for the process: of two requests for one upload the second waits until the first has stored what it brought. */
const locker = new MemoryLocker()

/** The uploads of one person, as @tus/server asks for them. Nothing is created here: an upload begins by a call (`files.begin`). */
class Uploads extends DataStore {
  readonly #uploads: ReturnType<typeof arriving>
  readonly #request: Readable
  #open: Open | null = null

  constructor(uploads: ReturnType<typeof arriving>, request: Readable) {
    super()
    this.#uploads = uploads
    this.#request = request
  }

  override async getUpload(id: string): Promise<Upload> {
    this.#open = await this.#uploads.open(id)
    if (!this.#open) throw ERRORS.FILE_NOT_FOUND
    const { file, received } = this.#open
    return new Upload({ id, size: file.bytes, offset: received })
  }

  /**
   * The bytes are taken from the request itself: on their way through the library's five streams they take as long again.
   * @param until ends where the library wants the request to end, which is when another one comes for the same upload
   */
  override async write(until: Readable): Promise<number> {
    const upload = this.#open!
    return this.#uploads.take(upload, asFarAsItCame(this.#request, until.resume(), upload.file.bytes - upload.received))
  }
}

/** So much of a request waits to be stored before its sender has to wait. Bytes. */
const mostWaiting = pieceBytes / 4

/**
 * What a request brings, to where its connection breaks off: the client asks how much arrived, and goes on from there. It is taken over
 * as soon as it arrives, because a request that ends early drops what waits in it.
 * @param most how much may come
 */
async function* asFarAsItCame(request: Readable, until: Readable, most: number): AsyncGenerator<Uint8Array> {
  const waiting: Buffer[] = []
  let held = 0
  let sent = 0
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
  for (const event of ['end', 'close']) until.once(event, end)
  try {
    for (;;) {
      const part = waiting.shift()
      if (part) {
        held -= part.length
        if (held < mostWaiting) request.resume()
        sent += part.length
        if (sent > most) throw ERRORS.ERR_SIZE_EXCEEDED
        yield part
        if (request instanceof IncomingMessage) freed(part)
      } else if (isOver) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    request.off('data', take)
    request.resume()
  }
}

/**
 * Gives the memory of a part back that came over the network and was copied: nobody else has it, for Node gives each part a buffer of its own.
 * Left to the collector, 64 MiB of such parts made it walk through all of a server’s memory three times, which took half of an upload’s time.
 */
function freed({ buffer, byteLength }: Buffer) {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** A body without bytes that goes on as long as a request does. */
function bodyOf(request: Readable): ReadableStream {
  return new ReadableStream({
    start: (body) => {
      let isOpen = true
      for (const event of ['end', 'close', 'error'])
        request.once(event, () => {
          if (isOpen) body.close()
          isOpen = false
        })
    },
  })
}

/**
 * Answers a request of the tus protocol, version 1.0 (https://tus.io/protocols/resumable-upload): HEAD says how much has arrived, PATCH
 * brings more. Each request gets a server of its own, because each is one person’s.
 */
export async function answerTus(request: FastifyRequest, uploads: ReturnType<typeof arriving>, id: string): Promise<Response> {
  const server = new Server({
    path: '/uploads',
    datastore: new Uploads(uploads, request.raw),
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
  const init = { method: request.method, headers, body: request.method === 'PATCH' ? bodyOf(request.raw) : null, duplex: 'half' }
  return server.handleWeb(new Request(`http://localhost/uploads/${id}`, init as RequestInit) as Parameters<Server['handleWeb']>[0])
}
