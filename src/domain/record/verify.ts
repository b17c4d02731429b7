import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Checkpoint, readCheckpoint, writeCheckpoint } from '../transparency-log/checkpoint.ts'
import type { Json } from '../transparency-log/canonical-json.ts'
import { dayLeaf } from '../transparency-log/day-leaf.ts'
import { hashOfLeaf, type Leaf } from '../transparency-log/leaf.ts'
import { emptyFrontier, grown, type Hash, leafHash, provesConsistency, provesInclusion, rootOf } from '../transparency-log/merkle-tree.ts'
import { siteLeaf } from '../transparency-log/site-leaf.ts'
import { type CheckSignature, keyId, type Note, type NoteKey, readKey, readNote } from '../transparency-log/signed-note.ts'
import { type Finding, finding, type FindingCode } from './finding.ts'
import {
  dayPaths,
  erasureVerb,
  type FileEntry,
  isRead,
  keysPath,
  type LogEntry,
  type LogName,
  logNames,
  logPaths,
  type Manifest,
  manifestNotePath,
  manifestPath,
  manifestText,
  proofFolder,
  rotationText,
  siteCheckpointPath,
  sitePath,
  siteTokenPath,
} from './format.ts'
import {
  hashesFromHex,
  hashFromHex,
  readCanonical,
  readDay,
  readDisclosed,
  readErasure,
  readKeys,
  readLeaf,
  readLines,
  readManifest,
  readProof,
  readSite,
  readText,
  readWithheld,
} from './read.ts'

/** A file as it lies in the folder. */
export interface RecordFile extends FileEntry {
  /** Its bytes, where the verifier reads it (`isRead`). */
  readonly content: Uint8Array | null
}

export interface VerifiedLog {
  head: Checkpoint
  /** The hashes of all its leaves; `null` where only some are in the record. */
  hashes: readonly Hash[] | null
}

/** An entry of the shared log that names one of the exporter's own, which was in a day's tree: it was private before. */
export interface SharedLater {
  /** Their numbers in the shared log and in the own one. */
  shared: number
  own: number
  /** 2026-11-27. */
  day: string
}

/** An entry whose content was erased by an order, as another entry says. */
export interface Erased {
  log: LogName
  seq: number
  by: number
  /** Court, docket number and day of the order. */
  order: string
}

export interface Verified {
  /** What is wrong; nothing where the record holds. */
  findings: readonly Finding[]
  manifest: Manifest | null
  /** Keys of the checkpoints, the oldest first. */
  keys: readonly NoteKey[]
  /** The shared log, where its checkpoint is signed and its entries are those of the checkpoint. */
  shared: VerifiedLog | null
  /** The checkpoint of the shared log that went into the site's tree, where that holds. */
  anchored: Checkpoint | null
  /** What was private before it was shared, with the day on which it was there. */
  sharedLater: readonly SharedLater[]
  /** The site's checkpoint, and the token over its file, where both are there. */
  siteCheckpoint: Checkpoint | null
  /** Entries in the record, and how many of them come with what they commit to. */
  entries: number
  disclosed: number
  erased: readonly Erased[]
}

const digest = (content: Uint8Array) => bytesToHex(sha256(content))

/** Whether each signature of a note is one of a known key, and holds. A note without any is not signed. */
function isSigned({ text, signatures }: Note, keys: readonly NoteKey[], check: CheckSignature): boolean {
  const message = utf8ToBytes(text)
  return (
    signatures.length > 0 &&
    signatures.every(({ name, keyId: id, signature }) => {
      const key = keys.find((each) => each.name === name && keyId(each) === id)
      return key !== undefined && check(key.publicKey, message, signature)
    })
  )
}

/** Checks a record as one thinks it through by hand: each step takes what the ones before it established. */
class Verifier {
  readonly findings: Finding[] = []
  readonly files: ReadonlyMap<string, RecordFile>
  readonly check: CheckSignature
  /** Files that are not those of the manifest. */
  readonly changed = new Set<string>()
  keys: readonly NoteKey[] = []
  /** Entries of the shared log by the hash of the private leaf that they name. */
  readonly named = new Map<string, number>()
  readonly erased: Erased[] = []

