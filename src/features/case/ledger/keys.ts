import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { keyId, type NoteKey, type NoteSignature, readKey, writeKey, writeNote } from '#domain/transparency-log/signed-note.ts'
import { dataKey, newDataKey } from '#ports/files/data-key.ts'
import type { Db } from '#ports/db/port.ts'
import { addKey, handOver, keyThatSigns, lockKeys } from './store.site.ts'

/** What a sealed key is sealed for: opened as another thing it stays closed. */
const purpose = 'signing key of the ledger'
/** The beginning of an Ed25519 private key in PKCS #8 (RFC 8410, section 7): the 32 bytes follow. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that signs heads, opened. */
export interface Signer {
  key: NoteKey
  /** The signature to put under a text. */
  signatures: (text: string) => readonly NoteSignature[]
  /** The text as a signed note. */
  sign: (text: string) => string
}

const privateKey = (seed: Uint8Array): KeyObject => createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })

function publicOf(key: KeyObject): Uint8Array {
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  return new Uint8Array(Buffer.from(x!, 'base64url'))
}

function signerOf(name: string, seed: Uint8Array): Signer {
  const secret = privateKey(seed)
  const key = { name, publicKey: publicOf(secret) }
  const signatures = (text: string) => [{ name, keyId: keyId(key), signature: new Uint8Array(sign(null, Buffer.from(text), secret)) }]
  return { key, signatures, sign: (text) => writeNote({ text, signatures: signatures(text) }) }
}

function opened(sealed: Uint8Array, vkey: string, secret: string): Signer | null {
  const seed = dataKey(secret, sealed, purpose)
  return seed && signerOf(readKey(vkey)!.name, seed)
}

/** A new key, sealed. */
function made(name: string, secret: string): { signer: Signer; sealed: Buffer } {
  const sealed = newDataKey(secret, purpose)
  return { sealed, signer: signerOf(name, dataKey(secret, sealed, purpose)!) }
}

/**
 * The key that signs now. The first one is made when it is first needed, under the name `<host>/ledger`.
 * @throws Error where the installation's secret does not open it
 */
export async function signerNow(tx: Db, { host, secret, at }: { host: string; secret: string; at: Date }): Promise<Signer> {
  // Of two that ask at once for the first one, one makes it.
  const stored = (await keyThatSigns(tx)) ?? (await lockKeys(tx), await keyThatSigns(tx))
  if (stored) {
    const signer = opened(stored.sealed, stored.vkey, secret)
    if (!signer) throw new Error('The signing key of the ledger was sealed with another secret.')
    return signer
  }
  const { signer, sealed } = made(`${host}/ledger`, secret)
  await addKey(tx, { vkey: writeKey(signer.key), sealed, since: at })
  return signer
}

/** What a key signs before another takes over: which one, and from when on. */
const handoverText = (next: NoteKey, from: Date) => `casebalance-key/1\n${writeKey(next)}\n${from.toISOString()}\n`

/**
 * Where the installation's secret is changed, the signing key is too: who had the old secret could have opened it. The old key signs which
 * one comes after it, and its private half is destroyed. With the same secret twice: whether the key can be opened.
 */
export async function turnLedgerKey(
  db: Db,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<{ opened: number; lost: number }> {
  const stored = await keyThatSigns(db)
  if (!stored) return { opened: 0, lost: 0 }
  const before = opened(stored.sealed, stored.vkey, from)
  if (!before) return { opened: 0, lost: 1 }
  if (from === to) return { opened: 1, lost: 0 }
  const { signer, sealed } = made(before.key.name, to)
  await handOver(db, stored.id, { until: at, handover: before.sign(handoverText(signer.key, at)) })
  await addKey(db, { vkey: writeKey(signer.key), sealed, since: at })
  return { opened: 1, lost: 0 }
}
