// Sends the bytes of a file by tus, which goes on where it was after a break.
import { Upload } from 'tus-js-client'

export { sha256Of } from '#web/sha256.ts'

/** Sent in one request: a proxy or a server that ends long requests loses nothing. Bytes. */
const requestBytes = 16 * 1024 ** 2
/** How long is waited before each new attempt, in ms. Once bytes arrive again it begins over. */
const waits = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000]

interface Sending {
  /** The upload's address. */
  url: string
  /** Called with how much the server has, and how much is on its way. Bytes. */
  onSent: (bytes: number) => void
  headers?: Record<string, string>
  /** Given by tests. */
  waits?: number[]
}

/** The bytes of a file on their way. */
export interface Sent {
  /** Resolves once the server has all of them. @throws what the last attempt failed with */
  done: Promise<void>
  /** Stops, so that `resume` goes on from there. */
  pause: () => void
  resume: () => void
}

/** Sends a file, and goes on by itself after a break. @param file for programs outside of a browser, a Buffer */
export function sendBytes(file: Blob | Uint8Array, { url, onSent, headers = {}, waits: retryDelays = waits }: Sending): Sent {
  let upload: Upload
  const done = new Promise<void>((resolve, reject) => {
    upload = new Upload(file as Blob, {
      uploadUrl: url,
      chunkSize: requestBytes,
      retryDelays,
      headers,
      // Nothing about a file stays in this browser.
      storeFingerprintForResuming: false,
      removeFingerprintOnSuccess: true,
      onProgress: onSent,
      onSuccess: () => resolve(),
      onError: reject,
    })
    upload.start()
  })
  return {
    done,
    pause: () => void upload.abort(),
    resume: () => upload.start(),
  }
}