  constructor(files: readonly RecordFile[], check: CheckSignature) {
    this.files = new Map(files.map((file) => [file.path, file]))
    this.check = check
  }

  /** Blames a file, unless one of those that it was held against is itself not what it was. */
  blame(code: FindingCode, file: string, leaf: number | null = null, heldAgainst: readonly string[] = []): void {
    if (!heldAgainst.some((other) => this.changed.has(other))) this.findings.push(finding(code, file, leaf))
  }

  text(path: string): string | null {
    const content = this.files.get(path)?.content
    return content ? readText(content) : null
  }

  /** The manifest, where it is the one that its note was signed for, and the keys. */
  manifest(): Manifest | null {
    const file = this.files.get(manifestPath)
    if (!file?.content) {
      this.blame('file-missing', manifestPath)
      return null
    }
    const manifest = readManifest(this.text(manifestPath) ?? '')
    if (manifest === null) {
      this.blame('manifest-unreadable', manifestPath)
      return null
    }
    this.keys = this.readKeys()
    const noteFile = this.files.get(manifestNotePath)
    if (!noteFile) {
      this.blame('file-missing', manifestNotePath)
      return manifest
    }
    const note = readNote(this.text(manifestNotePath) ?? '')
    if (note === null) {
      this.blame('note-unreadable', manifestNotePath)
      return manifest
    }
    const isOfIt = note.text === manifestText(manifest.case, file.content.length, digest(file.content))
    const keysFile = this.files.get(keysPath)
    const areKeysListed = manifest.files.some(({ path, sha256: hash }) => path === keysPath && hash === keysFile?.sha256)
    const isHeld = isSigned(note, this.keys, this.check)
    if (isHeld && !isOfIt) {
      this.blame('manifest-changed', manifestPath)
      return null
    }
    // With other keys than the manifest names, nothing can be said of the signature: the keys are what is wrong then.
    if (!isHeld && (areKeysListed || !isOfIt)) this.blame('note-unsigned', manifestNotePath)
    return manifest
  }

  readKeys(): NoteKey[] {
    const entries = readKeys(this.text(keysPath) ?? '')?.keys ?? []
    const keys = entries.map(({ key }) => readKey(key))
    return keys.includes(null) ? [] : (keys as NoteKey[])
  }

  /** Each file against the manifest. */
  contents({ files }: Manifest): void {
    for (const { path, bytes, sha256: hash } of files) {
      const file = this.files.get(path)
      if (file && file.bytes === bytes && file.sha256 === hash) continue
      this.changed.add(path)
      this.blame(file ? 'file-changed' : 'file-missing', path)
    }
    const listed = new Set([manifestPath, manifestNotePath, ...files.map(({ path }) => path)])
    for (const path of [...this.files.keys()].toSorted()) if (!listed.has(path)) this.blame('file-added', path)
  }

  /** Whether each key but the first was signed by one before it. */
  rotations(): void {
    const entries = readKeys(this.text(keysPath) ?? '')?.keys
    if (!entries || entries.length === 0 || this.keys.length === 0) return this.blame('unreadable', keysPath)
    for (const [n, entry] of entries.entries()) {
      if (n === 0 && entry.note === null) continue
      const note = entry.note === null ? null : readNote(entry.note)
      if (note === null || note.text !== rotationText(entry) || !isSigned(note, this.keys.slice(0, n), this.check))
        this.blame('key-unendorsed', keysPath, n + 1)
    }
  }

  /** A signed checkpoint from a note's text; blames the file where it is none, or is not signed. */
  checkpoint(note: string | null, path: string): Checkpoint | null {
    const read = note === null ? null : readNote(note)
    const head = read === null ? null : readCheckpoint(read.text)
    if (read === null || head === null || writeCheckpoint(head) !== read.text) {
      this.blame('note-unreadable', path)
      return null
    }
    if (isSigned(read, this.keys, this.check)) return head
    this.blame('note-unsigned', path, null, [keysPath])
    return null
  }

