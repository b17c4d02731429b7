import { createHash } from 'node:crypto'
import { canonicalJson, type Json } from '#domain/transparency-log/canonical-json.ts'

/**
 * What a change of private words leaves in the author's own log: an attorney who reads that log may not see the thing itself, so it holds the
 * hash of the words and none of them (docs/decisions/0124).
 * @returns SHA-256 of their canonical JSON (RFC 8785), in hex
 */
export const hashOfWords = (said: object): string =>
  createHash('sha256')
    .update(canonicalJson(said as unknown as Json))
    .digest('hex')
