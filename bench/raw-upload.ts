import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { answer } from './child.ts'

/** The message to the raw server: where it writes. */
export interface RawUploadStart {
  folder: string
}

/** Writes what comes to one file, hashes it on the way, and answers once the disk has it. */
async function store(request: IncomingMessage, into: string): Promise<string> {
  const file = await open(into, 'w')
  try {
    const hash = createHash('sha256')
    for await (const part of request) {
      hash.update(part as Uint8Array)
      await file.write(part as Uint8Array)
    }
    await file.sync()
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

/** The ceiling: node:http, SHA-256 and one file, with nothing between them. */
answer(async ({ folder }: RawUploadStart) => {
  const server = createServer((request, response) => {
    store(request, path.join(folder, 'raw')).then(
      (sha256) => response.end(sha256),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port }
})
