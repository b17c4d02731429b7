import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { leastDeposits } from '#domain/finances/income.ts'
import { formatCents } from '#domain/money/cents.ts'
import { Button } from '#web/ui/button.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import type { calls } from '../contract.ts'
import { Months } from './months.tsx'
import { Proofs } from './proofs.tsx'
import { paceNames } from './words.ts'

type Data = Reply<typeof calls.income>

/** Payers of the parent's income, with every deposit. */
export function Income({ data: { accounts, period, sources }, search }: { data: Data; search: URLSearchParams }) {
  return (
    <>
      <Months period={period} search={search} />
      <Section id="income" title={<Trans>Income by payer</Trans>}>
        <Rows
          empty={
            <p className="text-soft">
              <Trans>No income found in these months.</Trans>
            </p>
          }
          of={sources}
          rowKey={({ lines }) => lines[0]!.id}
        >
          {(source) => <Source accounts={accounts} source={source} />}
        </Rows>
        <p className="text-sm text-soft">
          <Plural
            one="Deposits of # complete month. A year is twelve times the monthly average."
            other="Deposits of # complete months, those without a deposit counted too. A year is twelve times the monthly average."
            value={period.months.length}
          />
        </p>
        {sources.length > 0 && (
          <Button className="no-print justify-self-start" kind="secondary" onClick={() => window.print()}>
            <Trans>Print or save as PDF</Trans>
          </Button>
        )}
      </Section>
    </>
  )
}

function Source({ source, accounts }: { source: Data['sources'][number]; accounts: Data['accounts'] }) {
  const { i18n } = useLingui()
  const { payer, pace, isEnough, lines } = source
  const [monthly, yearly, least, median, most] = [source.monthly, source.yearly, source.least, source.median, source.most].map(formatCents)
  const inWords = pace && i18n._(paceNames[pace])
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base [overflow-wrap:anywhere]">{payer}</h3>
        <p className="figures flex-none font-semibold">
          <Trans>{monthly} a month</Trans>
        </p>
      </div>
      <p className="text-sm text-soft">
        <Plural one="# deposit" other="# deposits" value={lines.length} />
        {' · '}
        {!isEnough ? (
          <Trans>not enough data to say how often ({leastDeposits} deposits at least)</Trans>
        ) : inWords ? (
          <>{inWords}</>
        ) : (
          <Trans>at no regular pace</Trans>
        )}
        {' · '}
        <Trans>
          {least} to {most}, median {median}
        </Trans>
        {' · '}
        <Trans>{yearly} a year</Trans>
      </p>
      <Proofs accounts={accounts} lines={lines} />
    </div>
  )
}
