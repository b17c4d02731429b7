import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import type { History } from '../contract.ts'
import { amountCell } from './amount.tsx'

type Interest = NonNullable<History['interest']>
type Line = Interest['byPayer'][number]

/** The rates of the state, in the words of its law, and when they were last checked. */
export function Rules({ interest: { rules, isRateMissing }, state }: { interest: Interest; state: string }) {
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

/** The lines by the records of each parent; once where they are the same. */
export function BothLines({ of, payer, receiver }: { of: Pick<Interest, 'byPayer' | 'byReceiver'>; payer: string; receiver: string }) {
  const { byPayer, byReceiver } = of
  if (byPayer.length + byReceiver.length === 0)
    return (
      <p>
        <Trans>No interest.</Trans>
      </p>
    )
  if (JSON.stringify(byPayer) === JSON.stringify(byReceiver)) return <Lines lines={byPayer} title={<Trans>By the records of both</Trans>} />
  return (
    <>
      <Lines lines={byPayer} title={<Trans>By the records of {payer}</Trans>} />
      <Lines lines={byReceiver} title={<Trans>By the records of {receiver}</Trans>} />
    </>
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
