import { Trans } from '@lingui/react/macro'
import type { TextPage } from '../contract.ts'

/** Where the text of a page comes from: it is never the original itself. */
export function SourceNote({ page }: { page: TextPage | null }) {
  if (!page || page.source === 'lines') return null
  return (
    <p className="mt-2 text-sm text-soft">
      {page.source === 'skipped' ? (
        <Trans>The text of this page was not read.</Trans>
      ) : page.source === 'picture' ? (
        <Trans>A program read this text from the picture. Check it against the page before you quote it.</Trans>
      ) : (
        <Trans>This text came with the PDF. Check it against the page before you quote it.</Trans>
      )}
    </p>
  )
}
