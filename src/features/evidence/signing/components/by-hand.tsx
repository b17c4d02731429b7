import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '#case/cases/contract.ts'
import type { CourtKind } from '#domain/signing/kinds.ts'
import { stateName } from '#domain/directory/place.ts'
import { federal, ruleFor, type SigningRule } from '#domain/signing/rules.ts'
import { formatDay } from '#web/dates.ts'
import { Section } from '#web/ui/section.tsx'

interface Props {
  document: string
  version: string
  kind: CourtKind
  seat: Seat
}

/** A paper for a court: only a page to be signed by hand, and what is known of the state's rule. */
export function ByHand({ document, version, kind, seat: { caseId, state } }: Props) {
  const { i18n } = useLingui()
  const rule = ruleFor(state, kind)
  const { citation, checkedOn } = federal.exceptions
  const checked = formatDay('day', checkedOn, i18n.locale)
  const where = stateName(state)
  return (
    <>
      <p className="font-semibold">
        <Trans>You can’t sign court papers here. Print a signature page, and ask your court’s clerk how to sign it.</Trans>
      </p>
      <a
        className="button button-primary no-print justify-self-start"
        download
        href={`/api/cases/${caseId}/documents/${document}/versions/${version}/signature-page.pdf?kind=${kind}`}
      >
        <Trans>Download signature page (PDF)</Trans>
      </a>
      <Section className="mt-2 gap-2" id="rule" title={<Trans>How it’s signed in {where}</Trans>}>
        {rule ? (
          <Rule rule={rule} />
        ) : (
          <p>
            <Trans>We haven’t checked the rule in {where} for this kind of paper. The page has blank lines only.</Trans>
          </p>
        )}
        <p className="text-sm text-soft">
          <Trans>
            Federal law on electronic signatures leaves court papers and matters of family law to other rules: {citation}, read on {checked}{' '}
            in a copy. This is not legal advice.
          </Trans>
        </p>
      </Section>
    </>
  )
}

function Rule({ rule: { says, citation, edition, checkedOn, source, declares, ways } }: { rule: SigningRule }) {
  const { i18n } = useLingui()
  const [checked, host] = [formatDay('day', checkedOn, i18n.locale), new URL(source).host]
  return (
    <>
      <p>{i18n._(says)}</p>
      <p className="text-sm">
        {declares === '' ? (
          ways.includes('notary') ? (
            <Trans>The page has a place for a notary.</Trans>
          ) : (
            <Trans>The page has blank lines only.</Trans>
          )
        ) : ways.includes('notary') ? (
          <Trans>The page has the words of the declaration and a place for a notary. Cross out what you don’t use.</Trans>
        ) : (
          <Trans>The page has the words of the declaration.</Trans>
        )}
      </p>
      <p className="text-sm text-soft [overflow-wrap:anywhere]">
        <Trans>
          {citation}. Last checked {checked}, in a copy at{' '}
          <a href={source} rel="noreferrer" target="_blank">
            {host}
          </a>{' '}
          ({edition}). It may have changed since: ask the clerk.
        </Trans>
      </p>
    </>
  )
}
