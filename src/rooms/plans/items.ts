import { type InPlan, isAgreed, openItems } from '../../domain/plan/agreement.ts'
import { wrongIn } from '../../domain/plan/answers.ts'
import { digestOf } from '../../domain/plan/digest.ts'
import { type Clash, clashesIn } from '../../domain/plan/effects.ts'
import { clauseOf, clauses as library } from '../../domain/plan/library.ts'
import { actsOf, type Item as Negotiated } from '../../domain/plan/negotiation.ts'
import { render } from '../../domain/plan/render.ts'
import { sections } from '../../domain/plan/sections.ts'
import type { Clause, Names } from '../../domain/plan/types.ts'
import type { Side } from '../cases/contract.ts'
import type { Item, Version } from './contract.ts'
import type { ClauseRow } from './store.ts'

/** With whose eyes a plan is read. */
export interface Eyes {
  names: Names
  /** Whether the names are all known: a seat that sees no children cannot tell whether a text has changed. */
  knowsNames: boolean
  /** A parent's side, who may act; `null` for everybody else. */
  side: Side | null
  sideOf: (member: string) => Side
}

/** A clause with all its versions, the latest last. */
export interface Chain {
  id: string
  rows: readonly ClauseRow[]
  head: ClauseRow
  /** Of the library; `null` where it is no longer there, or its blanks are others. */
  clause: Clause | null
  item: Negotiated
  digestNow: string
}

const other = (side: Side): Side => (side === 'A' ? 'B' : 'A')

function readable(row: ClauseRow): Clause | null {
  const clause = clauseOf(row.clause)
  return clause && wrongIn(clause, row.answers).length === 0 ? clause : null
}

/** Where a version stands between the parents. Who proposes words says yes to them; who accepts, to the same digest. */
function negotiated(row: ClauseRow, sideOf: Eyes['sideOf']): Negotiated {
  const by = sideOf(row.authorId)
  const isSaid = row.state !== 'draft' && row.state !== 'withdrawn'
  const yes = { A: null as string | null, B: null as string | null }
  if (isSaid) yes[by] = row.digest
  if (row.state === 'accepted' && row.answeredBy) yes[sideOf(row.answeredBy)] = row.digest
  return { state: row.state, by, words: { answers: row.answers, digest: row.digest }, yes }
}

const libraryOrder = new Map(library.map(({ id }, at) => [id, at]))

/** The clauses of a plan in its order: by the library's sections, then by when they came in. */
export function chainsOf(rows: readonly ClauseRow[], { names, knowsNames, sideOf }: Eyes): Chain[] {
  const here = new Set(rows.map(({ id }) => id))
  const after = new Map(rows.flatMap((row) => (row.counters !== null && here.has(row.counters) ? [[row.counters, row] as const] : [])))
  const chains = rows
    .filter(({ counters }) => counters === null || !here.has(counters))
    .map((root): Chain => {
      const versions = [root]
      for (let next = after.get(root.id); next; next = after.get(next.id)) versions.push(next)
      const head = versions.at(-1)!
      const clause = readable(head)
      const digestNow = clause && knowsNames ? digestOf(clause, head.answers, names) : head.digest
      return { id: root.id, rows: versions, head, clause, item: negotiated(head, sideOf), digestNow }
    })
  const place = (chain: Chain) => libraryOrder.get(chain.head.clause) ?? libraryOrder.size
  return chains.toSorted((one, two) => place(one) - place(two))
}

const inPlan = ({ id, item, digestNow }: Chain): InPlan => ({ id, item, digestNow })

/** A clause that the library no longer has can be read by nobody: it keeps the plan open. */
export const agreedNow = (chains: readonly Chain[]): boolean =>
  isAgreed(chains.map(inPlan)) &&
  chains.every(({ clause, item }) => clause !== null || item.state === 'draft' || item.state === 'withdrawn')

/** What counts of a plan: not what was declined or taken back. */
export const standing = (chains: readonly Chain[]): Chain[] =>
  chains.filter(({ item }) => item.state !== 'withdrawn' && item.state !== 'declined')

/** Clauses of a plan that settle the same thing. */
export function clashesOf(chains: readonly Chain[]): readonly Clash[] {
  return clashesIn(standing(chains).flatMap(({ id, clause, head }) => (clause ? [{ id, clause, answers: head.answers }] : [])))
}

/** How many clauses there are, how many are agreed, and for how many the plan waits on whom. */
export function counted(chains: readonly Chain[]) {
  const open = openItems(chains.map(inPlan))
  const waits = (side: Side) => open.filter(({ why, on }) => why === 'waits' && on === side).length
  const live = standing(chains)
  const notAgreed = new Set(open.map(({ item }) => item))
  return {
    clauses: live.length,
    agreed: live.filter(({ id, item }) => item.state === 'accepted' && !notAgreed.has(id)).length,
    waits: { A: waits('A'), B: waits('B') },
  }
}

function versionOf(row: ClauseRow, { names, sideOf }: Eyes): Version {
  const clause = readable(row)
  return {
    id: row.id,
    state: row.state,
    by: sideOf(row.authorId),
    at: row.createdAt.toISOString(),
    sentences: clause ? [...render(clause, row.answers, names)] : [],
    digest: row.digest,
    answeredBy: row.answeredBy ? sideOf(row.answeredBy) : null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

/** The clauses as they are shown, numbered by section: what was taken back or declined has no number. */
export function shownItems(chains: readonly Chain[], eyes: Eyes): Item[] {
  const counts = new Map<number, number>()
  return chains.map((chain) => {
    const { id, head, clause, item, rows, digestNow } = chain
    const known = clauseOf(head.clause)
    const section = known?.section ?? 'changes'
    const chapter = sections.findIndex((each) => each.id === section) + 1
    const isCounted = item.state !== 'withdrawn' && item.state !== 'declined'
    if (isCounted) counts.set(chapter, (counts.get(chapter) ?? 0) + 1)
    const mayTry = eyes.side === null ? [] : actsOf(item, eyes.side)
    return {
      id,
      number: isCounted ? `${chapter}.${counts.get(chapter)}` : '',
      clause: head.clause,
      section,
      title: known?.title ?? head.clause,
      answers: { ...head.answers },
      state: item.state,
      by: item.by,
      yes: { A: item.yes.A !== null, B: item.yes.B !== null },
      sentences: clause ? [...render(clause, head.answers, eyes.names)] : [],
      version: head.id,
      digest: head.digest,
      reads: clause === null ? 'gone' : digestNow === head.digest ? 'same' : 'otherwise',
      waitsOn: item.state === 'proposed' || item.state === 'countered' ? other(item.by) : null,
      acts: [
        ...(clause === null
          ? mayTry.filter((act) => act === 'withdraw' || act === 'decline')
          : digestNow === head.digest
            ? mayTry
            : mayTry.filter((act) => act !== 'accept')),
      ],
      history: rows.toReversed().map((row) => versionOf(row, eyes)),
    }
  })
}
