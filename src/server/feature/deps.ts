import type { Cases } from '#access/cases.ts'
import type { Limiter } from '#http/limits.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Anchor } from '#ports/anchor/port.ts'
import type { Binder } from '#ports/binder/port.ts'
import type { Billing } from '#ports/billing/port.ts'
import type { Blind } from '#ports/blind/port.ts'
import type { Cleaner } from '#ports/cleaning/port.ts'
import type { Database, Db } from '#ports/db/port.ts'
import type { Fetcher } from '#ports/fetcher/port.ts'
import type { Ics } from '#ports/ics/port.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { Factors, Identity } from '#ports/identity/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import type { Pages } from '#ports/pages/port.ts'
import type { Redactor } from '#ports/redacting/port.ts'
import type { MetadataReader } from '#ports/metadata/port.ts'
import type { Papers } from '#ports/papers/port.ts'
import type { Push } from '#ports/push/port.ts'
import type { Reader } from '#ports/reading/port.ts'
import type { Scanner } from '#ports/scan/port.ts'
import type { Solver } from '#ports/solver/port.ts'
import type { Transfers } from '#ports/transfers/port.ts'
import type { ExportedTable } from './exported.ts'
import type { Slots } from './slots.ts'

/** A file of the verifier of records. */
export interface VerifierFile {
  name: string
  content: Uint8Array
}

/** What the settings of the installation say to features (app/config.ts reads them). */
export interface FeatureConfig {
  appName: string
  appUrl: string
  supportEmail: string
  demo: boolean
  isPublicDemo: boolean
  isDevelopment: boolean
  showAllFlags: boolean
  toolsClosed: boolean
  /** Sources of the directory are fetched. */
  collect: boolean
  /** Work that a rating costs its sender: so many key derivations of so many iterations each. */
  proofWork: number
  smtpUrl: string
  /** Bounce reports are taken with it; empty: none are. */
  bounceSecret: string
  /** What a certified copy of a record costs and how it is paid, in words; empty where it is free. */
  copyFee: string
}

/**
 * Everything that services, jobs and routes of features are made of. The app builds each part once, when it is first asked for
 * (app/deps.ts). A service declares the parts that it needs as its own `Deps`, so that a test can hand in just those.
 */
export interface ServerDeps extends Slots, Pick<FeatureConfig, 'appName' | 'appUrl' | 'supportEmail' | 'demo'> {
  config: FeatureConfig
  clock: Clock
  random: Random
  limiter: Limiter
  /** Signs and encrypts for this installation. */
  secret: string
  /** Takes a bug's report: never a person's text, address or name. */
  report: (error: unknown, where: string) => void
  /** Waits; left out, the clock does. */
  pause?: (ms: number) => Promise<void>
  /** Whether plans can be bought. */
  isForSale: boolean

  database: Database
  /** The roles of the database by themselves: visitors, accounts, ratings, and the owner, for jobs and the demonstration. */
  app: Db
  accounts: Db
  reviews: Db
  owner: Db
  /** The only way to the rows of cases. */
  cases: Cases

  mail: MailPort
  identity: Identity
  factors: Factors
  scanner: Scanner
  /** The outside authority that stamps heads of the ledger; `null` where none is set. */
  anchor: Anchor | null
  /** Takes the fee for our own plan; `null` where nothing is for sale. */
  billing: Billing | null
  /** What parents are offered for payments between them. */
  transfers: Transfers
  /** Makes the copies of files that others are given. */
  cleaner: Cleaner
  /** Reads the text of pictures and PDF files. */
  reader: Reader
  pages: Pages
  redactor: Redactor
  /** Draws exhibits and binds them into one PDF. */
  binder: Binder
  metadata: MetadataReader
  /** Files of cases, sealed. */
  files: SealedFiles
  /** Draws papers for courts. */
  papers: Papers
  /** The programs that check a record offline: they go into each one. @throws Error where they are not built */
  verifier: () => Promise<VerifierFile[]>
  /** Sends to the devices of people. */
  push: Push
  solver: Solver
  ics: Ics
  blind: Blind
  /** The one part that asks other hosts. */
  fetcher: Fetcher

  /** Every table of which an account's export gives out something. */
  exportedTables: readonly ExportedTable[]
  /** Whether someone is in safety mode: what they share has no place. */
  isSafety: (account: string) => Promise<boolean>
  /** Every address at which a person hears of a change of their account. */
  channelsOf: (db: Db, account: string) => Promise<string[]>
  /** Whether a feature is closed by its kill switch, as this process knows it. */
  isOff: (feature: string) => boolean
  /** Looks again which are closed. */
  refreshSwitches: () => Promise<void>
}

const made = new WeakMap<object, Map<unknown, unknown>>()

/** A value of which there is one for each app: for a service that several slots of its feature share. */
export function perApp<T>(make: (deps: ServerDeps) => T): (deps: ServerDeps) => T {
  const key = {}
  return (deps) => {
    const ofApp = made.get(deps) ?? new Map<unknown, unknown>()
    made.set(deps, ofApp)
    if (!ofApp.has(key)) ofApp.set(key, make(deps))
    return ofApp.get(key) as T
  }
}
