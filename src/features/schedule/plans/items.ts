import { type InPlan, isAgreed, isAgreedItem } from '#domain/plan/agreement.ts'
import { wrongIn } from '#domain/plan/answers.ts'
import { digestOfWording, type Wording, wordingOf } from '#domain/plan/digest.ts'
import { type Conflict, conflictsIn } from '#domain/plan/effects.ts'
import { clauseOf, clauses as library } from '#domain/plan/library.ts'
import { actsOf, type Item as Negotiated } from '#domain/plan/negotiation.ts'
import { sections } from '#domain/plan/sections.ts'
import type { Clause, Names } from '#domain/plan/types.ts'
import type { Side } from '#case/cases/contract.ts'
import type { Item, Version } from './contract.ts'
import type { ClauseRow, NamesThen } from './store.ts'

/** The reader of a plan. */
export interface Eyes {
  /** Today's names. */
  names: Names
  caseTitle: string
  /** Whether the reader may see all names: a seat that does not see the children reads no stored text, since it names them. */
  knowsNames: boolean
  /** The side of a parent, who may act; `null` for everyone else. */
  side: Side | null
  sideOf: (member: string) => Side
}

/** The text of a version, with the names of its day. */
export interface VersionText {
  /** `null` if the text can no longer be read. */
  wording: Wording | null
  names: NamesThen
  /** Whether this is exactly the text of the version's digest. */
  isExact: boolean
}

/** A clause with all its versions, newest last. */
export interface Chain {
  id: string
  rows: readonly ClauseRow[]
  /** The newest version, which the next answer is about. */
  last: ClauseRow
  /** The current version: the newest, or the agreed one if a change to it was declined or withdrawn. */
  head: ClauseRow
  /** The library's clause; `null` if it is no longer there, or has other blanks. */
  clause: Clause | null
  item: Negotiated
  text: VersionText
  /** What both agreed on, which applies until both agree on another text. */
  agreed: { row: ClauseRow; clause: Clause | null; text: VersionText } | null
}

const other = (side: Side): Side => (side === 'A' ? 'B' : 'A')
const waitsOn = ({ state, by }: Negotiated): Side | null => (state === 'proposed' || state === 'countered' ? other(by) : null)

function readable(row: ClauseRow): Clause | null {
  const clause = clauseOf(row.clause)
  return clause && wrongIn(clause, row.answers).length === 0 ? clause : null
}

/** The text of a version as it was then. Only a draft is read with today's names. */
export function textOf(row: ClauseRow, { names, caseTitle, knowsNames }: Eyes): VersionText {
  const now = { ...names, caseTitle }
  const clause = readable(row)
  const readWith = (each: Names) => clause && wordingOf(clause, row.answers, each)
  if (row.state === 'draft') return { wording: readWith(now), names: now, isExact: true }
  const then = row.names ?? now
  if (!knowsNames) {
    const seen = { ...then, children: names.children }
    return { wording: readWith(seen), names: seen, isExact: true }
  }
  if (row.wording) return { wording: row.wording, names: then, isExact: digestOfWording(row.wording) === row.digest }
  // Written before texts were stored: the digest proves which names it had.
  for (const each of [then, now]) {
    const wording = readWith(each)
    if (wording && digestOfWording(wording) === row.digest) return { wording, names: each, isExact: true }
  }
  return { wording: readWith(then), names: then, isExact: false }
}

/** The state of a version between the parents. Proposing a text says yes to it, and accepting says yes to the same digest. */
function negotiated(row: ClauseRow, sideOf: Eyes['sideOf']): Negotiated {
  const by = sideOf(row.authorId)
  const isSaid = row.state !== 'draft' && row.state !== 'withdrawn'
  const yes = { A: null as string | null, B: null as string | null }
  if (isSaid) yes[by] = row.digest
  if (row.state === 'accepted' && row.answeredBy) yes[sideOf(row.answeredBy)] = row.digest
  return { state: row.state, by, words: { answers: row.answers, digest: row.digest }, yes }
}

/** The newest version that both said yes to, with its stored text. */
function agreedIn(versions: readonly ClauseRow[], eyes: Eyes): Chain['agreed'] {
  const row = versions.findLast(({ state, letGo }) => state === 'accepted' && !letGo)
  if (!row) return null
  const text = textOf(row, eyes)
  const isAgreedRow = isAgreedItem({ item: negotiated(row, eyes.sideOf), storedDigest: text.isExact ? row.digest : '' })
  return isAgreedRow ? { row, clause: readable(row), text } : null
}

const libraryOrder = new Map(library.map(({ id }, at) => [id, at]))

/** The clauses of a plan in order: by the library's sections, then by when they were added. */
export function chainsOf(rows: readonly ClauseRow[], eyes: Eyes): Chain[] {
  const here = new Set(rows.map(({ id }) => id))
  const after = new Map(rows.flatMap((row) => (row.counters !== null && here.has(row.counters) ? [[row.counters, row] as const] : [])))
  const chains = rows
    .filter(({ counters }) => counters === null || !here.has(counters))
    .map((root): Chain => {
      const versions = [root]
      for (let next = after.get(root.id); next; next = after.get(next.id)) versions.push(next)
      const last = versions.at(-1)!
      const agreed = agreedIn(versions, eyes)
      const head = agreed && (last.state === 'declined' || last.state === 'withdrawn') ? agreed.row : last
      const text = textOf(head, eyes)
      return { id: root.id, rows: versions, last, head, clause: readable(head), item: negotiated(head, eyes.sideOf), text, agreed }
    })
  const place = (chain: Chain) => libraryOrder.get(chain.head.clause) ?? libraryOrder.size
  return chains.toSorted((one, two) => place(one) - place(two))
}

