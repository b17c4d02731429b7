import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls, type Local as LocalLines } from '../contract.ts'
import { Phone } from './phone.tsx'

function Found({ name, coalition, lines, checkedOn }: LocalLines) {
  const { i18n } = useLingui()
  const day = dayInWords(checkedOn, i18n.locale)
  const isPhoned = lines.every(({ basis }) => basis === 'phoned')
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4 sm:p-6">
      <h3>{name}</h3>
      {lines.map((line) => (
        <div key={line.phone}>
          <p>{line.name}</p>
          <p className="flex flex-wrap items-center gap-x-4">
            <Phone number={line.phone} />
            {line.text !== null && <Trans>or text {line.text}</Trans>}
          </p>
        </div>
      ))}
      {lines.length === 0 && (
        <p>
          <Trans>
            We know no statewide number for certain, so we show none. Call <span className="whitespace-nowrap">1-800-799-7233</span>: they
            connect you with the programs in {name}.
          </Trans>
        </p>
      )}
      {coalition !== null && (
        <p>
          <Trans>Statewide coalition: {coalition}. It can name the program nearest to you.</Trans>
        </p>
      )}
      <p className="text-sm text-soft">
        {isPhoned && lines.length > 0 ? (
          <Trans>Last checked on {day}, by phone.</Trans>
        ) : (
          <Trans>
            Last checked on {day}, against public documents and not by phone. If a number does not answer, call{' '}
            <span className="whitespace-nowrap">1-800-799-7233</span> or 211.
          </Trans>
        )}
      </p>
    </div>
  )
}

/** The lines of the state that was picked. */
export function Local({ state }: { state: LocalLines['state'] }) {
  const { t } = useLingui()
  const found = useApiQuery(calls.local, { params: { state } }, { keepOld: true })
  if (found.data) return <Found {...found.data} />
  if (found.isPending) return <Skeleton lines={5} />
  return (
    <Failed
      busy={found.isFetching}
      onRetry={() => void found.refetch()}
      sentence={t`Call 1-800-799-7233 or 211 now: both know the lines of your state.`}
      title={t`The lines of the state did not load`}
    />
  )
}
