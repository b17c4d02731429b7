import type { Side } from '#case/cases/contract.ts'
import type { Membership } from '#case/cases/public.ts'
import type { Writers } from '#case/cases/rules.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import type { Category } from './contract.ts'
import type { CategoryRow } from './store.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** A category as someone's page shows it, among all of the case. */
export function presentCategory(row: CategoryRow, all: readonly CategoryRow[], here: Membership, sideOf: Writers['sideOf']): Category {
  const next = all.find(({ follows }) => follows === row.id)
  const isMine = row.authorId === here.memberId
  const isParent = here.role === 'parent' && !here.isFormer
  return {
    id: row.id,
    title: row.title,
    child: row.childId,
    split: row.split,
    isPerChild: row.isPerChild,
    clause: { paragraph: row.paragraph, text: row.words },
    since: row.firstDay,
    isMine,
    authorSide: sideOf(row.authorId) as Side,
    agreedAt: iso(row.agreedAt),
    until: next ? dayAt(numberOf(next.firstDay as Day) - 1) : null,
    endedAt: iso(row.endedAt),
    isUsed: row.usedAt !== null,
    can: {
      agree: isParent && !isMine && row.agreedAt === null && row.endedAt === null,
      change: isParent && row.endedAt === null && next === undefined,
      end: isParent && row.endedAt === null && next === undefined,
    },
  }
}
