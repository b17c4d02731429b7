import { msg, type Text } from '#kernel/text.ts'
import type { Place, Step, StepKind } from './contract.ts'

/** What no program of this site can tell of a file. */
export const notRecorded = msg`Not in this list, because nobody recorded it here: what happened to the file before the upload, when you looked at it or downloaded it, and what others did with a copy outside this site.`

const sentWith: Readonly<Record<Place, Text>> = {
  message: msg`Sent with a message`,
  expense: msg`Sent with an expense`,
  request: msg`Sent with a request`,
  payment: msg`Sent with a payment`,
  incident: msg`Attached to an incident`,
  other: msg`Sent`,
}
const sentTo: Readonly<Record<Place, (names: string) => Text>> = {
  message: (names) => msg`Sent with a message to ${{ names }}`,
  expense: (names) => msg`Sent with an expense to ${{ names }}`,
  request: (names) => msg`Sent with a request to ${{ names }}`,
  payment: (names) => msg`Sent with a payment to ${{ names }}`,
  incident: () => sentWith.incident,
  other: (names) => msg`Sent to ${{ names }}`,
}
const openedWords: Readonly<Record<Place, Text>> = {
  message: msg`Message opened for the first time`,
  expense: msg`Expense opened for the first time`,
  request: msg`Request opened for the first time`,
  payment: msg`Payment opened for the first time`,
  incident: msg`Opened for the first time`,
  other: msg`Opened for the first time`,
}
const words: Readonly<Record<Exclude<StepKind, 'sent' | 'opened' | 'named'>, Text>> = {
  begun: msg`Already stored when the log began`,
  received: msg`Uploaded`,
  written: msg`Made here for you`,
  copied: msg`Copy without location and device data made`,
  metadata: msg`Metadata read`,
  noMetadata: msg`Metadata couldn’t be read`,
  vault: msg`Added to the evidence vault`,
  vaultChanged: msg`Evidence item changed`,
  document: msg`Added to documents`,
  vaultRemoved: msg`Removed from the evidence vault`,
  draft: msg`Attached to a draft`,
  attached: msg`Attached to an incident`,
  answered: msg`Message answered`,
  exported: msg`Included in a record for download`,
  copyAsked: msg`Certified copy requested`,
  certified: msg`Certified copy signed`,
  redactionAsked: msg`Redacted copy requested`,
  redacted: msg`Redacted copy made and checked`,
  redactionRemoved: msg`Redacted copy removed`,
  linkMade: msg`Shared by a link`,
  linkOpened: msg`Link opened by someone who has it`,
  linkEnded: msg`Link ended`,
  exhibited: msg`Included in exhibits for download`,
  removed: msg`Deleted`,
}

/** What was done, in a few words. */
export function stepWords({ kind, place, to, verb }: Pick<Step, 'kind' | 'place' | 'to' | 'verb'>): Text {
  if (kind === 'named') return msg`Named in another entry of your log (${{ verb: verb ?? '' }})`
  const at = place ?? 'other'
  if (kind === 'opened') return openedWords[at]
  if (kind !== 'sent') return words[kind]
  return to.length === 0 ? sentWith[at] : sentTo[at](to.join(', '))
}

/** What the SHA-256 of a step is of. */
export function hashWords(kind: StepKind): Text {
  if (kind === 'received' || kind === 'begun') return msg`SHA-256 of the original`
  if (kind === 'metadata') return msg`SHA-256 of the metadata`
  if (kind === 'exported' || kind === 'copyAsked' || kind === 'exhibited') return msg`SHA-256 of the record’s list of files`
  if (kind === 'written' || kind === 'linkMade') return msg`SHA-256 of the file`
  if (kind === 'redacted') return msg`SHA-256 of the redacted copy`
  return msg`SHA-256 of the copy`
}

/** The entry that has a step. */
export function leafWords(leaf: Step['leaf']): Text {
  if (leaf === null) return msg`No entry: a draft isn’t recorded`
  if (leaf.isLater) return msg`Entry ${{ number: leaf.number }}: already there when the log began`
  return leaf.log === 'own'
    ? msg`Entry ${{ number: leaf.number }} of your own log`
    : msg`Entry ${{ number: leaf.number }} of the shared log`
}

/** How the two sides of an upload came to one hash, or what is known of it otherwise. */
export const sameHash = msg`Your device and our server each computed this SHA-256. An upload with two different ones is refused.`
