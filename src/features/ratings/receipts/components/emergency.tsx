import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Help that is there at once, for the person who is in danger or says that someone else is. */
export function Emergency() {
  return (
    <Notice tone="danger">
      <p>
        <Trans>
          If anybody is in danger now, call 911. If you think of harming yourself, call or text 988: somebody answers at any hour, and it is
          free.
        </Trans>
      </p>
      <p className="mt-2">
        <SiteLink className="inline-block py-2.5" to="/emotional-support">
          <Trans>More people who can help, by state</Trans>
        </SiteLink>
      </p>
    </Notice>
  )
}
