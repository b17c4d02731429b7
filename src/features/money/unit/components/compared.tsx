import { Trans, useLingui } from '@lingui/react/macro'
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

/** What the unit received or sent out, line by line beside the payments recorded here. */
export function Compared({ of: { kind, first, last, rows }, caseId }: { of: Board['compared'][number]; caseId: string }) {
  const { t, i18n } = useLingui()
  const matching = useMutation(calls.match, ['/api/payments'])
  const ending = useMutation(calls.endMatch, ['/api/payments'])
  const inWords = (day: string) => dayInWords(day, i18n.locale)
  const [from, to] = [inWords(first), inWords(last)]
  const columns: Column<Row>[] = [
    {
      key: 'result',
      header: <Trans>Comparison</Trans>,
      cell: ({ result }) => <Badge tone={result === 'same' ? 'plain' : 'attention'}>{i18n._(resultNames[result])}</Badge>,
    },
    {
      key: 'unit',
      header: <Trans>History of the unit</Trans>,
      cell: ({ line }) =>
        line && (
          <>
            <span className="figures">{formatCents(line.cents)}</span>
            <span className="block text-sm text-soft [overflow-wrap:anywhere]">
              {[inWords(line.day), line.reference].filter(Boolean).join(' · ')}
            </span>
          </>
        ),
    },
    {
      key: 'here',
      header: <Trans>Recorded here</Trans>,
      cell: ({ record }) =>
        record && (
          <>
            <SiteLink className="figures" to={`/co-parenting-payments?request=${record.payment}`}>
              {formatCents(record.cents)}
            </SiteLink>
            <span className="block text-sm text-soft">{inWords(record.day)}</span>
          </>
        ),
    },
    {
      key: 'match',
      header: <Trans>Match</Trans>,
      cell: ({ line, record, match, canMatch }) => {
        if (!line || !record || !(match || canMatch)) return null
        const day = inWords(line.day)
        const by = match?.by
        return match ? (
          <>
            <span className="block">
              <Trans>Matched by {by}</Trans>
            </span>
            {match.canEnd && (
              <Button
                aria-label={t`Remove match of ${day}`}
                busy={ending.busy}
                className="no-print"
                kind="quiet"
                onClick={() => void ending.send({ params: { case: caseId, unitMatch: match.id } }, { done: t`Match removed` })}
              >
                <Trans>Remove match</Trans>
              </Button>
            )}
          </>
        ) : (
          <Button
            aria-label={t`It is this payment: ${day}`}
            busy={matching.busy}
            className="no-print"
            kind="secondary"
            onClick={() =>
              void matching.send({ params: { case: caseId, unitLine: line.id }, body: { payment: record.payment } }, { done: t`Matched` })
            }
          >
            <Trans>It is this payment</Trans>
          </Button>
        )
      },
    },
  ]
  const title = i18n._(kindNames[kind])
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
      <Table caption={title} columns={columns} quiet rowKey={({ line, record }) => `${line?.id} ${record?.id}`} rows={rows} />
    </Section>
  )
}
