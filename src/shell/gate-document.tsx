import { Trans, useLingui } from '@lingui/react/macro'
import { DocumentText } from '#accounts/agreements/public.tsx'
import type { TermsVersion } from '#accounts/agreements/contract.ts'
import { dayInWords } from '#web/days.ts'
import { Checkbox } from '#web/ui/choice.tsx'

interface GateDocumentProps {
  of: TermsVersion
  ticked: boolean
  onTick: (ticked: boolean) => void
}

/** One document of the terms dialog: its whole text, and a box that someone ticks or does not. */
export function GateDocument({ of, ticked, onTick }: GateDocumentProps) {
  const { t, i18n } = useLingui()
  const day = dayInWords(of.version, i18n.locale)
  return (
    <li className="border-t border-line pt-4">
      <h3>{of.title}</h3>
      <p className="text-sm text-soft">
        <Trans>Version of {day}.</Trans> {of.isDraft && <Trans>Draft for a lawyer to review.</Trans>}
      </p>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached by the keyboard */}
      <section
        aria-label={t`Text of “${of.title}”`}
        className="mt-2 max-h-52 overflow-y-auto rounded-sm border border-edge bg-paper px-4 py-3 sm:max-h-60"
        tabIndex={0}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        <DocumentText level={4} of={of} />
      </section>
      <Checkbox
        checked={ticked}
        label={<Trans>I have read and accept “{of.title}”</Trans>}
        name={of.documentType}
        onChange={(event) => onTick(event.target.checked)}
      />
    </li>
  )
}
