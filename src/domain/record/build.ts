import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson, type Json } from '../transparency-log/canonical-json.ts'
import { readCheckpoint } from '../transparency-log/checkpoint.ts'
import { hashOfLeaf, type Leaf, leafText } from '../transparency-log/leaf.ts'
import { type Hash, treeOf } from '../transparency-log/merkle-tree.ts'
import { type NoteSignature, readNote, writeNote } from '../transparency-log/signed-note.ts'
import {
  type About,
  dayPaths,
  type FileEntry,
  isPath,
  isRead,
  type KeyEntry,
  keysPath,
  erasureVerb,
  type LogEntry,
  type LogName,
  logPaths,
  manifestNotePath,
  manifestPath,
  manifestText,
  recordFormat,
  siteCheckpointPath,
  sitePath,
  siteTokenPath,
  type Withheld,
} from './format.ts'
import { readErasure } from './read.ts'

/** A leaf of an export, with what it commits to where the exporter may read that and its key still exists. */
export interface ChosenLeaf {
  leaf: Leaf
  object: { key: Uint8Array; content: string } | null
  /** Why there is none: it is not open to who made the record. Left out where the entry is about something else. */
  isClosed?: boolean
}

export interface LogInput {
  /** The newest checkpoint: a signed note. */
  checkpoint: string
  /** The hashes of all leaves up to that checkpoint. */
  hashes: readonly Hash[]
  /** The leaves that are exported, in their order; all of them or some. */
  leaves: readonly ChosenLeaf[]
}

export interface SiteInput {
  /** The checkpoint of the shared log that went into the site's tree, and the site's own: signed notes. */
  checkpoint: string
  siteCheckpoint: string
  nonce: Uint8Array
  index: number
  proof: readonly Hash[]
  /** The RFC 3161 token over the site's checkpoint; `null` without a timestamp service. */
  token: Uint8Array | null
}

export interface DayInput {
  /** 2026-11-27. */
  day: string
  checkpoint: string
  token: Uint8Array | null
  /** Leaves of the exporter's own log, by their numbers. */
  leaves: readonly { seq: number; nonce: Uint8Array; index: number; proof: readonly Hash[] }[]
}

export interface RecordInput {
  about: About
  keys: readonly KeyEntry[]
  /** What the parents share, and what the exporter has alone: never anything of another seat. */
  shared: LogInput
  own: LogInput | null
  site: SiteInput | null
  days: readonly DayInput[]
  /** Papers, tables, natives, the verifier: already written, and named by their hashes. */
  contents: readonly FileEntry[]
  /** Signs the text that stands for the manifest (`manifestText`). */
  sign: (text: string) => readonly NoteSignature[]
}

const json = (value: Json): Uint8Array => utf8ToBytes(canonicalJson(value))
const lines = (all: readonly string[]): Uint8Array => utf8ToBytes(all.map((line) => `${line}\n`).join(''))
const hex = (hashes: readonly Hash[]): string[] => hashes.map((hash) => bytesToHex(hash))

function headOf(note: string) {
  const head = readCheckpoint(readNote(note)?.text ?? '')
  if (head === null) throw new RangeError('A log is exported with a signed checkpoint.')
  return head
}

/** The entries without their content, each with why. Where an entry was erased, the one that says so is in the record. */
function withheldOf(leaves: readonly ChosenLeaf[]): Withheld[] {
  const erasedBy = new Map(
    leaves.flatMap(({ leaf, object }) => {
      const erasure = leaf.verb === erasureVerb && object ? readErasure(object.content) : null
      return erasure ? [[erasure.entry, leaf.seq] as const] : []
    }),
  )
  return leaves.flatMap(({ leaf: { seq }, object, isClosed = false }): Withheld[] => {
    if (object !== null) return []
    const by = erasedBy.get(seq)
    return [by === undefined ? { seq, why: isClosed ? 'closed' : 'other', by: null } : { seq, why: 'erased', by }]
  })
}

