import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#web/dates.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'

/** A moment in UTC, to the second: everyone reads the same. */
export function Utc({ at }: { at: string }) {
  const { i18n } = useLingui()
  return (
    <time className="figures" dateTime={at}>
      {formatDate('momentToTheSecond', at, i18n.locale, 'UTC')}
    </time>
  )
}

/** What an outside authority said of a head, or that none did. */
export function Stamp({ stamp }: { stamp: { at: string; authority: string } | null }) {
  return (
    <p className="text-sm">
      {stamp ? (
        <Trans>
          Outside timestamp <Utc at={stamp.at} />, {stamp.authority}
        </Trans>
      ) : (
        <Trans>No outside timestamp</Trans>
      )}
    </p>
  )
}

/** The root of a head, and its files to save. @param at their address without the ending */
export function RootAndFiles({ root, at, isStamped }: { root: string; at: string; isStamped: boolean }) {
  return (
    <Disclosure className="text-sm [&>summary]:font-normal" title={<Trans>Root and files</Trans>}>
      <p className="figures [overflow-wrap:anywhere]">{root}</p>
      <p className="flex flex-wrap gap-x-4">
        <a className="inline-block py-2.5" download href={`${at}.txt`}>
          <Trans>Signed note</Trans>
        </a>
        {isStamped && (
          <a className="inline-block py-2.5" download href={`${at}.tsr`}>
            <Trans>Timestamp token</Trans>
          </a>
        )}
      </p>
    </Disclosure>
  )
}