  /** The lines of a file, each read; blames those that can't be. */
  lines<T>(path: string, read: (line: string) => T | null): T[] {
    const all = readLines(this.text(path) ?? '\0')
    if (all === null) {
      this.blame('unreadable', path)
      return []
    }
    const values = all.map(read)
    for (const [n, value] of values.entries()) if (value === null) this.blame('line-unreadable', path, n + 1)
    return values.filter((value) => value !== null) as T[]
  }

  /** The leaves by their numbers, each in its place. */
  leaves(manifest: Manifest, { log, size, leaves: which }: LogEntry): Map<number, Leaf> {
    const { leaves: path } = logPaths(log)
    const found = new Map<number, Leaf>()
    let before = 0
    for (const leaf of this.lines(path, readLeaf)) {
      if (leaf.seq <= before || leaf.seq > size) {
        this.blame('leaf-misplaced', path, leaf.seq)
        continue
      }
      if (leaf.case !== manifest.case) this.blame('leaf-foreign', path, leaf.seq)
      found.set(leaf.seq, leaf)
      before = leaf.seq
    }
    if (which === 'all') for (let seq = 1; seq <= size; seq += 1) if (!found.has(seq)) this.blame('leaf-missing', path, seq)
    return found
  }

  /** A log, where all that the record has of it is what its checkpoint stands for. */
  log(manifest: Manifest, entry: LogEntry): { log: VerifiedLog | null; leaves: number; disclosed: number } {
    const paths = logPaths(entry.log)
    const head = this.checkpoint(this.text(paths.checkpoint), paths.checkpoint)
    const before = this.findings.length
    const isItsOwn = entry.origin.endsWith(entry.log === 'shared' ? `/ledger/case/${manifest.case}` : `/ledger/seat/${manifest.seat}`)
    if (!isItsOwn || (head !== null && (head.origin !== entry.origin || head.size !== entry.size)))
      this.blame('note-other', paths.checkpoint, null, [])
    const leaves = this.leaves(manifest, entry)
    const hashes = entry.leaves === 'all' ? this.whole(entry, leaves, head) : null
    if (entry.leaves === 'chosen') this.chosen(entry, leaves, head)
    const { disclosed, erasures } = this.objects(entry, leaves)
    this.withheld(entry, leaves, disclosed, erasures)
    // What was held against a changed file is not blamed, and does not hold either.
    const holds = head !== null && this.findings.length === before && !Object.values(paths).some((path) => this.changed.has(path))
    return { log: holds ? { head, hashes } : null, leaves: leaves.size, disclosed: disclosed.size }
  }

  /** All leaves: their hashes make the root, and so name the one that was changed. */
  whole({ log, size }: LogEntry, leaves: ReadonlyMap<number, Leaf>, head: Checkpoint | null): Hash[] {
    const paths = logPaths(log)
    const hashes = this.lines(paths.hashes, hashFromHex)
    if (head === null) return hashes
    if (hashes.length !== size || digest(rootOf(grown(emptyFrontier, hashes))) !== digest(head.root))
      this.blame('root-wrong', paths.hashes, null, [paths.checkpoint, paths.hashes])
    for (const [seq, leaf] of leaves) {
      const hash = hashes[seq - 1]
      if (hash && bytesToHex(hashOfLeaf(leaf)) !== bytesToHex(hash)) this.blame('leaf-changed', paths.leaves, seq, [paths.hashes])
    }
    return hashes
  }

  /** Some leaves: each with the proof that it is in its place. */
  chosen({ log, size }: LogEntry, leaves: ReadonlyMap<number, Leaf>, head: Checkpoint | null): void {
    const paths = logPaths(log)
    const proofs = new Map(this.lines(paths.proofs, readProof).map(({ seq, proof }) => [seq, hashesFromHex(proof)]))
    for (const seq of proofs.keys()) if (!leaves.has(seq)) this.blame('leaf-missing', paths.leaves, seq, [paths.proofs])
    if (head === null) return
    for (const [seq, leaf] of leaves) {
      const proof = proofs.get(seq)
      if (!proof || !provesInclusion(hashOfLeaf(leaf), { index: seq - 1, size, root: head.root, proof }))
        this.blame('leaf-changed', paths.leaves, seq, [paths.proofs, paths.checkpoint])
    }
  }