function logFiles(log: LogName, { checkpoint, hashes, leaves }: LogInput): { entry: LogEntry; files: [string, Uint8Array][] } {
  const { origin, size } = headOf(checkpoint)
  if (hashes.length !== size) throw new RangeError(`The checkpoint is of ${size} leaves, and there are ${hashes.length}.`)
  const paths = logPaths(log)
  const isAll = leaves.length === size
  const tree = treeOf(hashes)
  for (const { leaf } of leaves)
    if (bytesToHex(hashOfLeaf(leaf)) !== bytesToHex(hashes[leaf.seq - 1] ?? new Uint8Array()))
      throw new RangeError(`Leaf ${leaf.seq} is not the one of its log.`)
  const proofs = () => leaves.map(({ leaf: { seq } }) => canonicalJson({ seq, proof: hex(tree.inclusion(seq - 1)) }))
  const objects = leaves.flatMap(({ leaf: { seq }, object }) =>
    object === null ? [] : [canonicalJson({ seq, key: bytesToHex(object.key), content: object.content })],
  )
  return {
    entry: { log, origin, size, leaves: isAll ? 'all' : 'chosen' },
    files: [
      [paths.leaves, lines(leaves.map(({ leaf }) => leafText(leaf)))],
      isAll ? [paths.hashes, lines(hex(hashes))] : [paths.proofs, lines(proofs())],
      [paths.objects, lines(objects)],
      [paths.withheld, lines(withheldOf(leaves).map(({ seq, why, by }) => canonicalJson({ seq, why, by })))],
      [paths.checkpoint, utf8ToBytes(checkpoint)],
    ],
  }
}

function siteFiles({ checkpoint, siteCheckpoint, nonce, index, proof, token }: SiteInput, hashes: readonly Hash[]): [string, Uint8Array][] {
  const consistency = hex(treeOf(hashes).consistency(headOf(checkpoint).size))
  return [
    [sitePath, json({ checkpoint, consistency, nonce: bytesToHex(nonce), index, proof: hex(proof) })],
    [siteCheckpointPath, utf8ToBytes(siteCheckpoint)],
    ...(token === null ? [] : [[siteTokenPath, token] as [string, Uint8Array]]),
  ]
}

function dayFiles({ day, checkpoint, token, leaves }: DayInput): [string, Uint8Array][] {
  const paths = dayPaths(day)
  const proofs = leaves.map(({ seq, nonce, index, proof }) => ({ seq, nonce: bytesToHex(nonce), index, proof: hex(proof) }))
  return [
    [paths.proofs, json({ leaves: proofs })],
    [paths.checkpoint, utf8ToBytes(checkpoint)],
    ...(token === null ? [] : [[paths.token, token] as [string, Uint8Array]]),
  ]
}

const entryOf = (path: string, content: Uint8Array): FileEntry => ({ path, bytes: content.length, sha256: bytesToHex(sha256(content)) })

/**
 * The manifest, its note and the proofs of a record, by path: what lies in its folder besides the contents. The same input gives the same
 * bytes.
 * @throws RangeError for leaves that are not those of their log, a checkpoint of another size, and paths that a record can't have
 */
export function buildRecord({ about, keys, shared, own, site, days, contents, sign }: RecordInput): Map<string, Uint8Array> {
  const logs = [logFiles('shared', shared), ...(own === null ? [] : [logFiles('own', own)])]
  const proofs: [string, Uint8Array][] = [
    [keysPath, json({ keys: keys.map(({ key, from, note }) => ({ key, from, note })) })],
    ...logs.flatMap(({ files }) => files),
    ...(site === null ? [] : siteFiles(site, shared.hashes)),
    ...days.flatMap(dayFiles),
  ]
  const files = [...proofs.map(([path, content]) => entryOf(path, content)), ...contents].map(({ path, bytes, sha256: hash }) => ({
    path,
    bytes,
    sha256: hash,
  }))
  const wrong = contents.find(({ path }) => !isPath(path) || isRead(path))
  if (wrong) throw new RangeError(`A file of a record can't be called ${wrong.path}.`)
  // Two files on one system are one on another that takes A for a.
  if (new Set(files.map(({ path }) => path.toLowerCase())).size < files.length) throw new RangeError('Two files have one name.')
  const manifest = json({
    format: recordFormat,
    software: about.software,
    case: about.case,
    seat: about.seat,
    askedBy: about.askedBy,
    madeAt: about.madeAt,
    zone: about.zone,
    range: { ...about.range },
    filters: about.filters,
    omitted: { statement: about.omitted.statement, counts: about.omitted.counts.map(({ what, count }) => ({ what, count })) },
    logs: logs.map(({ entry }) => ({ ...entry })),
    files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  })
  const text = manifestText(about.case, manifest.length, bytesToHex(sha256(manifest)))
  return new Map([[manifestPath, manifest], [manifestNotePath, utf8ToBytes(writeNote({ text, signatures: sign(text) }))], ...proofs])
}
