import { Trans, useLingui } from '@lingui/react/macro'
import type { Names } from '#case/cases/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import type { History, HistoryLine } from '../contract.ts'
import { evidenceNames, isDifference, lineTitle } from '../rules.ts'

interface TwoColumnsProps {
  of: History['books'][number]
  names: Names
  /** Whose side the amounts are seen from: what they are owed is above zero. */
  side: 'A' | 'B'
  kids: History['children']
  hasReader: boolean
}

/** The same amount, and the same balance after it. */
const agrees = ({ byA, byB, balanceA, balanceB }: HistoryLine) => byA === byB && balanceA === balanceB

/** One book: each entry in the records of both parents, with what each is owed after it. */
export function TwoColumns({ of, names, side, kids, hasReader }: TwoColumnsProps) {
  const sign = side === 'A' ? 1 : -1
  const other = side === 'A' ? 'B' : 'A'
  const [mine, theirs] = [names[side], names[other]]
  const seen = (cents: number | null) => (cents === null ? null : cents * sign)
  const [own, others] = side === 'A' ? (['byA', 'byB'] as const) : (['byB', 'byA'] as const)
  const [balance, otherBalance] = side === 'A' ? (['balanceA', 'balanceB'] as const) : (['balanceB', 'balanceA'] as const)
  const cell = (cents: number | null, left: number) => (
    <span className="figures">
      {cents === null ? (
        <Badge tone="attention">
          <Trans>Not in these records</Trans>
        </Badge>
      ) : (
        formatCents(cents)
      )}
      <span className="block text-sm text-soft">
        <Trans>Balance</Trans> <span className="whitespace-nowrap">{formatCents(left * sign)}</span>
      </span>
    </span>
  )
  const columns: Column<HistoryLine>[] = [
    {
      key: 'entry',
      header: <Trans>Entry</Trans>,
      cell: entryCell(kids),
    },
    {
      key: 'own',
      header: hasReader ? <Trans>Your records</Trans> : <Trans>Records of {mine}</Trans>,
      align: 'end',
      // On a phone one amount stands for both where they agree.
      onPhone: (line) => (agrees(line) ? 'beside' : undefined),
      cell: (line) => cell(seen(line[own]), line[balance]),
    },
    {
      key: 'other',
      header: <Trans>Records of {theirs}</Trans>,
      align: 'end',
      onPhone: (line) => (agrees(line) ? 'aloud' : undefined),
      cell: (line) => cell(seen(line[others]), line[otherBalance]),
    },
  ]
  const [opening, closing] = side === 'A' ? [of.openingA, of.closingA] : [of.openingB, of.closingB]
  const otherClosing = side === 'A' ? of.closingB : of.closingA
  const differences = of.lines.filter(isDifference).length
  const words = { opening: formatCents(opening * sign), closing: formatCents(closing * sign), other: formatCents(otherClosing * sign) }
  const title = of.book === 'support' ? <Trans>Child support</Trans> : <Trans>Shared expenses</Trans>
  return (
    <Section id={`book-${of.book}`} title={title}>
      <p>
        {hasReader ? (
          <Trans>Above zero you are owed, below zero you owe.</Trans>
        ) : (
          <Trans>
            Above zero {mine} is owed, below zero {mine} owes.
          </Trans>
        )}{' '}
        <Trans>Opening balance {words.opening}.</Trans> <Trans>Closing balance {words.closing}.</Trans>{' '}
        {words.closing !== words.other && (
          <strong>
            <Trans>
              By the records of {theirs}: {words.other}.
            </Trans>
          </strong>
        )}{' '}
        {differences === 0 ? (
          <Trans>Both records agree.</Trans>
        ) : (
          <span className="sm:hidden print:hidden">
            <Trans>One amount in a line: both records agree.</Trans>
          </span>
        )}
      </p>
      {of.lines.length > 0 && <Table caption={title} columns={columns} isDense quiet rowKey={({ id }) => id} rows={of.lines} />}
    </Section>
  )
}

const entryCell = (kids: History['children']) => (line: HistoryLine) => <EntryName kids={kids} line={line} />

function EntryName({ line, kids }: { line: HistoryLine; kids: History['children'] }) {
  const { i18n } = useLingui()
  const kid = kids.find(({ id }) => id === line.child)?.name
  const title = lineTitle((text) => i18n._(text), line)
  const who = line.otherwise?.by
  return (
    <>
      <span className="[overflow-wrap:anywhere]">{line.to ? <SiteLink to={line.to}>{title}</SiteLink> : title}</span>
      <span className="block text-sm text-soft">
        {dayInWords(line.day, i18n.locale)}
        {kid && <>, {kid}</>}
        {line.evidence !== null && (
          <>
            {' · '}
            {i18n._(evidenceNames[line.evidence])}
          </>
        )}
      </span>
      {line.otherwise && (
        <span className="block text-sm [overflow-wrap:anywhere]">
          <Trans>{who} sees this differently:</Trans> {line.otherwise.reason}
        </span>
      )}
      {isDifference(line) && (
        <span className="block">
          <Badge tone="attention">
            <Trans>Difference</Trans>
          </Badge>
        </span>
      )}
    </>
  )
}
