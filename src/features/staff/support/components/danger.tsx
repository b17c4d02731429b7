import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Before all else: who answers at any hour, and that this page does not. */
export function Danger() {
  return (
    <div className="mt-6 max-w-2xl">
      <Notice title={<Trans>Are you in danger now?</Trans>} tone="danger">
        <p>
          <Trans>Call 911. This page is not watched day and night.</Trans>{' '}
          <SiteLink to="/emotional-support">
            <Trans>See the lines that answer at any hour</Trans>
          </SiteLink>
        </p>
      </Notice>
    </div>
  )
}
