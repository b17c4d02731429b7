import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'

// Notes with signatures, as https://c2sp.org/signed-note describes them: text that people can read, under which lines of signatures stand.

/** The type of Ed25519 signatures (RFC 8032) in a note. */
const ed25519 = 1
const publicKeyLength = 32

/** A key that notes are checked with. */
export interface NoteKey {
  /** Who it belongs to; without a space and without a plus sign. */
  name: string
  /** 32 bytes of Ed25519. */
  publicKey: Uint8Array
}

export interface NoteSignature {
  name: string
  /** The first four bytes of the key's hash, as eight digits. */
  keyId: string
  signature: Uint8Array
}

export interface Note {
  /** Ends with a line break. */
  text: string
  signatures: readonly NoteSignature[]
}

export const toBase64 = (bytes: Uint8Array): string => base64.encode(bytes)

/** The bytes of a text that is base64 as RFC 4648 writes it, and as nothing else would; `null` for another text, and for none. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    return text === '' ? null : base64.decode(text)
  } catch {
    return null
  }
}

const isName = (name: string) => name !== '' && !/[\s+]/u.test(name)

/** The id of a key, as eight digits: the beginning of SHA-256 over its name, its type and its bytes. */
export function keyId({ name, publicKey }: NoteKey): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(ed25519), publicKey)).slice(0, 4))
}

/** A key as one line (`vkey`): name, id, and the type with the bytes. */
export const writeKey = (key: NoteKey): string =>
  `${key.name}+${keyId(key)}+${toBase64(concatBytes(Uint8Array.of(ed25519), key.publicKey))}`

/** Reads such a line; `null` where it is none, or where its id is not that of its key. */
export function readKey(line: string): NoteKey | null {
  const [name = '', id, ...rest] = line.split('+')
  // Base64 has plus signs of its own.
  const bytes = fromBase64(rest.join('+'))
  if (!isName(name) || bytes === null || bytes.length !== publicKeyLength + 1 || bytes[0] !== ed25519) return null
  const key = { name, publicKey: bytes.slice(1) }
  return keyId(key) === id ? key : null
}

/** Whether a text can be a note's: it ends with a line break, and has no other character below U+0020. */
const isText = (text: string) => text.endsWith('\n') && text.isWellFormed() && [...text].every((sign) => sign >= ' ' || sign === '\n')

/**
 * @throws RangeError for a text or a name that no note can have
 */
export function writeNote({ text, signatures }: Note): string {
  if (!isText(text)) throw new RangeError('The text of a note ends with a line break and has no other control characters.')
  const lines = signatures.map(({ name, keyId: id, signature }) => {
    if (!isName(name)) throw new RangeError('The name of a key has no space and no plus sign.')
    return `\u2014 ${name} ${toBase64(concatBytes(idBytes(id), signature))}\n`
  })
  return `${text}\n${lines.join('')}`
}

const idBytes = (id: string): Uint8Array => Uint8Array.from({ length: 4 }, (_, n) => Number.parseInt(id.slice(2 * n, 2 * n + 2), 16))

/** Reads a note without checking its signatures; `null` where it is none. */
export function readNote(note: string): Note | null {
  // The last empty line: the text may have some of its own.
  const end = note.lastIndexOf('\n\n')
  if (end === -1 || !note.endsWith('\n')) return null
  const text = note.slice(0, end + 1)
  const lines = note.slice(end + 2, -1).split('\n')
  if (!isText(text)) return null
  const signatures: NoteSignature[] = []
  for (const line of lines) {
    const [dash, name = '', signed = '', ...more] = line.split(' ')
    const bytes = fromBase64(signed)
    if (dash !== '\u2014' || !isName(name) || more.length > 0 || bytes === null || bytes.length < 5) return null
    signatures.push({ name, keyId: bytesToHex(bytes.slice(0, 4)), signature: bytes.slice(4) })
  }
  return { text, signatures }
}

/** How Ed25519 is checked: by the platform's own cryptography. */
export type CheckSignature = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean

/**
 * The keys, of those given, that signed a note. Signatures of other keys say nothing here and are passed over.
 * @returns `null` where one of these keys stands under it with a signature that is not its own
 */
export function signersOf({ text, signatures }: Note, keys: readonly NoteKey[], check: CheckSignature): NoteKey[] | null {
  const signers: NoteKey[] = []
  for (const { name, keyId: id, signature } of signatures) {
    const key = keys.find((each) => each.name === name && keyId(each) === id)
    if (!key || signers.includes(key)) continue
    if (!check(key.publicKey, utf8ToBytes(text), signature)) return null
    signers.push(key)
  }
  return signers
}
