// What became of a file, read from entries of the ledger. What has no entry is not claimed, but for a draft, which says that it has none.
import type { FileHistory } from '#case/files/public.ts'
import type { NamingLeaf } from '#case/ledger/public.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import type { Place, Step } from './contract.ts'

/** What the entries are read with. */
export interface Reading {
  file: string
  history: FileHistory
  caseId: string
  me: string
  /** Ids of the vault's items that are made of the file, of the author's records that have what it was sent in, and of their copies. */
  items: ReadonlySet<string>
  records: ReadonlySet<string>
  copies: ReadonlySet<string>
  /** Links by which the file was shared. */
  links: ReadonlySet<string>
  nameOf: (seat: string, at: Date) => string
  /** The parents whom what both see goes to. */
  others: readonly string[]
}

type Content = { readonly [name: string]: Json }
const contentOf = ({ content }: NamingLeaf) => content as Content
const textIn = (of: Json | undefined, name: string): string | null => {
  const value = typeof of === 'object' && of !== null && !Array.isArray(of) ? (of as Content)[name] : null
  return typeof value === 'string' ? value : null
}
const numberIn = (of: Json | undefined, name: string): number | null => {
  const value = (of as Content | null)?.[name]
  return typeof value === 'number' ? value : null
}
const listIn = (of: Content, name: string): readonly Json[] => (Array.isArray(of[name]) ? of[name] : [])

type Said = Pick<Step, 'kind'> & Partial<Pick<Step, 'place' | 'to' | 'tool' | 'sha256' | 'bytes' | 'verb'>>

const toolOf = (content: Content) => [textIn(content, 'tool'), textIn(content, 'version')].filter(Boolean).join(' ') || null

/** What an entry that names the file itself says of it. */
function ofFile(leaf: NamingLeaf): Said {
  const content = contentOf(leaf)
  switch (leaf.verb) {
    case 'files.finish':
      return { kind: 'received', sha256: textIn(content, 'sha256'), bytes: numberIn(content, 'bytes') }
    case 'files.prepare': {
      const { copy } = content
      return { kind: 'copied', tool: toolOf(content), sha256: textIn(copy, 'sha256'), bytes: numberIn(copy, 'bytes') }
    }
    case 'files.remove':
      return { kind: 'removed' }
    case 'metadata.read':
      return content['refusal'] === null
        ? { kind: 'metadata', tool: toolOf(content), sha256: textIn(content['metadata'], 'sha256') }
        : { kind: 'noMetadata', tool: toolOf(content) }
    case 'redaction.make':
      return { kind: 'redactionAsked' }
    case 'redaction.made': {
      const { copy } = content
      return { kind: 'redacted', tool: toolOf(content), sha256: textIn(copy, 'sha256'), bytes: numberIn(copy, 'bytes') }
    }
    case 'redaction.remove':
      return { kind: 'redactionRemoved' }
    case 'items.addRedacted':
    case 'templates.make':
      return { kind: 'written', sha256: textIn(content, 'sha256'), bytes: numberIn(content, 'bytes') }
    case 'items.add':
      return { kind: 'vault' }
    case 'documents.add':
    case 'documents.addVersion':
      return { kind: 'document' }
    case 'items.remove':
      return { kind: 'vaultRemoved' }
    default:
      return { kind: 'named', verb: leaf.verb }
  }
}

/** What an entry of the author's own log says of an item, a record or a copy that has the file; `null` for nothing. */
function ofThings(leaf: NamingLeaf, { file, items, records, copies, links }: Reading): Said | null {
  const content = contentOf(leaf)
  const has = (name: string, among: ReadonlySet<string>) => among.has(textIn(content, name) ?? '')
  const shared = leaf.verb === 'shares.make' && listIn(content, 'files').find((one) => textIn(one, 'file') === file)
  if (shared) return { kind: 'linkMade', sha256: textIn(shared, 'sha256') }
  if (leaf.verb === 'shares.open' && has('link', links)) return { kind: 'linkOpened' }
  if (leaf.verb === 'shares.end' && has('link', links)) return { kind: 'linkEnded' }
  if (leaf.verb === 'exhibits.made' && listIn(content, 'files').includes(file))
    return { kind: 'exhibited', sha256: textIn(content, 'manifest') }
  if (leaf.verb === 'items.save' && has('item', items)) return { kind: 'vaultChanged' }
  if (leaf.verb === 'records.made' && has('record', records)) return { kind: 'exported', sha256: textIn(content, 'manifest') }
  if (leaf.verb === 'records.askCopy' && has('copy', copies)) return { kind: 'copyAsked', sha256: textIn(content, 'manifest') }
  if (leaf.verb === 'custodian.sign' && has('copy', copies)) return { kind: 'certified' }
  return null
}

const places: Readonly<Record<string, Place>> = { messages: 'message', expenses: 'expense', requests: 'request', payments: 'payment' }
const placeOf = (verb: string): Place => places[verb.split('.')[0]!] ?? 'other'

/** Where the thing went that the file was sent in, by name. Only messages choose. */
function namesOf(leaf: NamingLeaf, { nameOf, others }: Reading): string[] {
  const content = contentOf(leaf)
  if (leaf.verb !== 'messages.send') return others.map((seat) => nameOf(seat, leaf.at))
  const addressed = new Map(listIn(content, 'addressed').map((one) => [textIn(one, 'id'), textIn(one, 'name')]))
  return listIn(content, 'recipients').flatMap((seat) => (typeof seat === 'string' ? (addressed.get(seat) ?? nameOf(seat, leaf.at)) : []))
}

