import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import type { calls, TermsVersion } from './contract.ts'
import { Blocks } from './components/blocks.tsx'
import { shapeOf } from './rules.ts'

/**
 * The whole text of a document where someone stands at a gate. Its links are words there: what they lead to is
 * behind the same gate.
 * @param level of its headings
 */
export function DocumentText({ of, level }: { of: Pick<TermsVersion, 'content'>; level: 3 | 4 }) {
  const Heading = `h${level}` as const
  const { opening, sections } = shapeOf(of.content)
  return (
    <div className="grid gap-5">
      <div className="prose">
        <Blocks of={opening} plain />
      </div>
      {sections.map(({ id, title, blocks }) => (
        <div className="prose" key={id}>
          <Heading className="text-base font-semibold">{title}</Heading>
          <Blocks of={blocks} plain />
        </div>
      ))}
    </div>
  )
}

type Changes = Reply<typeof calls.check>['changed']

/** Above the simple acknowledgement: what each document changed since this person accepted or acknowledged it. */
export function Changed({ of }: { of: Changes }) {
  const { i18n } = useLingui()
  if (of.length === 0) {
    return (
      <p className="max-w-prose text-soft">
        <Trans>You accepted our texts before, and none has changed since. One thing to confirm, then you can go on.</Trans>
      </p>
    )
  }
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-soft">
        <Trans>These texts changed since you last saw them. You need not accept them anew.</Trans>
      </p>
      <ul className="grid gap-3">
        {of.map(({ documentType, title, version, changes }) => {
          const day = dayInWords(version, i18n.locale)
          return (
            <li className="border-s-4 border-line ps-4" key={documentType}>
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-soft">
                <Trans>Version of {day}.</Trans>
              </p>
              <p className="max-w-prose">{changes}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What is acknowledged, beside its box. */
export function Acknowledged() {
  return (
    <Trans>
      I understand that this site is for learning and for keeping my records in order. It gives no legal advice, and nobody here is my
      lawyer.
    </Trans>
  )
}
