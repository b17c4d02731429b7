import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { headCode, inGroups, readHeadCode } from './head-code.ts'
import { commitment, hashOfLeaf, type Leaf, leafText } from './leaf.ts'
import { leafHash, treeOf } from './merkle-tree.ts'
import {
  type CheckSignature,
  fromBase64,
  keyId,
  type Note,
  type NoteKey,
  readKey,
  readNote,
  signersOf,
  toBase64,
  writeKey,
  writeNote,
} from './signed-note.ts'

/** An Ed25519 key from its 32 secret bytes (RFC 8410). */
function signer(name: string, secret: string) {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(secret, 'hex')])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = new Uint8Array(createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32))
  const key: NoteKey = { name, publicKey }
  return {
    key,
    sign: (text: string) => ({ name, keyId: keyId(key), signature: new Uint8Array(sign(null, utf8ToBytes(text), privateKey)) }),
  }
}
const check: CheckSignature = (publicKey, message, signature) =>
  verify(
    null,
    message,
    { key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]), format: 'der', type: 'spki' },
    signature,
  )

const ours = signer('records.example/site', '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')
const other = signer('witness.example', '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb')
const text = writeCheckpoint({ origin: 'records.example/case/1', size: 3, root: leafHash(Uint8Array.of(1)) })
const note = writeNote({ text, signatures: [ours.sign(text), other.sign(text)] })

test('the id of a key and its line are those of the note package of Go', () => {
  // golang.org/x/mod/sumdb/note, the key of its examples.
  const line = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
  const key = readKey(line)
  expect(key).toMatchObject({ name: 'PeterNeumann' })
  expect(writeKey(key!)).toBe(line)
  const signed =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n" +
    '\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n'
  expect(signersOf(readNote(signed)!, [key!], check)).toEqual([key])
  expect(writeNote(readNote(signed)!)).toBe(signed)
})

test('a note is read as it was written, and says who signed it', () => {
  const read = readNote(note)!
  expect(read.text).toBe(text)
  expect(signersOf(read, [ours.key], check)).toEqual([ours.key])
  expect(signersOf(read, [ours.key, other.key], check)).toEqual([ours.key, other.key])
  expect(signersOf(read, [signer('nobody', '00'.repeat(32)).key], check)).toEqual([])
})

test('a changed text, a changed signature and a signature of another key under the name are found', () => {
  const read = readNote(note)!
  const changed: Note = { ...read, text: read.text.replace('\n3\n', '\n4\n') }
  expect(signersOf(changed, [ours.key], check)).toBeNull()
  const [first, ...rest] = read.signatures
  const flipped = { ...first!, signature: first!.signature.with(0, first!.signature[0]! ^ 1) }
  expect(signersOf({ ...read, signatures: [flipped, ...rest] }, [ours.key], check)).toBeNull()
  const forged = { ...other.sign(text), name: ours.key.name, keyId: keyId(ours.key) }
  expect(signersOf({ ...read, signatures: [forged] }, [ours.key], check)).toBeNull()
})

/** Of these texts, those that are read as something. */
const readAs = (read: (text: string) => unknown, texts: string[]) => texts.filter((each) => read(each) !== null)

test('what is no note, no key and no checkpoint is not read as one', () => {
  const notes = ['', 'text\n', 'text\n\n', text, note.slice(0, -1), note.replace('\u2014', '-'), note.replace(' records', '  records')]
  expect(readAs(readNote, notes)).toEqual([])
  const line = writeKey(ours.key)
  expect(readAs(readKey, ['', line.slice(1), `${line}=`, line.replace('+', ' '), line.replace(/.{4}$/, 'AAAA')])).toEqual([])
  const checkpoints = ['', 'a\n1\n', 'a\n01\nAA==\n', text.replace('\n3\n', '\n-3\n'), text.slice(0, -1), `${text}\n`, `\n${text}`]
  expect(readAs(readCheckpoint, checkpoints)).toEqual([])
  expect(() => writeNote({ text: 'no end', signatures: [] })).toThrow(RangeError)
  expect(() => writeNote({ text: 'a\u0007\n', signatures: [] })).toThrow(RangeError)
  expect(() => writeNote({ text, signatures: [{ ...ours.sign(text), name: 'a b' }] })).toThrow(RangeError)
  expect(() => writeCheckpoint({ origin: 'a\nb', size: 1, root: leafHash(Uint8Array.of()) })).toThrow(RangeError)
})

test('a checkpoint is read as it was written, with further lines', () => {
  const read = readCheckpoint(`${text}more\n`)!
  expect(writeCheckpoint(read)).toBe(text)
  expect(read).toMatchObject({ origin: 'records.example/case/1', size: 3 })
})

test('base64 is read in its one form', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80, minLength: 1 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    }),
  )
  expect(readAs(fromBase64, ['', 'AA', 'AB==', 'A===', 'AA=A', 'AAA-', ' AAA', 'AAAA\n'])).toEqual([])
})

const leaf: Leaf = {
  seq: 7,
  case: '0199d2a0-0000-7000-8000-000000000001',
  actor: '0199d2a0-0000-7000-8000-000000000002',
  verb: 'messages.send',
  object: commitment(new Uint8Array(32).fill(7), { id: 'm1', body: 'Pick-up at five.' }),
  at: '2026-11-27T06:15:00.123Z',
}

test('a leaf is canonical JSON, and each of its parts changes its hash', () => {
  expect(leafText(leaf)).toBe(
    '{"actor":"0199d2a0-0000-7000-8000-000000000002","at":"2026-11-27T06:15:00.123Z","case":"0199d2a0-0000-7000-8000-000000000001",' +
      `"object":"${leaf.object}","seq":7,"verb":"messages.send"}`,
  )
  const hashes = [
    leaf,
    { ...leaf, seq: 8 },
    ...(['case', 'actor', 'verb', 'object', 'at'] as const).map((part) => ({ ...leaf, [part]: 'x' })),
  ]
  expect(new Set(hashes.map((each) => bytesToHex(hashOfLeaf(each)))).size).toBe(hashes.length)
})

test('a commitment depends on the key and on every word, and not on the order of names', () => {
  const [one, two] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
  const all = [
    commitment(one, { a: 1, b: 'x' }),
    commitment(two, { a: 1, b: 'x' }),
    commitment(one, { a: 1, b: 'y' }),
    commitment(one, { a: 1, b: 'x', c: null }),
  ]
  expect(new Set(all).size).toBe(all.length)
  expect(commitment(one, { b: 'x', a: 1 })).toBe(all[0])
  expect(all[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(() => commitment(hexToBytes('0102030405060708090a0b0c0d0e0f10111213141516171819'), 'x')).toThrow(RangeError)
})

test('a code stands for one head, and is read as people write it', () => {
  const tree = treeOf([leafHash(Uint8Array.of(1)), leafHash(Uint8Array.of(2))])
  const head = (size: number, origin = 'records.example/case/1') => ({ origin, size, root: tree.root(size) })
  const codes = [headCode(head(1)), headCode(head(2)), headCode(head(2, 'records.example/case/2'))]
  expect(new Set(codes).size).toBe(3)
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    expect(inGroups(code)).toMatch(/^(.{4}-){3}.{4}$/)
    expect(readHeadCode(inGroups(code).toLowerCase())).toBe(code)
    expect(readHeadCode(` ${code.replaceAll('0', 'o').replaceAll('1', 'l')} `)).toBe(code)
  }
  expect(readAs(readHeadCode, ['', 'ABCD', `${codes[0]}0`, codes[0]!.slice(1), `U${codes[0]!.slice(1)}`])).toEqual([])
})
