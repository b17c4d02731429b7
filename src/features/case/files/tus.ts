import { DataStore, ERRORS, MemoryLocker, Server, Upload } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { arriving } from './arriving.ts'

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

/** What a request brings, to where its connection breaks off: what has arrived is worth storing. */
async function* asFarAsItCame(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch {
    // The client asks how much arrived, and goes on from there.
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
