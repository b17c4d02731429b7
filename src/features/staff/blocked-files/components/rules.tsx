import { Trans, useLingui } from '@lingui/react/macro'
import { law } from '#domain/files/blocked.ts'
import { dayInWords } from '#web/days.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'

/** Who does what, and the law that says so. */
export function Rules() {
  const { i18n } = useLingui()
  const checked = dayInWords(law.lastChecked, i18n.locale)
  return (
    <Disclosure title={<Trans>How this desk works</Trans>}>
      <ol className="grid max-w-prose list-decimal gap-1 ps-5 pb-2">
        <li>
          <Trans>Block the file on the day of the report. Nobody looks first to see whether the report is right.</Trans>
        </li>
        <li>
          <Trans>Report it to the CyberTipline of NCMEC, as soon as reasonably possible, and enter the number here.</Trans>
        </li>
        <li>
          <Trans>
            It is preserved for a year from that day, or until the last day of a legal request that you note here. It stays stored and
            blocked after that: nothing deletes it by itself.
          </Trans>
        </li>
        <li>
          <Trans>Hand it over by legal process alone, from the server, and note it here with its hash.</Trans>
        </li>
        <li>
          <Trans>A mistake ends by two people, with the reason.</Trans>
        </li>
      </ol>
      <p className="pb-2 text-sm text-soft">
        <Trans>
          Law: {law.citation}, as amended by {law.amendedBy}. Last checked {checked}. The procedure is in docs/operations.md.
        </Trans>
      </p>
    </Disclosure>
  )
}
