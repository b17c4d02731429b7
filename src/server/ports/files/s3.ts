import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import { incoming } from './incoming.ts'
import { type BlobStore, checkAddress, isAddress, isEmptyRange } from './port.ts'

/** How long one request may take, with all its bytes. Milliseconds. */
const patience = 15 * 60_000
/** Blobs that one answer of a list has: what ListObjectsV2 gives at most. */
const page = 1_000
/** SHA-256 of nothing, for requests without a body. */
const nothingHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

export interface S3Settings {
  /** With the bucket as the last part of its path: `https://s3.us-east-2.example.com/court-files`. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** What the name of each blob begins with. */
  prefix: string
  /** A folder of this machine where blobs are written before they are sent, because the address is known only at their end. */
  incoming: string
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** So many bytes of content, after others: a store may give more than it was asked for, or the whole (RFC 9110, section 14.2). */
async function* cut(content: AsyncIterable<Uint8Array>, skipped: number, taken: number): AsyncGenerator<Uint8Array> {
  let at = 0
  for await (const part of content) {
    const piece = part.subarray(Math.max(0, skipped - at), Math.max(0, skipped + taken - at))
    if (piece.byteLength > 0) yield piece
    at += part.byteLength
    if (at >= skipped + taken) return
  }
}

/** The text of each of these elements. Keys of ours, sizes and tokens are all that is read, and they need no decoding but `&amp;`. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text!.replaceAll('&amp;', '&'))

/**
 * Blobs in a store that speaks S3 (Amazon S3 API reference, version 2006-03-01): one object each, put with one request, so that it is
 * there whole or not at all. The hash of its bytes is part of the signature, so that a store takes no others.
 */
export function s3Blobs({ endpoint, region, accessKeyId, secretAccessKey, prefix, incoming: folder }: S3Settings): BlobStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3, initRetryMs: 100 })
  const arriving = incoming(folder)
  const urlOf = (sha256: string) => {
    checkAddress(sha256)
    return `${endpoint}/${prefix}${sha256}`
  }
  /** @param fine statuses that are an answer @throws Error for any other, and where the store can't be reached */
  async function ask(url: string, init: RequestInit & { hash?: string }, fine: readonly number[]): Promise<Response> {
    const { hash = nothingHash, headers, ...rest } = init
    const response = await client.fetch(url, {
      ...rest,
      headers: { ...(headers as Record<string, string>), 'x-amz-content-sha256': hash },
      signal: AbortSignal.timeout(patience),
    })
    if (fine.includes(response.status)) return response
    await response.body?.cancel()
    // Not what it says: that can name what was asked for.
    throw new Error(`The file store answered ${response.status}.`)
  }
  const has = async (sha256: string) => (await ask(urlOf(sha256), { method: 'HEAD' }, [200, 404])).status === 200

  return {
    async put(content) {
      const { file, sha256, bytes } = await arriving.take(content)
      try {
        if (!(await has(sha256))) await ask(urlOf(sha256), { method: 'PUT', body: await openAsBlob(file), hash: sha256 }, [200])
      } finally {
        await rm(file, { force: true })
      }
      return { sha256, bytes }
    },
    async get(sha256, range) {
      // HTTP has no empty range (RFC 9110, section 14.1.1).
      if (range && isEmptyRange(range)) return (await has(sha256)) ? nothing() : null
      const headers = range && { range: `bytes=${range.from}-${range.to === undefined ? '' : range.to - 1}` }
      const { status, body } = await ask(urlOf(sha256), { method: 'GET', ...(headers && { headers }) }, [200, 206, 404, 416])
      if (status === 200 || status === 206) {
        const content = (body as AsyncIterable<Uint8Array> | null) ?? nothing()
        return range ? cut(content, status === 200 ? range.from : 0, (range.to ?? Infinity) - range.from) : content
      }
      await body?.cancel()
      return status === 404 ? null : nothing()
    },
    has,
    remove: async (sha256) => void (await ask(urlOf(sha256), { method: 'DELETE' }, [200, 204, 404])),
    async *list() {
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(page), prefix })
        if (token !== undefined) query.set('continuation-token', token)
        const xml = await (await ask(`${endpoint}?${query.toString()}`, { method: 'GET' }, [200])).text()
        const [keys, sizes] = [textsOf(xml, 'Key'), textsOf(xml, 'Size')]
        for (const [at, key] of keys.entries()) {
          const sha256 = key.slice(prefix.length)
          if (isAddress(sha256)) yield { sha256, bytes: Number(sizes[at]) }
        }
        token = textsOf(xml, 'NextContinuationToken')[0]
      } while (token !== undefined)
    },
  }
}