const isChanging = ({ head, agreed }: Chain): boolean => agreed !== null && agreed.row.id !== head.id

const inPlan = (chain: Chain): InPlan => ({
  id: chain.id,
  item: chain.item,
  storedDigest: chain.text.isExact ? chain.head.digest : '',
  holds: isChanging(chain),
})

/** A clause that cannot be read, neither as stored text nor from the library, keeps a plan from being agreed. */
export const agreedNow = (chains: readonly Chain[]): boolean =>
  isAgreed(chains.map(inPlan)) &&
  chains.every(
    ({ clause, head, agreed, item }) =>
      clause !== null || (agreed?.row ?? head).wording !== null || item.state === 'draft' || item.state === 'withdrawn',
  )

/** The names of the parents and the case at the last yes; `null` if nothing is agreed. */
export function namesAgreed(chains: readonly Chain[]): NamesThen | null {
  const [last] = chains
    .flatMap(({ agreed }) => agreed ?? [])
    .toSorted((one, two) => (two.row.answeredAt?.getTime() ?? 0) - (one.row.answeredAt?.getTime() ?? 0))
  return last?.text.names ?? null
}

/** The clauses of a plan that count: those that were not declined or withdrawn. */
export const standing = (chains: readonly Chain[]): Chain[] =>
  chains.filter(({ item }) => item.state !== 'withdrawn' && item.state !== 'declined')

/** Clauses of a plan that settle the same thing. */
export function conflictsOf(chains: readonly Chain[]): readonly Conflict[] {
  return conflictsIn(standing(chains).flatMap(({ id, clause, head }) => (clause ? [{ id, clause, answers: head.answers }] : [])))
}

/** How many clauses there are, are agreed, and wait for each parent. An agreed clause with a pending change counts as both. */
export function counted(chains: readonly Chain[]) {
  const waits = (side: Side) => chains.filter(({ item }) => waitsOn(item) === side).length
  return {
    clauses: standing(chains).length,
    agreed: chains.filter(({ agreed }) => agreed !== null).length,
    waits: { A: waits('A'), B: waits('B') },
  }
}

function versionOf(row: ClauseRow, eyes: Eyes): Version {
  const { sideOf } = eyes
  return {
    id: row.id,
    state: row.state,
    by: sideOf(row.authorId),
    at: row.createdAt.toISOString(),
    sentences: [...(textOf(row, eyes).wording?.sentences ?? [])],
    digest: row.digest,
    answeredBy: row.answeredBy ? sideOf(row.answeredBy) : null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

/** How a version compares with the same clause written today. */
function readsOf({ head, clause, text }: Chain, { names, knowsNames }: Eyes): Pick<Item, 'reads' | 'today'> {
  if (text.wording === null) return { reads: 'gone', today: null }
  if (!text.isExact) return { reads: 'lost', today: null }
  if (clause === null || !knowsNames || head.state === 'draft') return { reads: 'same', today: null }
  const today = wordingOf(clause, head.answers, names)
  return digestOfWording(today) === head.digest ? { reads: 'same', today: null } : { reads: 'otherwise', today: [...today.sentences] }
}

/** The clauses as shown, numbered by section. Withdrawn and declined clauses have no number. */
export function presentItems(chains: readonly Chain[], eyes: Eyes): Item[] {
  const counts = new Map<number, number>()
  return chains.map((chain) => {
    const { id, head, clause, item, rows, text, agreed } = chain
    const known = clauseOf(head.clause)
    const section = known?.section ?? head.wording?.section ?? 'changes'
    const chapter = sections.findIndex((each) => each.id === section) + 1
    const isCounted = item.state !== 'withdrawn' && item.state !== 'declined'
    if (isCounted) counts.set(chapter, (counts.get(chapter) ?? 0) + 1)
    const mayTry = eyes.side === null ? [] : actsOf(item, eyes.side)
    const { reads, today } = readsOf(chain, eyes)
    return {
      id,
      number: isCounted ? `${chapter}.${counts.get(chapter)}` : '',
      clause: head.clause,
      section,
      title: text.wording?.title ?? known?.title ?? head.clause,
      answers: { ...head.answers },
      state: item.state,
      by: item.by,
      yes: { A: item.yes.A !== null, B: item.yes.B !== null },
      sentences: [...(text.wording?.sentences ?? [])],
      version: head.id,
      digest: head.digest,
      reads,
      today,
      agreed: agreed && {
        version: agreed.row.id,
        title: agreed.text.wording?.title ?? known?.title ?? head.clause,
        sentences: [...(agreed.text.wording?.sentences ?? [])],
        digest: agreed.row.digest,
        at: (agreed.row.answeredAt ?? agreed.row.createdAt).toISOString(),
      },
      waitsOn: waitsOn(item),
      acts: mayTry.filter((act) =>
        // Changing the text needs the library; saying yes needs the exact text on the page.
        act === 'accept' ? reads !== 'gone' && reads !== 'lost' : clause !== null || act === 'withdraw' || act === 'decline',
      ),
      history: rows.toReversed().map((row) => versionOf(row, eyes)),
    }
  })
}