  /** What leaves commit to. @returns which have it, and the erasures that they say, by the erased entry */
  objects({ log }: LogEntry, leaves: ReadonlyMap<number, Leaf>) {
    const paths = logPaths(log)
    const objects = this.lines(paths.objects, readDisclosed)
    const disclosed = new Set<number>()
    const erasures = new Map<number, Erased>()
    let before = 0
    for (const { seq, key, content } of objects) {
      const commits = digest(concatBytes(hexToBytes(key), utf8ToBytes(content)))
      if (seq <= before || leaves.get(seq)?.object !== commits) this.blame('object-wrong', paths.objects, seq, [paths.leaves])
      else if (log === 'shared') this.name(seq, content)
      const erasure = leaves.get(seq)?.verb === erasureVerb ? readErasure(content) : null
      if (erasure && erasure.entry < seq) erasures.set(erasure.entry, { log, seq: erasure.entry, by: seq, order: erasure.order })
      disclosed.add(seq)
      before = seq
    }
    return { disclosed, erasures }
  }

  /**
   * Entries without their content: each has a line that says why, and one that was erased an entry that says so. Records from before the first
   * erasure have no such file.
   */
  withheld(
    { log }: LogEntry,
    leaves: ReadonlyMap<number, Leaf>,
    disclosed: ReadonlySet<number>,
    erasures: ReadonlyMap<number, Erased>,
  ): void {
    const { withheld: path, objects, leaves: of } = logPaths(log)
    const against = [objects, of]
    if (!this.files.has(path)) {
      if (erasures.size > 0) this.blame('file-missing', path)
      return
    }
    const said = new Set<number>()
    let before = 0
    for (const { seq, why, by } of this.lines(path, readWithheld)) {
      const erasure = erasures.get(seq)
      if (seq <= before || !leaves.has(seq) || disclosed.has(seq)) this.blame('withheld-wrong', path, seq, against)
      else if ((why === 'erased') !== (erasure !== undefined) || by !== (erasure?.by ?? null))
        this.blame('erasure-unproved', path, seq, against)
      else if (erasure) this.erased.push(erasure)
      said.add(seq)
      before = seq
    }
    for (const seq of leaves.keys()) if (!disclosed.has(seq) && !said.has(seq)) this.blame('content-missing', path, seq, against)
  }

  /** Notes which private leaf the content of a shared entry names. */
  name(seq: number, content: string): void {
    const said = readCanonical(content)
    if (said === null || typeof said !== 'object' || Array.isArray(said)) return
    const { sharedFrom } = said as Readonly<Record<string, Json>>
    if (typeof sharedFrom === 'string' && hashFromHex(sharedFrom)) this.named.set(sharedFrom, seq)
  }

  /** That the shared log went into the tree of the whole site. */
  site({ logs }: Manifest, shared: VerifiedLog | null): { anchored: Checkpoint | null; siteCheckpoint: Checkpoint | null } {
    const nothing = { anchored: null, siteCheckpoint: null }
    if (!this.files.has(sitePath) && !this.files.has(siteCheckpointPath)) return nothing
    const site = readSite(this.text(sitePath) ?? '')
    const siteCheckpoint = this.checkpoint(this.text(siteCheckpointPath), siteCheckpointPath)
    if (site === null) {
      this.blame('unreadable', sitePath)
      return nothing
    }
    const anchored = this.checkpoint(site.checkpoint, sitePath)
    const origin = logs[0]!.origin
    if (anchored === null || siteCheckpoint === null) return nothing
    if (anchored.origin !== origin) this.blame('note-other', sitePath)
    if (siteCheckpoint.origin !== origin.split('/ledger/')[0]! + '/ledger') this.blame('note-other', siteCheckpointPath)
    if (shared && !provesConsistency(anchored, shared.head, hashesFromHex(site.consistency))) this.blame('site-inconsistent', sitePath)
    const leaf = siteLeaf(hexToBytes(site.nonce), anchored)
    const place = { index: site.index, ...siteCheckpoint, proof: hashesFromHex(site.proof) }
    if (!provesInclusion(leafHash(leaf), place)) this.blame('site-unproved', sitePath, null, [siteCheckpointPath])
    return { anchored, siteCheckpoint }
  }

