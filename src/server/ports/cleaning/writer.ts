import { open } from 'node:fs/promises'

/** What is read and written at once, bytes. */
export const pieceBytes = 2 ** 20

/** Writes a file from its beginning to its end. */
export interface Writer {
  /** How much was written, bytes. */
  at(): number
  write(bytes: Uint8Array): Promise<void>
  /** Writes over what stands at a place. */
  patch(at: number, bytes: Uint8Array): Promise<void>
  close(): Promise<void>
}

/** A file that small pieces are collected for: a film has hundreds of thousands of samples. */
export async function writer(path: string): Promise<Writer> {
  const file = await open(path, 'w')
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let stored = 0
  const flush = async () => {
    const bytes = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done, bytes.length - done, stored + done)).bytesWritten
    stored += bytes.length
  }
  return {
    at: () => stored + waitingBytes,
    async write(bytes) {
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes >= pieceBytes) await flush()
    },
    async patch(at, bytes) {
      await flush()
      await file.write(bytes, 0, bytes.length, at)
    },
    async close() {
      try {
        await flush()
      } finally {
        await file.close()
      }
    },
  }
}