/** Whether an entry sent a thing to the other parent. */
export const reaches = (leaf: NamingLeaf, { caseId, others }: Pick<Reading, 'caseId' | 'others'>): boolean =>
  leaf.log === caseId &&
  (leaf.verb !== 'messages.send' || listIn(contentOf(leaf), 'recipients').some((seat) => others.includes(String(seat))))

/** The entry by which a thing was sent; of a thing that is older than the log, the one that says that it existed. */
export function sendingLeaf(leaves: readonly NamingLeaf[], { about, sharedAt }: FileHistory['uses'][number]): NamingLeaf | null {
  const its = leaves.filter((leaf) => textIn(contentOf(leaf), 'id') === about)
  return (
    its.find(({ at }) => at.getTime() === sharedAt?.getTime()) ??
    its[0] ??
    leaves.find((leaf) => leaf.verb === 'ledger.begin' && textIn(contentOf(leaf)['row'], 'id') === about) ??
    null
  )
}

/** What others did with the thing that the file was sent in: its first opening and first answer. */
function ofOthers(leaves: readonly NamingLeaf[], about: string, place: Place, { me }: Reading): { leaf: NamingLeaf; said: Said }[] {
  const theirs = leaves.filter(({ actor }) => actor !== null && actor !== me)
  const opened = theirs.filter((leaf) => {
    const content = contentOf(leaf)
    if (leaf.verb === 'messages.open') return textIn(content, 'message') === about
    return (leaf.verb === 'expenses.view' || leaf.verb === 'requests.view') && textIn(content, 'id') === about
  })
  const answer = theirs.find((leaf) => leaf.verb === 'messages.send' && textIn(contentOf(leaf), 'refersTo') === about)
  return [
    ...opened.map((leaf) => ({ leaf, said: { kind: 'opened' as const, place } })),
    ...(answer ? [{ leaf: answer, said: { kind: 'answered' as const, place } }] : []),
  ]
}

/** Whether a step is older than the entry that has it: the log began after it. */
const isLater = (leaf: NamingLeaf, at: Date) => leaf.verb === 'ledger.begin' && leaf.at.getTime() !== at.getTime()

/** Every step of a file, in order. @param leaves those that name the file or something that has it, the oldest first */
export function stepsOf(leaves: readonly NamingLeaf[], reading: Reading): Step[] {
  const { file, history, caseId, nameOf } = reading
  const step = (said: Said, at: Date, leaf: NamingLeaf | null): Step => ({
    place: null,
    to: [],
    tool: null,
    sha256: null,
    bytes: null,
    verb: null,
    ...said,
    at: at.toISOString(),
    by: leaf === null || isLater(leaf, at) ? nameOf(reading.me, at) : leaf.actor && nameOf(leaf.actor, leaf.at),
    leaf: leaf && {
      log: leaf.log === caseId ? 'shared' : 'own',
      number: leaf.seq,
      isLater: isLater(leaf, at),
      hash: leaf.hash,
      text: leaf.text,
    },
  })
  const found: Step[] = []
  const add = (leaf: NamingLeaf, said: Said) => found.push(step(said, leaf.at, leaf))

  const own = leaves.filter(({ log }) => log === reading.me)
  for (const leaf of own) {
    const content = contentOf(leaf)
    const row = leaf.verb === 'ledger.begin' && content['table'] === 'stored_file' ? content['row'] : undefined
    const said = ofThings(leaf, reading)
    if (textIn(content, 'file') === file) add(leaf, ofFile(leaf))
    else if (textIn(row, 'id') === file) add(leaf, { kind: 'begun', sha256: textIn(row, 'sha256'), bytes: numberIn(row, 'bytes') })
    else if (said) add(leaf, said)
  }
  for (const use of history.uses) {
    const { about, sharedAt, addedAt, topic, id } = use
    if (sharedAt !== null) {
      const leaf = sendingLeaf(leaves, use)
      const place = leaf && leaf.verb !== 'ledger.begin' ? placeOf(leaf.verb) : (places[topic] ?? 'other')
      found.push(step({ kind: 'sent', place, to: leaf ? namesOf(leaf, reading) : [], sha256: history.copySha256 }, sharedAt, leaf))
      for (const { leaf: theirs, said } of ofOthers(leaves, about, place, reading)) add(theirs, said)
      continue
    }
    const noted = own.find((leaf) => listIn(contentOf(leaf), 'files').some((each) => textIn(each, 'id') === id))
    found.push(
      noted
        ? step({ kind: 'attached', place: 'incident', sha256: history.copySha256 }, noted.at, noted)
        : step({ kind: 'draft', place: places[topic] ?? 'other' }, addedAt, null),
    )
  }
  // Of two steps at one moment in one log the numbers tell the order.
  const inLog = (one: Step, other: Step) =>
    one.leaf !== null && other.leaf !== null && one.leaf.log === other.leaf.log ? one.leaf.number - other.leaf.number : 0
  return found.toSorted((one, other) => one.at.localeCompare(other.at) || inLog(one, other))
}
