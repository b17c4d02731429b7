import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Emergency } from '#ratings/receipts/public.tsx'
import type { Finding, TextField } from '#ratings/reviews/contract.ts'
import { reasonWords } from '#ratings/reviews/public.tsx'
import { acceptValue } from './plain.ts'
import { promptWords } from '#web/rating-words.ts'

const weights: Readonly<Record<Finding['action'], MessageDescriptor>> = {
  block: msg`This cannot be sent`,
  edit: msg`Please change this`,
  hold: msg`A person will read this first`,
  nudge: msg`Only a suggestion`,
}

/** Longer words stand above their button, not on it. */
const shortRewrite = 44

interface FindingsProps {
  findings: readonly Finding[]
  texts: Readonly<Record<TextField, string>>
  /** Puts accepted words in; without it the buttons send the plain form. */
  onAccept?: ((finding: Finding, rewrite: number) => void) | undefined
}

function Rewrites({ finding, quote, onAccept }: { finding: Finding; quote: string; onAccept: FindingsProps['onAccept'] }) {
  const { field, span, rewrites } = finding
  return (
    <ul className="mt-2 grid gap-3">
      {rewrites.map(({ text }, index) => (
        <li key={text}>
          {text.length > shortRewrite && <p className="mb-1 max-w-prose border-s-2 border-edge ps-3">{text}</p>}
          <Button
            formNoValidate
            kind="secondary"
            name="accept"
            onClick={onAccept && (() => onAccept(finding, index))}
            type={onAccept ? 'button' : 'submit'}
            value={acceptValue({ field, at: span[0] ?? 0, quote, text })}
          >
            {text === '' ? (
              <Trans>Leave it out</Trans>
            ) : text.length > shortRewrite ? (
              <Trans>Use these words</Trans>
            ) : (
              <Trans>Write “{text.trim()}” instead</Trans>
            )}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function One({ finding, text, onAccept }: { finding: Finding; text: string; onAccept: FindingsProps['onAccept'] }) {
  const { i18n } = useLingui()
  const quote = text.slice(finding.span[0], finding.span[1])
  const words = reasonWords[finding.reason]
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="text-sm font-semibold">{i18n._(weights[finding.action])}</p>
      {quote !== '' && (
        <p className="mt-1">
          <q className="bg-attention-wash wrap-anywhere">{quote}</q>
          {finding.field !== 'saw' && <span className="text-sm text-soft"> ({i18n._(promptWords[finding.field])})</span>}
        </p>
      )}
      <p className="mt-1 max-w-prose">
        {i18n._(words.why)} {finding.rewrites.length === 0 && `${i18n._(words.todo)}.`}
      </p>
      {quote !== '' && finding.rewrites.length > 0 && <Rewrites finding={finding} onAccept={onAccept} quote={quote} />}
    </li>
  )
}

/** What the checks found in the texts, each with its reason and words that the author may take. They never change a text. */
export function Findings({ findings, texts, onAccept }: FindingsProps) {
  const { t } = useLingui()
  const toChange = findings.filter(({ action }) => action === 'edit' || action === 'block').length
  return (
    <section aria-label={t`What the checks say`} className="rounded-sm border border-line bg-surface px-4 py-3">
      <p aria-live="polite" className="font-semibold">
        {toChange === 0 ? (
          <Trans>Ready to send</Trans>
        ) : (
          <Plural one="# place needs a change" other="# places need a change" value={toChange} />
        )}
      </p>
      {findings.some(({ check }) => check === 'C1') && (
        <div className="mt-3">
          <Emergency />
        </div>
      )}
      {findings.length > 0 && (
        <ul className="mt-2">
          {findings.map((finding) => (
            <One
              finding={finding}
              key={`${finding.field} ${finding.check} ${finding.reason} ${finding.span.join()}`}
              onAccept={onAccept}
              text={texts[finding.field]}
            />
          ))}
        </ul>
      )}
      <p className="mt-2 max-w-prose text-sm text-soft">
        <Trans>
          The checks look for private data, threats and claims of a crime. They do not judge how good or bad your rating is, and they are no
          legal advice.
        </Trans>
      </p>
    </section>
  )
}
