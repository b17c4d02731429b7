import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayIn, timeIn, zoneLetters } from '#web/times.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { scopeNames } from '#case/cases/public.tsx'
import { calls } from '../contract.ts'

/** What a seat looked at and when, for the parent who granted it. */
export function Looks({ caseId, seat, zone }: { caseId: string; seat: string; zone: string }) {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useApiQuery(calls.looks, { params: { seat }, query: { case: caseId } })
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The list could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={4} />
    )
  }
  return (
    <>
      <p className="text-sm text-soft">
        <Trans>
          Each line is a part of the case that was opened. Opening it again within five minutes is one line. The last 200 are shown.
        </Trans>
      </p>
      <ol className="grid gap-2">
        {data.looks.map(({ scope, at }) => (
          <li className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2" key={`${at} ${scope}`}>
            <span>{i18n._(scopeNames[scope])}</span>
            <time className="figures text-soft" dateTime={at}>
              {dayIn(at, zone, i18n.locale)}, {timeIn(at, zone, i18n.locale)} {zoneLetters(at, zone, i18n.locale)}
            </time>
          </li>
        ))}
      </ol>
    </>
  )
}
