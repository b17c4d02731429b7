import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import type { TermsVersion } from '../contract.ts'
import { shapeOf } from '../rules.ts'
import { Blocks } from './blocks.tsx'
import { pageOf } from './why.ts'

/** The whole text, to be unfolded in its place; the words of the button name it. */
function Unfolded({ of }: { of: TermsVersion }) {
  const { opening, sections } = shapeOf(of.content)
  return (
    <details className="mt-2 max-w-prose">
      <summary className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4">
        <Trans>Read “{of.title}”</Trans>
      </summary>
      <div className="grid gap-6 border-s-4 border-line ps-4 pt-2 sm:ps-6">
        <div className="prose">
          <Blocks of={opening} />
        </div>
        {sections.map(({ id, title, blocks }) => (
          <div className="prose" key={id}>
            <h4 className="font-semibold">{title}</h4>
            <Blocks of={blocks} />
          </div>
        ))}
      </div>
    </details>
  )
}

/** One document that awaits a person who opens the premium tool. */
export function Awaiting({ of }: { of: TermsVersion }) {
  const { i18n } = useLingui()
  const day = dayInWords(of.version, i18n.locale)
  const to = pageOf[of.documentType]
  return (
    <li className="border-t border-line py-4">
      <h3>{of.title}</h3>
      <p className="text-sm text-soft">
        <Trans>Version of {day}.</Trans> {of.isDraft && <Trans>Draft for a lawyer to review.</Trans>}
      </p>
      {to ? (
        <p className="mt-2">
          <SiteLink className="inline-flex min-h-11 items-center font-semibold" to={to}>
            <Trans>Read “{of.title}”</Trans>
          </SiteLink>
        </p>
      ) : (
        <Unfolded of={of} />
      )}
    </li>
  )
}
