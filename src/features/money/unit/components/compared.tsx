import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { type Board, calls, type Row } from '../contract.ts'
import { kindNames, resultNames } from './words.ts'

interface ComparedProps {
  of: Board['compared'][number]
  caseId: string
}

/** What the unit received or sent out, line by line beside the payments recorded here. */
export function Compared({ of: { kind, first, last, rows }, caseId }: ComparedProps) {
  const { i18n } = useLingui()
  const matching = useMutation(calls.match, ['/api/payments'])
  const ending = useMutation(calls.endMatch, ['/api/payments'])
  const inWords = (day: string) => dayInWords(day, i18n.locale)
  const [from, to] = [inWords(first), inWords(last)]
  const button = ({ line, record, match }: Row) =>
    line &&
    record && (
      <MatchOf
        busy={matching.busy || ending.busy}
        day={inWords(line.day)}
        match={match}
        onEnd={(id) => void ending.send({ params: { case: caseId, unitMatch: id } })}
        onMatch={() => void matching.send({ params: { case: caseId, unitLine: line.id }, body: { payment: record.payment } })}
      />
    )
  const columns: Column<Row>[] = [
    { key: 'result', header: <Trans>Comparison</Trans>, cell: resultCell },
    { key: 'unit', header: <Trans>History of the unit</Trans>, cell: lineCell(inWords) },
    { key: 'here', header: <Trans>Recorded here</Trans>, cell: recordCell(inWords) },
    { key: 'match', header: <Trans>Match</Trans>, cell: matchCell(button) },
  ]
  return (
    <Section
      about={
        <Trans>
          {from} to {to}
        </Trans>
      }
      id={`unit-${kind}`}
      title={kind === 'received' ? <Trans>Payments that the unit received</Trans> : <Trans>Payments that the unit sent out</Trans>}
    >
      <Problem of={matching.problem ?? ending.problem} />
      <Table
        caption={i18n._(kindNames[kind])}
        columns={columns}
        quiet
        rowKey={({ line, record }) => `${line?.id} ${record?.id}`}
        rows={rows}
      />
    </Section>
  )
}

const resultCell = ({ result }: Row) => <ResultName result={result} />

function ResultName({ result }: Pick<Row, 'result'>) {
  const { i18n } = useLingui()
  return <Badge tone={result === 'same' ? 'plain' : 'attention'}>{i18n._(resultNames[result])}</Badge>
}

const under = 'block text-sm text-soft [overflow-wrap:anywhere]'

const lineCell =
  (inWords: (day: string) => string) =>
  ({ line }: Row) =>
    line && (
      <>
        <span className="figures">{formatCents(line.cents)}</span>
        <span className={under}>{[inWords(line.day), line.reference].filter(Boolean).join(' · ')}</span>
      </>
    )

const recordCell =
  (inWords: (day: string) => string) =>
  ({ record }: Row) =>
    record && (
      <>
        <SiteLink className="figures" to={`/co-parenting-payments?request=${record.payment}`}>
          {formatCents(record.cents)}
        </SiteLink>
        <span className={under}>{inWords(record.day)}</span>
      </>
    )

const matchCell = (button: (row: Row) => ReactNode) => (row: Row) => (row.match || row.canMatch ? button(row) : null)

interface MatchProps {
  day: string
  match: Row['match']
  busy: boolean
  onMatch: () => void
  onEnd: (id: string) => void
}

/** Who found the two to be one payment, or the button for that. */
function MatchOf({ day, match, busy, onMatch, onEnd }: MatchProps) {
  const { t } = useLingui()
  const by = match?.by
  if (!match)
    return (
      <Button aria-label={t`It is this payment: ${day}`} busy={busy} className="no-print" kind="secondary" onClick={onMatch}>
        <Trans>It is this payment</Trans>
      </Button>
    )
  return (
    <>
      <span className="block">
        <Trans>Matched by {by}</Trans>
      </span>
      {match.canEnd && (
        <Button aria-label={t`Remove match of ${day}`} busy={busy} className="no-print" kind="quiet" onClick={() => onEnd(match.id)}>
          <Trans>Remove match</Trans>
        </Button>
      )}
    </>
  )
}
