import { Trans, useLingui } from '@lingui/react/macro'
import { templates } from '#domain/templates/templates.ts'
import { addressWith } from '#shell/address-with.ts'
import { SiteLink } from '#web/link.tsx'
import { Rows } from '#web/ui/rows.tsx'

/** The templates there are. */
export function Choices({ search }: { search: URLSearchParams }) {
  const { i18n } = useLingui()
  return (
    <>
      <h1 className="max-sm:text-2xl">
        <Trans>Start from a template</Trans>
      </h1>
      <Rows of={templates} rowKey={({ id }) => id}>
        {({ id, name, what }) => (
          <SiteLink
            className="grid min-h-13 content-center gap-0.5 py-1 no-underline hover:bg-paper"
            to={addressWith('/documents', search, { template: id })}
          >
            <span className="font-semibold text-ink">{i18n._(name)}</span>
            <span className="text-sm text-soft">{i18n._(what)}</span>
          </SiteLink>
        )}
      </Rows>
      <p className="text-sm text-soft">
        <Trans>
          Templates fill in the court, case number and names from your case. Anything missing stays a blank line. For a draft certificate of
          service, open the document and add a proof of service. Use your court’s own form if it has one. This is not legal advice.
        </Trans>
      </p>
    </>
  )
}
