import { Plural, Trans } from '@lingui/react/macro'
import type { Copy } from '../contract.ts'

/** What was done so that a copy can be given out, and by what. */
export function ProofOfCopy({ made }: { made: NonNullable<Copy['made']> }) {
  const { pages, sha256, sourceSha256, proof } = made
  const { tool, version, side, extractors, words, pagesRead, reader } = proof
  const programs = extractors.map((one) => `${one.name} ${one.version}`).join(', ')
  return (
    <div className="grid gap-2 pb-3">
      <ul className="list-disc ps-5">
        <li>
          <Trans>
            {tool} {version} drew each page as a picture of {side} pixels, with the bars in it.
          </Trans>
        </li>
        <li>
          <Trans>Three programs read the text of the copy: {programs}.</Trans>{' '}
          <Plural one="None found the hidden word." other="None found any of the # hidden words." value={words} />
        </li>
        <li>
          <Plural one="# page was read again from its picture" other="# pages were read again from their pictures" value={pagesRead} />{' '}
          <Trans>
            of {pages} ({reader}).
          </Trans>
        </li>
        <li>
          <Trans>The copy has no attachments, form fields, comments, layers, description or previews.</Trans>
        </li>
      </ul>
      <p>
        <Trans>SHA-256 of the redacted copy</Trans>: <code className="break-all">{sha256}</code>
      </p>
      <p>
        <Trans>SHA-256 of the original</Trans>: <code className="break-all">{sourceSha256}</code>
      </p>
      <p className="text-soft">
        <Trans>
          A program can miss what a person sees: a nickname, handwriting, a face. Look through the copy before you give it to anyone.
        </Trans>
      </p>
    </div>
  )
}
