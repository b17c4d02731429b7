import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Empty } from '#web/ui/states.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { deskCalls, type Refused } from '../contract.ts'

function Why({ status }: Pick<Refused, 'status'>) {
  if (status === 400 || status === 415) return <Trans>The input could not be used</Trans>
  if (status === 403) return <Trans>Not allowed</Trans>
  if (status === 409) return <Trans>Against a rule</Trans>
  if (status === 413) return <Trans>Too large</Trans>
  return <Trans>Too many</Trans>
}

function Day({ day }: Pick<Refused, 'day'>) {
  const { i18n } = useLingui()
  return dayInWords(day, i18n.locale)
}

function Count({ n }: Pick<Refused, 'n'>) {
  const { i18n } = useLingui()
  return <span className="figures">{i18n.number(n)}</span>
}

const columns: readonly Column<Refused>[] = [
  { key: 'day', header: <Trans>Day</Trans>, cell: ({ day }) => <Day day={day} /> },
  { key: 'call', header: <Trans>Call</Trans>, cell: ({ call }) => <span className="wrap-anywhere">{call}</span> },
  { key: 'why', header: <Trans>Why</Trans>, cell: ({ status }) => <Why status={status} /> },
  { key: 'n', header: <Trans>Count</Trans>, align: 'end', cell: ({ n }) => <Count n={n} /> },
]

/** Calls that were refused, by day: many of one kind are someone who tries to get around a check. */
export function Refusals() {
  const { t } = useLingui()
  const asked = useApiQuery(deskCalls.refusals, {})
  return (
    <section className="mt-12 grid gap-4 border-t border-line pt-8">
      <h2>
        <Trans>Refused calls</Trans>
      </h2>
      <p className="max-w-prose text-soft">
        <Trans>
          How often each call was refused in the last 30 days (UTC). Many of one kind may be somebody who tries to get around a check. Who
          it was, and what was sent, is not kept; of ratings nothing is counted.
        </Trans>
      </p>
      <Loaded query={asked} failed={t`The refused calls cannot be shown`} lines={4}>
        {({ refusals }) =>
          refusals.length === 0 ? (
            <Empty title={t`No call was refused`}>
              <Trans>What is refused from now on is counted here.</Trans>
            </Empty>
          ) : (
            <Table
              caption={t`Refused calls by day`}
              columns={columns}
              quiet
              rowKey={({ day, call, status }) => `${day} ${call} ${status}`}
              rows={refusals}
            />
          )
        }
      </Loaded>
    </section>
  )
}
