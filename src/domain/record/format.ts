// The folder that an export of a record is, as docs/record-format.md describes it.

export const recordFormat = 'casebalance-record/1'

/** What each of its files has in it, and who signed that. These two are in no list: the note stands for the manifest. */
export const manifestPath = 'manifest.json'
export const manifestNotePath = 'manifest.note'

export const proofFolder = 'proof/'
export const keysPath = 'proof/keys.json'
export const sitePath = 'proof/site.json'
export const siteCheckpointPath = 'proof/site.checkpoint'
export const siteTokenPath = 'proof/site.token'

export type LogName = 'shared' | 'own'
export const logNames: readonly LogName[] = ['shared', 'own']

/** The files of one log. */
export const logPaths = (log: LogName) => ({
  leaves: `proof/${log}.leaves.jsonl`,
  hashes: `proof/${log}.hashes`,
  proofs: `proof/${log}.proofs.jsonl`,
  objects: `proof/${log}.objects.jsonl`,
  withheld: `proof/${log}.withheld.jsonl`,
  checkpoint: `proof/${log}.checkpoint`,
})

/** The files of one day's tree of private commitments. @param day as 2026-11-27 */
export const dayPaths = (day: string) => ({
  proofs: `proof/day-${day}.json`,
  checkpoint: `proof/day-${day}.checkpoint`,
  token: `proof/day-${day}.token`,
})

/** Whether a check of a record reads this file; of all others the hash is enough. */
export const isRead = (path: string): boolean => path === manifestPath || path === manifestNotePath || path.startsWith(proofFolder)

export interface FileEntry {
  readonly path: string
  readonly bytes: number
  /** 64 digits. */
  readonly sha256: string
}

export interface LogEntry {
  readonly log: LogName
  readonly origin: string
  /** How many leaves the log has. */
  readonly size: number
  /** Whether all of them are here, or only those that were asked for. */
  readonly leaves: 'all' | 'chosen'
}

/** What was exported, for whom, and what was left out. */
export interface About {
  /** Name and version of the program that wrote the record. */
  readonly software: string
  /** The case's id. */
  readonly case: string
  /** The seat that asked, and the name of its holder. */
  readonly seat: string
  readonly askedBy: string
  /** RFC 3339, UTC, with milliseconds. */
  readonly madeAt: string
  /** The time zone that local times are in: America/Denver. */
  readonly zone: string
  /** Days, the first and the last; `null` where there is no limit. */
  readonly range: { readonly from: string | null; readonly to: string | null }
  /** What the items were chosen by, in words; none for everything. */
  readonly filters: readonly string[]
  /** What was left out, in a sentence and in numbers. */
  readonly omitted: { readonly statement: string; readonly counts: readonly { readonly what: string; readonly count: number }[] }
}

export interface Manifest extends About {
  readonly format: string
  readonly logs: readonly LogEntry[]
  readonly files: readonly FileEntry[]
}

/** The verb of an entry that says that another one was erased: `entry` in its content is the number of that one. */
export const erasureVerb = 'ledger.erase'

/** Why an entry is in the record without what it commits to: erased, not open to who made the record, or about something else. */
export const withheldWhys = ['erased', 'closed', 'other'] as const
export type WithheldWhy = (typeof withheldWhys)[number]

/** An entry without its content. */
export interface Withheld {
  readonly seq: number
  readonly why: WithheldWhy
  /** The number of the entry by which it was erased; `null` for any other. */
  readonly by: number | null
}

/** A key that checkpoints are signed with. */
export interface KeyEntry {
  /** One line, as C2SP has it (`vkey`). */
  readonly key: string
  /** Since when it signs: RFC 3339, UTC, with milliseconds. */
  readonly from: string
  /** A note in which an older key names this one (`rotationText`); `null` for the first. */
  readonly note: string | null
}

/** What an older key signs of the key that follows it. */
export const rotationText = ({ key, from }: Pick<KeyEntry, 'key' | 'from'>): string => `casebalance-key/1\n${key}\n${from}\n`

/** What is signed of a manifest: whose case, how long it is, and its SHA-256 as 64 digits. */
export const manifestText = (caseId: string, bytes: number, sha256: string): string => `${recordFormat}\n${caseId}\n${bytes}\n${sha256}\n`

/** How the head of the shared log went into the tree of the whole site. */
export interface SiteEntry {
  /** The checkpoint of the shared log as it was then: a signed note. */
  readonly checkpoint: string
  /** That the log of this record begins with the log of that checkpoint: hashes as 64 digits. */
  readonly consistency: readonly string[]
  /** 32 bytes as 64 digits, so that nobody can try out what a leaf stands for. */
  readonly nonce: string
  readonly index: number
  readonly proof: readonly string[]
}

/** How leaves of the exporter's own log went into a day's tree of private commitments. */
export interface DayEntry {
  readonly leaves: readonly { readonly seq: number; readonly nonce: string; readonly index: number; readonly proof: readonly string[] }[]
}

const file = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/

/** Whether a file of a record may have this path: what every system and every archive can hold, and nothing that leaves the folder. */
export const isPath = (path: string): boolean => path.length <= 200 && file.test(path)
