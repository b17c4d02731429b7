import { createHash } from 'node:crypto'

/** Passes bytes on, and knows at the end what they were. */
export function counted(content: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => Promise<void>) {
  const hash = createHash('sha256')
  let bytes = 0
  async function* through() {
    for await (const part of content) {
      hash.update(part)
      bytes += part.length
      await onBytes(bytes)
      yield part
    }
  }
  return { content: through(), known: () => ({ bytes, sha256: hash.digest('hex') }) }
}
