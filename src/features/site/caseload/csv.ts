import { csvOf } from '#kernel/csv.ts'
import { dayInZone } from '#kernel/dates.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { CaseRow } from './contract.ts'
import { roleTexts } from './words.ts'

const head: readonly Text[] = [
  msg`Case`,
  msg`Your role`,
  msg`Access from`,
  msg`Access from one parent only`,
  msg`Other parent`,
  msg`Children (initials)`,
  msg`Changes since you last looked`,
  msg`Newest change`,
  msg`Next hearing`,
  msg`Hearing`,
  msg`Court`,
  msg`Room`,
  msg`Documents due`,
  msg`Answers due`,
  msg`First answer due from`,
  msg`First answer due by`,
  msg`Access ends`,
  msg`Time zone`,
]

/** A number of changes as it is counted: it may end at a most. */
export const changesIn = ({ changes, hasMore }: CaseRow): string =>
  `${changes.reduce((sum, { count }) => sum + count, 0)}${hasMore ? '+' : ''}`

/** The last day on which access stands, in the case's zone. */
export const lastDay = ({ endsAt, zone }: CaseRow): string | null => (endsAt === null ? null : dayInZone(zone, Date.parse(endsAt) - 1))

/** The list as a table: one row for each grant. Children stand in it by their initials. */
export const caseloadCsv = (rows: readonly CaseRow[]): string =>
  csvOf([
    head.map(english),
    ...rows.map((row) => [
      row.title,
      english(roleTexts[row.role]),
      row.grantedBy.name,
      english(row.isOneParents ? msg`Yes` : msg`No`),
      row.otherParent,
      row.children.join(' '),
      changesIn(row),
      row.changes[0]?.newest ?? null,
      row.hearing?.fromAt ?? null,
      row.hearing?.title ?? null,
      row.hearing?.court ?? null,
      row.hearing?.room ?? null,
      row.hearing?.documentsDueOn ?? null,
      String(row.dueCount),
      row.dues[0]?.who ?? null,
      row.dues[0]?.due ?? null,
      lastDay(row),
      row.zone,
    ]),
  ])
