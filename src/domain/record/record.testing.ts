// Records for tests: a case with two logs, two keys, the tree of the site and a day of private commitments.
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { utf8 } from '@scure/base'
import { canonicalJson, type Json } from '../transparency-log/canonical-json.ts'
import { type Checkpoint, writeCheckpoint } from '../transparency-log/checkpoint.ts'
import { dayLeaf } from '../transparency-log/day-leaf.ts'
import { commitment, hashOfLeaf } from '../transparency-log/leaf.ts'
import { type Hash, leafHash, treeOf } from '../transparency-log/merkle-tree.ts'
import { checkEd25519 } from '../transparency-log/ed25519.ts'
import { siteLeaf } from '../transparency-log/site-leaf.ts'
import { keyId, type NoteKey, writeKey, writeNote } from '../transparency-log/signed-note.ts'
import { buildRecord, type ChosenLeaf, type DayInput, type LogInput, type RecordInput, type SiteInput } from './build.ts'
import { type FileEntry, type KeyEntry, manifestNotePath, manifestPath, manifestText, rotationText } from './format.ts'
import { readCanonical } from './read.ts'
import { recordFile, type Verified, verifyRecord } from './verify.ts'

const host = 'records.example'

/** An Ed25519 key whose 32 secret bytes are all the same. */
function signer(secret: number) {
  const seed = new Uint8Array(32).fill(secret)
  const key: NoteKey = { name: `${host}/ledger`, publicKey: ed25519.getPublicKey(seed) }
  const signature = (text: string) => [{ name: key.name, keyId: keyId(key), signature: ed25519.sign(utf8ToBytes(text), seed) }]
  return { key, signature, note: (text: string) => writeNote({ text, signatures: signature(text) }) }
}

export const caseId = '5b6ef0f1-7f0a-4a52-9a7c-0d1c0a4b7e01'
export const seatId = '9d0f6c5e-52a7-4f0e-8f6b-3e5a1c2d4b02'
const other = '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f'
export const day = '2026-11-20'
export const [oldKey, newKey, strangeKey] = [signer(1), signer(2), signer(3)]

const bytes = (n: number, salt: number) => sha256(Uint8Array.of(n & 255, n >> 8, salt))
const at = (n: number) => new Date(Date.UTC(2026, 10, 1, 9, n)).toISOString()

/** Which entry of the shared log was erased, and the number of the one that says so. */
export interface SampleErasure {
  seq: number
  by: number
}

function logOf(
  origin: string,
  size: number,
  salt: number,
  isChosen: (seq: number) => boolean,
  erasure: SampleErasure | null = null,
): LogInput & { all: ChosenLeaf[] } {
  const all = Array.from({ length: size }, (_, n) => {
    const isErasure = erasure?.by === n + 1
    const content: Json = isErasure
      ? { entry: erasure.seq, message: other, court: 'Superior Court of Orange County', docket: '26-1234', orderedOn: day }
      : { seq: n + 1, text: `Pickup moves to ${n % 12}:30 — as agreed` }
    const key = bytes(n, salt)
    return {
      leaf: {
        seq: n + 1,
        case: caseId,
        actor: n % 3 === 0 ? 'system' : n % 3 === 1 ? seatId : other,
        verb: isErasure ? 'ledger.erase' : 'messages.publish',
        object: commitment(key, content),
        at: at(n),
      },
      // The key of every seventh is gone.
      object: n % 7 === 6 || erasure?.seq === n + 1 ? null : { key, content: canonicalJson(content) },
    }
  })
  const hashes = all.map(({ leaf }) => hashOfLeaf(leaf))
  const checkpoint = newKey.note(writeCheckpoint({ origin, size, root: treeOf(hashes).root() }))
  return { checkpoint, hashes, leaves: all.filter(({ leaf }) => isChosen(leaf.seq)), all }
}

/** A tree of `size` leaves with the given data in their places. */
function treeWith(size: number, data: ReadonlyMap<number, Uint8Array>) {
  return treeOf(Array.from({ length: size }, (_, n) => leafHash(data.get(n) ?? bytes(n, 99))))
}

export interface Sample {
  shared?: number
  own?: number | null
  isChosen?: (seq: number) => boolean
  site?: boolean
  /** Over the site's checkpoint as it is signed. */
  token?: Uint8Array | null
  contents?: ReadonlyMap<string, Uint8Array>
  erasure?: SampleErasure | null
}

const sampleContents: ReadonlyMap<string, Uint8Array> = new Map([
  ['messages.csv', utf8ToBytes('at,from,text\n2026-11-02T16:30:00.000Z,Dana,"Running late"\n')],
  ['natives/0001-photo.jpg', concatBytes(Uint8Array.of(0xff, 0xd8, 0xff), bytes(1, 7), bytes(2, 7))],
])

