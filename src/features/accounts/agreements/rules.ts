import { type DocumentType, documentTypes } from './contract.ts'

/** Running text, or a link to a page of this site. */
export type Piece = string | { words: string; to: string }

export type Block = { kind: 'paragraph'; pieces: readonly Piece[] } | { kind: 'points'; points: readonly (readonly Piece[])[] }

export interface Section {
  /** For the table of contents; unique in its document. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** A document as it is shown: what stands before the first heading, then the sections. */
export interface Shape {
  opening: readonly Block[]
  sections: readonly Section[]
}

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/

/** A line with its links taken out of the brackets. Only addresses of this site are links; all else stays as written. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let rest = line
  for (let found = link.exec(rest); found; found = link.exec(rest)) {
    if (found.index > 0) pieces.push(rest.slice(0, found.index))
    pieces.push({ words: found[1]!, to: found[2]! })
    rest = rest.slice(found.index + found[0].length)
  }
  if (rest !== '') pieces.push(rest)
  return pieces
}

function blockOf(text: string): Block {
  const lines = text.split('\n')
  if (!lines.every((line) => line.startsWith('- '))) return { kind: 'paragraph', pieces: piecesOf(lines.join(' ')) }
  return { kind: 'points', points: lines.map((line) => piecesOf(line.slice(2))) }
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Reads the content of a document (contract.ts says how it is written). Every character of it is shown. */
export function shapeOf(content: string): Shape {
  const opening: Block[] = []
  const sections: { id: string; title: string; blocks: Block[] }[] = []
  for (const text of content.trim().split(/\n{2,}/)) {
    if (text.startsWith('## ')) {
      const title = text.slice(3).trim()
      const id = idOf(title)
      const same = sections.filter((section) => section.id === id || section.id.startsWith(`${id}-again`)).length
      sections.push({ id: same === 0 ? id : `${id}-again-${same}`, title, blocks: [] })
    } else (sections.at(-1)?.blocks ?? opening).push(blockOf(text))
  }
  return { opening, sections }
}

/** What both gates are judged by (access/sessions.ts reads it). */
export interface Agreed {
  /** How many of the kinds of document this person ever accepted. */
  acceptedTypes: number
  /** Accepted in this very session. */
  acceptedNow: boolean
  /** Digests of the sets of versions that were acknowledged. */
  acknowledged: readonly string[]
}

/**
 * Where someone who is signed in stands at the two gates (spec.md section 4; routes.md, rulings 3 and 4). The terms are
 * accepted once and for ever; accepting opens everything for that session; from the next one on, the set of
 * versions that stands has to be acknowledged.
 * @param digest of the set of versions that stands
 */
export function gateOf(
  digest: string,
  { acceptedTypes, acceptedNow, acknowledged }: Agreed,
): 'terms_due' | 'accepted_now' | 'acknowledgement_due' | 'agreed' {
  if (acceptedTypes < documentTypes.length) return 'terms_due'
  if (acknowledged.includes(digest)) return 'agreed'
  return acceptedNow ? 'accepted_now' : 'acknowledgement_due'
}

/** Whether what is accepted is every document in the version that stands: no part, no other version, none twice. */
export function acceptsAll(
  accepted: readonly { type: DocumentType; version: string }[],
  standing: readonly { documentType: DocumentType; version: string }[],
): boolean {
  const wanted = standing.map(({ documentType, version }) => `${documentType} ${version}`)
  const given = accepted.map(({ type, version }) => `${type} ${version}`)
  return given.length === wanted.length && wanted.every((one) => given.includes(one))
}

/** Every state of the two gates. The server tells the last four apart by what it keeps (`gateOf`). */
export const gateStates = ['signed_out', 'unverified', 'terms_due', 'accepted_now', 'acknowledgement_due', 'agreed'] as const
export type GateState = (typeof gateStates)[number]

/** What can happen. `unverified` is someone with an account whose address waits: no session yet. */
export const gateEvents = [
  'sign_up',
  'verify',
  'sign_in',
  'accept_all',
  'accept_part',
  'acknowledge',
  'new_session',
  'new_version',
  'sign_out',
] as const
export type GateEvent = (typeof gateEvents)[number]

/** `by_record`: what is stored about this person decides, as after every request. */
type Next = GateState | 'by_record'

/** From each state, by each event. An event that cannot happen, or is refused, leaves everything as it is. */
const gateTable: Readonly<Record<GateState, Readonly<Record<GateEvent, Next>>>> = {
  signed_out: {
    sign_up: 'unverified',
    verify: 'signed_out',
    sign_in: 'by_record',
    accept_all: 'signed_out',
    accept_part: 'signed_out',
    acknowledge: 'signed_out',
    new_session: 'by_record',
    new_version: 'signed_out',
    sign_out: 'signed_out',
  },
  unverified: {
    sign_up: 'unverified',
    // Confirming an address begins no session: signing in does.
    verify: 'signed_out',
    sign_in: 'unverified',
    accept_all: 'unverified',
    accept_part: 'unverified',
    acknowledge: 'unverified',
    new_session: 'unverified',
    new_version: 'unverified',
    sign_out: 'unverified',
  },
  terms_due: {
    sign_up: 'terms_due',
    verify: 'terms_due',
    sign_in: 'terms_due',
    accept_all: 'accepted_now',
    accept_part: 'terms_due',
    acknowledge: 'terms_due',
    new_session: 'terms_due',
    new_version: 'terms_due',
    sign_out: 'signed_out',
  },
  accepted_now: {
    sign_up: 'accepted_now',
    verify: 'accepted_now',
    sign_in: 'acknowledgement_due',
    accept_all: 'accepted_now',
    accept_part: 'accepted_now',
    acknowledge: 'agreed',
    new_session: 'acknowledgement_due',
    // Accepting opened everything for this session.
    new_version: 'accepted_now',
    sign_out: 'signed_out',
  },
  acknowledgement_due: {
    sign_up: 'acknowledgement_due',
    verify: 'acknowledgement_due',
    sign_in: 'acknowledgement_due',
    // From a page on which the terms dialog still stood open: another device was quicker.
    accept_all: 'accepted_now',
    accept_part: 'acknowledgement_due',
    acknowledge: 'agreed',
    new_session: 'acknowledgement_due',
    new_version: 'acknowledgement_due',
    sign_out: 'signed_out',
  },
  agreed: {
    sign_up: 'agreed',
    verify: 'agreed',
    sign_in: 'agreed',
    accept_all: 'agreed',
    accept_part: 'agreed',
    acknowledge: 'agreed',
    new_session: 'agreed',
    // Due at once, unless the terms were accepted in this very session.
    new_version: 'by_record',
    sign_out: 'signed_out',
  },
}

/**
 * The state after an event.
 * @param byRecord what `gateOf` says of this person after the event, for where the record decides
 */
export function gateState(state: GateState, event: GateEvent, byRecord: GateState): GateState {
  const next = gateTable[state][event]
  return next === 'by_record' ? byRecord : next
}

/** A cell that no spreadsheet takes for a formula, in quotes: one that would begin one gets an apostrophe before it. */
export function csvCell(value: string | null): string {
  const text = value ?? ''
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Lines of a CSV file as RFC 4180 has them. */
export function csvLines(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}
