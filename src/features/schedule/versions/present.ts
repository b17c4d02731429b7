import { createHash } from 'node:crypto'
import { labeled, ruleOf, sentenceOf } from '#domain/schedule/problem-words.ts'
import { problemsOf } from '#domain/schedule/problems.ts'
import type { Rule } from '#domain/schedule/types.ts'
import { rulesWithin } from '#domain/schedule/within.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Membership } from '#case/cases/public.ts'
import type { Writers } from '#case/cases/rules.ts'
import type { Problem, Version } from './contract.ts'
import { anyChild, canOf, stateAt } from './rules.ts'
import type { VersionRow } from './store.versions.ts'

/** The one that came into force last. */
export function newestOf(rows: readonly VersionRow[]): VersionRow | null {
  const approved = rows.filter(({ state }) => state === 'approved')
  return (
    approved.toSorted((one, other) => other.answeredAt!.getTime() - one.answeredAt!.getTime() || (one.id < other.id ? 1 : -1))[0] ?? null
  )
}

/** Of the words of a version: two that say the same have the same. */
export function digestOf({ title, basis, orderId, effective, rules, note }: VersionRow): string {
  return createHash('sha256')
    .update(JSON.stringify([title, basis, orderId, effective, rules, note]))
    .digest('hex')
}

interface Around {
  here: Membership
  writers: Writers
  newest: VersionRow | null
  now: string | null
  /** The instant at which it is looked at, ms. */
  instant: number
}

export function presentVersion(row: VersionRow, { here, writers, newest, now, instant }: Around): Version {
  const state = stateAt(row.state, row.respondBy?.getTime() ?? null, instant)
  const isMine = row.authorId === here.memberId
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...row,
    state,
    rules: rulesWithin(row.rules, here.days),
    side: writers.sideOf(row.authorId),
    author: writers.nameOf(row.authorId, (row.proposedAt ?? row.answeredAt ?? row.createdAt).getTime()),
    isMine,
    alone: row.state === 'approved' && row.answeredBy === null,
    isNow: row.id === now,
    proposedAt: iso(row.proposedAt),
    respondBy: iso(row.respondBy),
    viewedAt: iso(row.viewedAt),
    answeredAt: iso(row.answeredAt),
    digest: digestOf(row),
    isBehind: row.state === 'draft' && newest !== null && newest.answeredAt! > row.createdAt,
    can: canOf({ state, isMine, isParent: here.role === 'parent' && !here.isFormer }),
  }
}

/** A problem as the reply names it, its sentence not yet in a language. */
export type FoundProblem = Omit<Problem, 'sentence'> & { sentence: Text }

/** What rules should be asked about. */
export function problemsIn(
  version: { effective: string; rules: Rule[] },
  zone: string,
  children: readonly { id: string; name: string }[],
): FoundProblem[] {
  const ids = children.map(({ id }) => id)
  const found = problemsOf(
    { id: 'asked', effective: version.effective as Day, rules: version.rules },
    zone,
    ids.length > 0 ? ids : [anyChild],
  )
  const strangers = version.rules.filter(({ children: of }) => of !== 'all' && of.some((id) => !ids.includes(id)))
  return [
    ...strangers.map(({ id, label }) => ({
      level: 'wrong' as const,
      key: 'unknown_child',
      rule: id,
      sentence: labeled(label, msg`It names a child that is not in this case.`),
    })),
    ...found.map((problem) => ({
      level: problem.level,
      key: problem.key,
      rule: ruleOf(problem),
      sentence: sentenceOf(problem, version.rules),
    })),
  ]
}

/** Another schedule came into force than the one that the page showed. */
export function checkBase(newest: VersionRow | null, base: string | null): void {
  if ((newest?.id ?? null) === base) return
  throw new Fault(
    'conflict',
    newest
      ? msg`The schedule changed meanwhile: “${{ title: newest.title }}” counts from ${{ effective: newest.effective }}. Look at what would change now, and send it again.`
      : msg`The schedule changed meanwhile. Load it again.`,
  )
}
