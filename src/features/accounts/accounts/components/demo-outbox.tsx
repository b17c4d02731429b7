import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { useSite } from '#web/site.ts'
import { Notice } from '#web/ui/notice.tsx'

/** In the demonstration no mail is sent: where it can be read. */
export function DemoOutbox() {
  const { demo } = useSite()
  if (!demo) return null
  return (
    <Notice tone="attention">
      <p>
        <Trans>
          This is a demonstration, and sends no mail. You find it in <SiteLink to="/outbox">the outbox</SiteLink>.
        </Trans>
      </p>
    </Notice>
  )
}
