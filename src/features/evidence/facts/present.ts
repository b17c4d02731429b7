import { type CaseContext, writersIn } from '#case/cases/public.ts'
import { type ExhibitLabel, type ExhibitLabels, itemsById, type NamedItem } from '#evidence/items/public.ts'
import { type MessagePlace, messagePlaces } from '#messages/messages/public.ts'
import { referenceTo } from '#domain/exhibits/list.ts'
import { type CitationKind, type CountedCitation, gapsOf } from '#domain/facts/strength.ts'
import type { Citation, CitationDraft, Fact } from './contract.ts'
import type { FactRow } from './store.ts'

interface Cited {
  kind: CitationKind
  id: string | null
}
const idsOf = (citations: readonly Cited[], kind: CitationKind) => [
  ...new Set(citations.filter((each) => each.kind === kind && each.id !== null).map(({ id }) => id!)),
]

interface Targets {
  /** Of the reader's own exhibits, by items. */
  labels: ReadonlyMap<string, ExhibitLabel>
  items: ReadonlyMap<string, NamedItem>
  messages: ReadonlyMap<string, MessagePlace>
}

/** What citations point to, as far as the reader sees it. */
export async function targetsOf(
  { tx, caseId, seat }: CaseContext,
  citations: readonly Cited[],
  slots: readonly ExhibitLabels[] = [],
): Promise<Targets> {
  const items = await itemsById(tx, caseId, idsOf(citations, 'item'))
  const messages = await messagePlaces(tx, caseId, idsOf(citations, 'message'))
  const named = await Promise.all(slots.map((each) => each(tx, { caseId, authorId: seat.memberId })))
  return { items, messages, labels: new Map(named.flatMap((labels) => [...labels])) }
}

const isThere = ({ items, messages }: Targets, { kind, id }: Cited): boolean =>
  kind === 'place' || (kind === 'item' ? items : messages).has(id ?? '')

/** A citation as it is counted. To its author what can't be found was removed; of other readers nothing is said that they don't see. */
export const countedOf = (targets: Targets, cited: Cited, isOwn: boolean): CountedCitation => {
  const item = cited.kind === 'item' ? targets.items.get(cited.id ?? '') : undefined
  return { kind: cited.kind, isRemoved: isOwn && !isThere(targets, cited), isUnproved: item !== undefined && !item.isProved }
}

/** The address where a citation is opened. */
function addressOf({ messages }: Targets, { kind, id, page, second }: CitationDraft): string | null {
  if (kind === 'item') {
    const place = page === null ? (second === null ? '' : `&second=${second}`) : `&page=${page}`
    return `/evidence-vault?item=${id}${place}`
  }
  return kind === 'message' ? `/co-parenting-messages?thread=${messages.get(id ?? '')?.thread}&message=${id}` : null
}

/** A place in words and a message are no exhibits. */
function exhibitOf({ labels }: Targets, { kind, id, page }: CitationDraft): string | null {
  const label = kind === 'item' && id !== null ? labels.get(id) : undefined
  return label ? referenceTo(label, page) : null
}

type NameOf = Awaited<ReturnType<typeof writersIn>>['nameOf']

export function citationView(targets: Targets, nameOf: NameOf, cited: CitationDraft, isOwn: boolean): Citation {
  if (!isThere(targets, cited)) {
    // What is quoted from an item is as private as the item.
    const seen = isOwn ? cited : { ...cited, page: null, second: null, quote: '', boxes: [], place: '' }
    return { ...seen, state: isOwn ? 'removed' : 'hidden', title: '', by: null, at: null, to: null, exhibit: null, isUnproved: false }
  }
  const message = cited.kind === 'message' ? targets.messages.get(cited.id ?? '') : undefined
  const item = cited.kind === 'item' ? targets.items.get(cited.id ?? '') : undefined
  return {
    ...cited,
    state: 'there',
    title: item?.title ?? message?.subject ?? '',
    by: message ? nameOf(message.authorId, message.sentAt.getTime()) : null,
    at: message?.sentAt.toISOString() ?? null,
    to: addressOf(targets, cited),
    exhibit: exhibitOf(targets, cited),
    isUnproved: item !== undefined && !item.isProved,
  }
}

/** Facts as their reader sees them. @param issues those that were not removed */
export async function presented(
  c: CaseContext,
  rows: readonly FactRow[],
  { issues, labels }: { issues: ReadonlySet<string>; labels: readonly ExhibitLabels[] },
): Promise<Fact[]> {
  const targets = await targetsOf(
    c,
    rows.flatMap(({ citations }) => citations),
    labels,
  )
  const { nameOf } = await writersIn(c.tx, c.caseId)
  return rows.map(({ authorId, createdAt, changedAt, ...row }) => {
    const isOwn = authorId === c.seat.memberId
    const counted = row.citations.map((cited) => countedOf(targets, cited, isOwn))
    return {
      ...row,
      people: [...row.people],
      issues: row.issues.filter((id) => issues.has(id)),
      citations: row.citations.map((cited) => citationView(targets, nameOf, cited, isOwn)),
      gaps: gapsOf({ id: row.id, isAgainst: row.isAgainst, issues: row.issues, citations: counted }),
      addedAt: createdAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
      can: { change: isOwn && c.isActiveParent },
    }
  })
}