/** What a sample's files are made of, and the files. The token is over the signed checkpoint that `siteNote` is. */
export function sampleInput({
  shared = 24,
  own = 9,
  isChosen = () => true,
  site = true,
  token = null,
  contents = sampleContents,
  erasure = null,
}: Sample = {}) {
  const sharedLog = logOf(`${host}/ledger/case/${caseId}`, shared, 1, isChosen, erasure)
  const ownLog = own === null ? null : logOf(`${host}/ledger/seat/${seatId}`, own, 2, isChosen)
  const before: Checkpoint = {
    origin: `${host}/ledger/case/${caseId}`,
    size: shared - 5,
    root: treeOf(sharedLog.hashes).root(shared - 5),
  }
  const nonce = bytes(3, 3)
  const siteTree = treeWith(37, new Map([[20, siteLeaf(nonce, before)]]))
  const siteNote = newKey.note(writeCheckpoint({ origin: `${host}/ledger`, size: 37, root: siteTree.root() }))
  const dayNonce = bytes(4, 4)
  const ownHash: Hash = ownLog?.hashes[1] ?? bytes(0, 0)
  const dayTree = treeWith(1024, new Map([[700, dayLeaf(dayNonce, ownHash)]]))
  const days: DayInput[] = [
    {
      day,
      checkpoint: newKey.note(writeCheckpoint({ origin: `${host}/ledger/private/${day}`, size: 1024, root: dayTree.root() })),
      token: null,
      leaves: [{ seq: 2, nonce: dayNonce, index: 700, proof: dayTree.inclusion(700) }],
    },
  ]
  const siteInput: SiteInput = {
    // Signed before the key was changed.
    checkpoint: oldKey.note(writeCheckpoint(before)),
    siteCheckpoint: siteNote,
    nonce,
    index: 20,
    proof: siteTree.inclusion(20),
    token,
  }
  const later = { key: writeKey(newKey.key), from: at(400) }
  const keys: KeyEntry[] = [
    { key: writeKey(oldKey.key), from: at(0), note: null },
    { ...later, note: oldKey.note(rotationText(later)) },
  ]
  const input: RecordInput = {
    about: {
      software: 'CaseBalance 0.1.0',
      case: caseId,
      seat: seatId,
      askedBy: 'Dana Reyes',
      madeAt: at(900),
      zone: 'America/Denver',
      range: { from: '2026-11-01', to: null },
      filters: [],
      omitted: { statement: 'Drafts are not part of a record.', counts: [{ what: 'drafts', count: 2 }] },
    },
    keys,
    shared: sharedLog,
    own: ownLog,
    site: site ? siteInput : null,
    days: own !== null && isChosen(2) ? days : [],
    contents: [...contents].map(([path, content]) => ({ path, bytes: content.length, sha256: bytesToHex(sha256(content)) })),
    sign: newKey.signature,
  }
  return { input, sharedLog, ownLog, siteNote, contents }
}

export type Files = Map<string, Uint8Array>

function filesOf(sample: Sample): Files {
  const { input, contents } = sampleInput(sample)
  return new Map([...buildRecord(input), ...contents])
}
let usual: Files | undefined

/** All files of a sample, by path. */
export const sampleFiles = (sample?: Sample): Files => new Map(sample ? filesOf(sample) : (usual ??= filesOf({})))

export const verified = (files: ReadonlyMap<string, Uint8Array>): Verified =>
  verifyRecord(
    [...files].map(([path, content]) => recordFile(path, content)),
    checkEd25519,
  )

/** What is wrong, as `code file` or `code file entry`. */
export const wrongs = (files: ReadonlyMap<string, Uint8Array>): string[] =>
  verified(files).findings.map(({ code, file, leaf }) => [code, file, ...(leaf === null ? [] : [leaf])].join(' '))

/** As someone who has the key can change a record: with a manifest that names the files as they are now, signed again. */
export function signedAgain(files: Files, edit: (manifest: Record<string, Json>) => void = () => {}): Files {
  const manifest = readCanonical(utf8.encode(files.get(manifestPath)!)) as Record<string, Json>
  manifest['files'] = [...files]
    .filter(([path]) => path !== manifestPath && path !== manifestNotePath)
    .map(([path, content]) => ({ path, bytes: content.length, sha256: bytesToHex(sha256(content)) }) satisfies FileEntry)
    .toSorted((one, two) => (one.path < two.path ? -1 : 1))
  edit(manifest)
  const text = utf8ToBytes(canonicalJson(manifest))
  const note = newKey.note(manifestText(String(manifest['case']), text.length, bytesToHex(sha256(text))))
  return new Map([...files, [manifestPath, text], [manifestNotePath, utf8ToBytes(note)]])
}

/** The same files with one of them changed as text. */
export function rewritten(files: Files, path: string, edit: (text: string) => string): Files {
  const before = utf8.encode(files.get(path)!)
  const after = edit(before)
  if (after === before) throw new Error(`${path} is as it was.`)
  return new Map([...files, [path, utf8ToBytes(after)]])
}
