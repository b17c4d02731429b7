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
 * Where somebody who is signed in stands at the two gates (spec.md section 4; routes.md, rulings 3 and 4). The terms are
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
