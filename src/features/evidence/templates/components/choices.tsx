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
          Filled with the court, number and names of your case. What is missing stays a blank line. A draft certificate of service is with
          each proof of service of a document. Use your court’s own form where it has one. This is not legal advice.
        </Trans>
      </p>
    </>
  )
}
