import { Trans } from '@lingui/react/macro'
import { addressWith } from '#shell/address-with.ts'
import { SiteLink } from '#web/link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import type { Reading } from '../contract.ts'

/** Papers and threads that were looked through, each with how many of its suggestions were decided. */
export function Sources({ readings, search }: { readings: readonly Reading[]; search: URLSearchParams }) {
  return (
    <Disclosure title={<Trans>Sources ({readings.length})</Trans>}>
      <ul className="border-t border-line">
        {readings.map(({ source, id, title, state, pieces, done, found, looked }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line" key={`${source} ${id}`}>
            <SiteLink
              className="inline-flex min-h-11 min-w-0 items-center [overflow-wrap:anywhere]"
              to={addressWith('/evidence-dashboard', search, { view: 'suggested', of: source, id, suggested: '' })}
            >
              {title}
            </SiteLink>
            <span className="figures text-sm text-soft">
              {state === 'read' ? (
                <Trans>
                  {looked} of {found}
                </Trans>
              ) : pieces === null ? (
                <Trans>Waiting</Trans>
              ) : (
                <Trans>
                  Page {done} of {pieces}
                </Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
