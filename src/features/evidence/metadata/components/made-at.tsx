import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#web/dates.ts'
import type { FileMetadata } from '../contract.ts'

type Made = FileMetadata['made'][number]

/** When a file says that it was made: the best time first, each as it stands there. */
export function MadeAt({ made }: Pick<FileMetadata, 'made'>) {
  if (made.length === 0) return <Trans>Not in this file</Trans>
  return (
    <ul className="grid gap-2">
      {made.map((time) => (
        <li key={`${time.tag} ${time.raw}`}>
          <Time time={time} />
          <span className="block text-sm text-soft">
            {time.tag}: {time.raw}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Time({ time: { local, offset, against } }: { time: Made }) {
  const { i18n } = useLingui()
  if (local === null) return <Trans>The file has a field for the time, but no real time in it.</Trans>
  const when = formatDate('moment', `${local}Z`, i18n.locale)
  return (
    <>
      {offset === null ? (
        <Trans>{when}, no time zone</Trans>
      ) : offset === 'Z' ? (
        <Trans>{when}, UTC</Trans>
      ) : (
        <Trans>
          {when}, UTC{offset}
        </Trans>
      )}
      <span className="block text-sm">{against && <Against against={against} />}</span>
    </>
  )
}

const day = 24 * 60

function Against({ against }: { against: NonNullable<Made['against']> }) {
  if (against.is === 'after') return <Trans>Later than the upload, so the device’s clock was wrong or the time was changed.</Trans>
  if (against.is === 'tooOld') return <Trans>Before 1995. No digital camera wrote such times then: a person or a program entered it.</Trans>
  const days = Math.floor(against.least / day)
  if (days > 0) return <Plural one="Uploaded at least # day later" other="Uploaded at least # days later" value={days} />
  return against.most < day ? <Trans>Uploaded less than a day later</Trans> : <Trans>Uploaded less than two days later</Trans>
}
