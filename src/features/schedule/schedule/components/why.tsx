import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import type { Names } from '#shell/holders.ts'
import { clockTime, dayLong } from '#web/times.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { layerNames } from '#schedule/versions/public.tsx'
import { calls, type Reason } from '../contract.ts'
import { becauseWords } from './because.ts'

interface WhyProps {
  /** The day that was asked about; `null`: none. */
  day: string | null
  at: { case?: string; child?: string; version?: string }
  names: Names
  onClose: () => void
}

/** Why a day is whose it is: each part of it, what decides, and what would count without that. */
export function Why({ day, at, names, onClose }: WhyProps) {
  const { i18n } = useLingui()
  return (
    <Dialog onClose={onClose} open={day !== null} title={day ? dayLong(day, i18n.locale) : ''}>
      {day && <Parts at={at} day={day} names={names} />}
    </Dialog>
  )
}

function Parts({ day, at, names }: Omit<WhyProps, 'onClose'> & { day: string }) {
  const { data, error, refetch, isFetching } = useApiQuery(calls.why, { query: { ...at, day } })
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Try again in a minute.</Trans>}
        title={<Trans>The reasons could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={5} />
    )
  }
  return (
    <ol className="grid gap-5">
      {data.parts.map((part) => (
        <li key={part.from}>
          <Part names={names} part={part} />
        </li>
      ))}
    </ol>
  )
}

function Part({ part, names }: { part: Reason; names: Names }) {
  const { i18n, t } = useLingui()
  const isAllDay = part.from === '00:00' && part.to === '24:00'
  const [from, to] = [clockTime(part.from, i18n.locale), part.to === '24:00' ? t`midnight` : clockTime(part.to, i18n.locale)]
  return (
    <section className="grid gap-2">
      <h3 className="text-base">
        <span className="figures">
          {isAllDay ? (
            <Trans>All day</Trans>
          ) : (
            <Trans>
              {from} to {to}
            </Trans>
          )}
        </span>
        {': '}
        {part.holder === 'gap' ? <Trans>nobody</Trans> : names[part.holder]}
      </h3>
      {part.links.length === 0 && (
        <p>
          <Trans>No rule gives this time to anybody.</Trans>
        </p>
      )}
      <ol className="grid gap-2">
        {part.links.map((link, index) => {
          const who = names[link.holder]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a link is its place in the chain
            <li className={`border-s-4 ps-3 ${index === 0 ? 'border-action' : 'border-line text-soft'}`} key={index}>
              <p className="flex flex-wrap items-center gap-2">
                <Badge>{i18n._(layerNames[link.layer])}</Badge>
                {link.label && <span className="font-semibold">{link.label}</span>}
                <span>{index === 0 ? <Trans>decides: {who}</Trans> : <Trans>would give it to {who}</Trans>}</span>
              </p>
              <p className="text-sm">{becauseWords(link, i18n)}</p>
              {link.clause && (
                <blockquote className="text-sm">
                  ¶ {link.clause.paragraph} “{link.clause.text}”
                </blockquote>
              )}
              {link.version && <p className="text-sm text-soft">{link.version}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
