import type { Changes } from './contract.ts'
import type { StoredFact } from './store.changes.ts'

/** The most changes that are shown, the newest first. */
const most = 200

/**
 * The change log, computed from the facts: a value that ended and a value of the same field that began on the same day are one
 * change. Values of a record's first day are no changes, nor are values that began and ended on one day. `null` without any fact.
 */
export function changesOf(facts: readonly StoredFact[]): Changes | null {
  const [firstSeenOn] = facts.map(({ seenOn }) => seenOn).toSorted()
  if (firstSeenOn === undefined) return null
  const firstOf = new Map<string, string>()
  for (const { record, seenOn } of facts.toSorted((one, other) => other.seenOn.localeCompare(one.seenOn))) firstOf.set(record, seenOn)
  const lasting = facts.filter(({ seenOn, goneOn }) => seenOn !== goneOn)
  const open = new Map<string, StoredFact[]>()
  const keyOf = ({ record, field, positionSeq }: StoredFact, day: string) => `${day} ${record} ${positionSeq ?? ''} ${field}`
  for (const fact of lasting) {
    if (fact.goneOn === null) continue
    const key = keyOf(fact, fact.goneOn)
    open.set(key, [...(open.get(key) ?? []), fact])
  }
  const said = ({ field, positionSeq, sourceTitle, sourceRef }: StoredFact) => ({ field, positionSeq, sourceTitle, sourceRef })
  const came = lasting
    .filter(({ record, seenOn }) => seenOn !== firstOf.get(record))
    .map((fact) => ({ on: fact.seenOn, ...said(fact), was: open.get(keyOf(fact, fact.seenOn))?.shift()?.value ?? null, now: fact.value }))
  const went = [...open.values()].flat().map((fact) => ({ on: fact.goneOn!, ...said(fact), was: fact.value, now: null }))
  const items = [...came, ...went].toSorted((one, other) => other.on.localeCompare(one.on))
  return { firstSeenOn, items: items.slice(0, most) }
}
