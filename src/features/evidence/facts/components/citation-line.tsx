import { Trans } from '@lingui/react/macro'
import { caseLink, Moment } from '#case/cases/public.tsx'
import { writePlaceInRecording } from '#domain/facts/clock.ts'
import { SiteLink } from '#web/link.tsx'
import type { Citation } from '../contract.ts'

interface Props {
  citation: Citation
  zone: string
  search: URLSearchParams
}

/** Where a fact can be read: it leads back there, and says so where that is gone. */
export function CitationLine({ citation, zone, search }: Props) {
  const { kind, state, title, to, page, second, quote, place, by, at, exhibit } = citation
  const recording = second === null ? null : writePlaceInRecording(second)
  const name =
    state === 'removed' ? (
      kind === 'message' ? (
        <Trans>A message that isn’t there any more</Trans>
      ) : (
        <Trans>An item that was removed from the vault</Trans>
      )
    ) : state === 'hidden' ? (
      <Trans>Something that isn’t shared with you</Trans>
    ) : kind === 'place' ? (
      place
    ) : (
      title
    )
  return (
    <div className="border-s-4 border-line ps-3">
      <p className="[overflow-wrap:anywhere]">
        {to === null ? (
          <span className={state === 'there' ? '' : 'text-attention'}>{name}</span>
        ) : (
          <SiteLink className="inline-flex min-h-6 items-center" to={caseLink(to, search)}>
            {name}
          </SiteLink>
        )}
        {page !== null && (
          <span className="figures text-soft">
            {', '}
            <Trans>page {page}</Trans>
          </span>
        )}
        {exhibit !== null && <span className="text-soft"> ({exhibit})</span>}
        {recording !== null && (
          <span className="figures text-soft">
            {', '}
            <Trans>at {recording}</Trans>
          </span>
        )}
      </p>
      {by !== null && at !== null && (
        <p className="text-sm text-soft">
          <Trans>
            Message from {by}, <Moment at={at} zone={zone} />
          </Trans>
        </p>
      )}
      {kind !== 'place' && place !== '' && <p className="text-sm text-soft [overflow-wrap:anywhere]">{place}</p>}
      {quote !== '' && <blockquote className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">“{quote}”</blockquote>}
    </div>
  )
}
