import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Section } from './section.tsx'

/** Who is connected is the case's, and so are its settings. */
export function PeoplePart() {
  return (
    <Section id="people" title={<Trans>Connected people</Trans>}>
      <p>
        <Trans>
          Who sees your case, what they see of it and until when stands with the case: the other parent, your attorney and everybody you
          gave a seat. There you also take a seat back, or hold somebody off.
        </Trans>
      </p>
      <p>
        <SiteLink className="inline-flex min-h-11 items-center" to="/parent-connection">
          <Trans>See who is connected</Trans>
        </SiteLink>
      </p>
    </Section>
  )
}
