import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { Card } from '#web/ui/notice.tsx'
import type { Mail } from '../contract.ts'

/** One mail as its reader would see it. */
export function Letter({ mail: { to, subject, pieces } }: { mail: Mail }) {
  return (
    <Card>
      <h2 className="text-lg">{subject}</h2>
      <p className="text-sm wrap-anywhere text-soft">
        <Trans>To {to}</Trans>
      </p>
      <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-wrap">
        {pieces.map(({ text, link }, index) =>
          // A piece is what stands at its place: the pieces of a mail never change.
          link === null ? (
            // oxlint-disable-next-line react/no-array-index-key -- the pieces of a mail never change their order
            <Fragment key={index}>{text}</Fragment>
          ) : (
            // A whole new page, as from a mail program.
            // oxlint-disable-next-line react/no-array-index-key -- the pieces of a mail never change their order
            <a href={link} key={index}>
              {text}
            </a>
          ),
        )}
      </p>
    </Card>
  )
}
