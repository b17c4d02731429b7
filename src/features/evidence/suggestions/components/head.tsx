import { Trans } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { addressWith } from '#shell/address-with.ts'
import { SiteLink } from '#web/link.tsx'
import type { calls, Source } from '../contract.ts'

interface Props {
  list: Reply<typeof calls.list>
  of: { source: Source; id: string } | null
  isDecided: boolean
  search: URLSearchParams
}

/** How many are left, and the way to what was decided. In the vault the part has its heading already. */
export function Head({ list, of, isDecided, search }: Props) {
  const { found, looked, readings } = list
  const isDashboard = search.get('view') === 'suggested' || search.has('suggested')
  const to = (parts: Readonly<Record<string, string>>) =>
    addressWith('/evidence-dashboard', search, { view: 'suggested', suggested: '', ...parts })
  const place = { of: of?.source ?? '', id: of?.id ?? '', item: '', page: '' }
  return (
    <div className="grid gap-1">
      {isDashboard && (
        <h2 className="[overflow-wrap:anywhere]">
          {of ? (readings[0]?.title ?? <Trans>This source isn’t there</Trans>) : <Trans>Suggested facts</Trans>}
        </h2>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        {found > 0 && (
          <p className="figures">
            <Trans>
              {looked} of {found} reviewed
            </Trans>
          </p>
        )}
        {isDashboard && of !== null && (
          <SiteLink className="no-print inline-flex min-h-11 items-center" to={to({ of: '', id: '', decided: '' })}>
            <Trans>All sources</Trans>
          </SiteLink>
        )}
        {(looked > 0 || isDecided) && (
          <SiteLink className="no-print inline-flex min-h-11 items-center" to={to({ ...place, decided: isDecided ? '' : 'yes' })}>
            {isDecided ? <Trans>Show open suggestions</Trans> : <Trans>Show decided</Trans>}
          </SiteLink>
        )}
      </div>
      {of === null && found === 0 && (
        <p className="max-w-prose">
          <Trans>No suggestions yet. Open a vault item, a document, an order or a message thread, and choose “Suggested facts”.</Trans>
        </p>
      )}
    </div>
  )
}
