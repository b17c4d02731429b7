import { Trans, useLingui } from '@lingui/react/macro'
import type { Names } from '#case/cases/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import type { History } from '../contract.ts'
import { amountCell } from './amount.tsx'

type Interest = NonNullable<History['interest']>
type Line = Interest['byPayer'][number]

interface ArrearsProps {
  of: NonNullable<History['arrears']>
  interest: Interest
  names: Names
  today: string
  state: string
}

const sum = (lines: readonly Line[]) => lines.reduce((all, { cents }) => all + cents, 0)

/** What support is overdue by these records, and the interest on it, each with the lines behind it. */
export function Arrears({ of, interest, names, today, state }: ArrearsProps) {
  const { i18n } = useLingui()
  const other = of.payer === 'A' ? 'B' : 'A'
  const [payer, receiver, day] = [names[of.payer], names[other], dayInWords(today, i18n.locale)]
  const outside = formatCents(of.outside)
  const without = of.undisputed ?? { due: 0, byPayer: 0, byReceiver: 0 }
  const [restDue, restByPayer, restByReceiver] = [without.due, without.byPayer, without.byReceiver].map(formatCents)
  const isOne = JSON.stringify(interest.byPayer) === JSON.stringify(interest.byReceiver)
  return (
    <Section
      about={
        <Trans>
          By these records, on {day}. This is information, not legal advice: a court or the state’s agency decides what is owed.
        </Trans>
      }
      id="arrears"
      title={<Trans>Overdue child support</Trans>}
    >
      <Facts
        items={[
          { term: <Trans>Due so far</Trans>, value: formatCents(of.due), note: <Trans>As the order sets it</Trans> },
          { term: <Trans>Overdue by the records of {payer}</Trans>, value: formatCents(of.byPayer) },
          { term: <Trans>Overdue by the records of {receiver}</Trans>, value: formatCents(of.byReceiver) },
          ...(of.undisputed
            ? [
                {
                  term: <Trans>Without support that a parent sees differently</Trans>,
                  value: (
                    <ul>
                      <li>
                        <Trans>Due so far: {restDue}</Trans>
                      </li>
                      <li>
                        <Trans>
                          Overdue by the records of {payer}: {restByPayer}
                        </Trans>
                      </li>
                      <li>
                        <Trans>
                          Overdue by the records of {receiver}: {restByReceiver}
                        </Trans>
                      </li>
                    </ul>
                  ),
                },
              ]
            : []),
          ...(of.outside > 0
            ? [
                {
                  term: <Trans>Paid outside the order</Trans>,
                  value: outside,
                  note: <Trans>Counted here, but it may not be credited.</Trans>,
                },
              ]
            : []),
          ...(interest.byPayer.length + interest.byReceiver.length > 0
            ? [
                { term: <Trans>Interest by the records of {payer}</Trans>, value: formatCents(sum(interest.byPayer)) },
                { term: <Trans>Interest by the records of {receiver}</Trans>, value: formatCents(sum(interest.byReceiver)) },
              ]
            : []),
        ]}
      />
      <Rules interest={interest} state={state} />
      {interest.byReceiver.length + interest.byPayer.length > 0 && (
        <Disclosure title={<Trans>How the interest is counted</Trans>}>
          <p className="max-w-prose text-sm text-soft">
            <Trans>
              Simple interest by day, 365 days a year. Payments go to the oldest support first and not to interest. Each line is rounded to
              the cent once.
            </Trans>
          </p>
          {isOne ? (
            <Lines lines={interest.byPayer} title={<Trans>By the records of both</Trans>} />
          ) : (
            <>
              <Lines lines={interest.byPayer} title={<Trans>By the records of {payer}</Trans>} />
              <Lines lines={interest.byReceiver} title={<Trans>By the records of {receiver}</Trans>} />
            </>
          )}
        </Disclosure>
      )}
    </Section>
  )
}

function Rules({ interest: { rules, isRateMissing }, state }: { interest: Interest; state: string }) {
  const { i18n } = useLingui()
  const day = (of: string) => dayInWords(of, i18n.locale)
  return (
    <div className="grid gap-3 text-sm">
      {rules.map(({ rate, from, until, citation, checkedOn, words, isOnJudgments }) => {
        const [first, last, checked] = [day(from), until && day(until), checkedOn && day(checkedOn)]
        return (
          <p className="border-s-4 border-line ps-3" key={from}>
            <strong>
              {state}: {rate}
            </strong>{' '}
            (
            {last ? (
              <Trans>
                {first} to {last}
              </Trans>
            ) : (
              <Trans>since {first}</Trans>
            )}
            ; {citation}). <span lang="en">“{words}”</span>{' '}
            {isOnJudgments && <Trans>Interest is on judgments for overdue support only, so none is counted here.</Trans>}{' '}
            {checked ? <Trans>Checked {checked}.</Trans> : <Trans>Not yet checked against the state’s code.</Trans>}
          </p>
        )
      })}
      {isRateMissing && (
        <p>
          <Trans>No rate for today is known here for {state}. Enter the rate of your order above to count interest.</Trans>
        </p>
      )}
    </div>
  )
}

function Lines({ lines, title }: { lines: readonly Line[]; title: React.ReactNode }) {
  const { i18n } = useLingui()
  const day = (of: string) => dayInWords(of, i18n.locale)
  const columns: Column<Line>[] = [
    { key: 'from', header: <Trans>From</Trans>, cell: ({ from }) => day(from) },
    { key: 'to', header: <Trans>To</Trans>, cell: ({ to }) => day(to) },
    { key: 'days', header: <Trans>Days</Trans>, align: 'end', cell: ({ days }) => String(days) },
    {
      key: 'principal',
      header: <Trans>Overdue</Trans>,
      align: 'end',
      cell: amountCell(({ principal }) => principal),
    },
    { key: 'rate', header: <Trans>Rate</Trans>, align: 'end', cell: ({ rate }) => rate },
    {
      key: 'cents',
      header: <Trans>Interest</Trans>,
      align: 'end',
      cell: amountCell(({ cents }) => cents),
    },
  ]
  return <Table caption={title} columns={columns} rowKey={({ from, rate }) => `${from} ${rate}`} rows={lines} />
}