  /** That entries of the exporter's own log existed on a day. @returns those that a shared entry names */
  days({ logs, files }: Manifest): SharedLater[] {
    const sharedLater: SharedLater[] = []
    const host = logs[0]!.origin.split('/ledger/')[0]!
    const days = files.flatMap(({ path }) => /^proof\/day-([0-9]{4}-[0-9]{2}-[0-9]{2})\.json$/.exec(path)?.[1] ?? [])
    const { leaves: ownPath } = logPaths('own')
    const own = days.length === 0 ? [] : (readLines(this.text(ownPath) ?? '') ?? [])
    const hashes = new Map(own.flatMap((line) => (readLeaf(line) ? [[readLeaf(line)!.seq, hashOfLeaf(readLeaf(line)!)]] : [])))
    for (const day of days) {
      const paths = dayPaths(day)
      const entry = readDay(this.text(paths.proofs) ?? '')
      const head = this.checkpoint(this.text(paths.checkpoint), paths.checkpoint)
      if (entry === null) this.blame('unreadable', paths.proofs)
      if (head !== null && head.origin !== `${host}/ledger/private/${day}`) this.blame('note-other', paths.checkpoint)
      if (entry === null || head === null) continue
      for (const { seq, nonce, index, proof } of entry.leaves) {
        const hash = hashes.get(seq)
        const place = { index, ...head, proof: hashesFromHex(proof) }
        if (!hash || !provesInclusion(leafHash(dayLeaf(hexToBytes(nonce), hash)), place)) {
          this.blame('day-unproved', paths.proofs, seq, [paths.checkpoint, ownPath])
          continue
        }
        const shared = this.named.get(bytesToHex(hash))
        if (shared !== undefined) sharedLater.push({ shared, own: seq, day })
      }
    }
    return sharedLater
  }

  /** Proofs that this format doesn't have would only look as if they proved something. */
  strangers({ logs, files }: Manifest): void {
    const known = new Set([keysPath, sitePath, siteCheckpointPath, siteTokenPath])
    for (const { log, leaves } of logs) {
      const { hashes, proofs, ...always } = logPaths(log)
      for (const path of [...Object.values(always), leaves === 'all' ? hashes : proofs]) known.add(path)
    }
    for (const { path } of files) {
      if (!path.startsWith(proofFolder) || known.has(path) || /^proof\/day-[0-9]{4}-[0-9]{2}-[0-9]{2}\.(json|checkpoint|token)$/.test(path))
        continue
      this.blame('unreadable', path)
    }
  }
}

/**
 * Checks a record: every file against the manifest, the manifest against its signature, the entries against the signed checkpoints, the
 * contents against what the entries commit to, and the proofs that lead outside.
 * @param check how Ed25519 is checked: all three arguments as bytes
 */
export function verifyRecord(files: readonly RecordFile[], check: CheckSignature): Verified {
  const verifier = new Verifier(files, check)
  const manifest = verifier.manifest()
  const nothing = { shared: null, anchored: null, siteCheckpoint: null, sharedLater: [], entries: 0, disclosed: 0, erased: [] }
  if (manifest === null) return { findings: verifier.findings, manifest, keys: verifier.keys, ...nothing }
  verifier.contents(manifest)
  verifier.rotations()
  verifier.strangers(manifest)
  const logs = manifest.logs.map((entry) => verifier.log(manifest, entry))
  const shared = logs[logNames.indexOf('shared')]!.log
  const site = verifier.site(manifest, shared)
  const sharedLater = verifier.days(manifest)
  const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)
  return {
    findings: verifier.findings,
    manifest,
    keys: verifier.keys,
    shared,
    ...site,
    sharedLater,
    entries: sum(logs.map(({ leaves }) => leaves)),
    disclosed: sum(logs.map(({ disclosed }) => disclosed)),
    erased: verifier.erased,
  }
}

/** A file from its bytes, as a folder that is all in memory has it. */
export const recordFile = (path: string, content: Uint8Array): RecordFile => ({
  path,
  bytes: content.length,
  sha256: digest(content),
  content: isRead(path) ? content : null,
})
