import { Trans, useLingui } from '@lingui/react/macro'
import { policyVersion } from '#domain/screening/types.ts'
import type { FoundIn } from '#domain/screening/texts.ts'
import { SiteLink } from '#web/link.tsx'
import { Badge, Notice } from '#web/ui/notice.tsx'
import { reasonWords } from '#ratings/reviews/public.tsx'
import { outcomeOf, weightOf } from './action-words.ts'
import { Marked } from './marked.tsx'
import type { Checked } from './use-check.ts'

function One({ finding, text }: { finding: FoundIn; text: string }) {
  const { i18n } = useLingui()
  const { check, version, span, reason, action, rewrites } = finding
  const quote = text.slice(...span)
  const words = reasonWords[reason]
  return (
    <li className="border-t border-line py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={action === 'block' ? 'danger' : action === 'nudge' ? 'plain' : 'attention'}>{i18n._(weightOf[action])}</Badge>
        <span className="text-sm text-soft">
          <Trans>
            Rule {check}, version {version}
          </Trans>
          {' · '}
          {reason === 'maybe_danger' ? <Trans>found by the model</Trans> : <Trans>found by words</Trans>}
        </span>
      </p>
      {quote !== '' && (
        <p className="mt-2">
          <q className="bg-attention-wash wrap-anywhere">{quote}</q>
        </p>
      )}
      <p className="mt-1 max-w-prose">{i18n._(words.why)}</p>
      {rewrites.length > 0 ? (
        <>
          <p className="mt-2 text-sm font-semibold">
            <Trans>Suggested words</Trans>
          </p>
          <ul className="ms-5 list-disc">
            {rewrites.map(({ text: offered }) => (
              <li className="max-w-prose wrap-anywhere" key={offered}>
                {offered === '' ? <Trans>Leave it out.</Trans> : offered}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2 max-w-prose text-sm text-soft">{i18n._(words.todo)}.</p>
      )}
    </li>
  )
}

/** What the checks say of a pasted text, with the rule, its version, the reason and words that could stand instead. */
export function Found({ checked: { text, withModel, screened } }: { checked: Checked }) {
  const { i18n, t } = useLingui()
  const { action, findings } = screened
  return (
    <section aria-label={t`What the checks find`} className="max-w-3xl">
      <h2 className="mb-3">
        <Trans>What the checks find</Trans>
      </h2>
      <p aria-live="polite" className="mb-4 font-semibold" data-action={action}>
        {i18n._(outcomeOf[action])}
      </p>
      {findings.some(({ check }) => check === 'C1') && (
        <div className="mb-4">
          <Notice tone="danger">
            <p>
              <Trans>If anybody is in danger now, call 911. If you think of harming yourself, call or text 988.</Trans>{' '}
              <SiteLink to="/emotional-support">
                <Trans>More lines to call</Trans>
              </SiteLink>
            </p>
          </Notice>
        </div>
      )}
      <Marked findings={findings} text={text} />
      {findings.length > 0 && (
        <ul className="mt-6">
          {findings.map((finding) => (
            <One finding={finding} key={`${finding.check} ${finding.reason} ${finding.span.join()}`} text={text} />
          ))}
        </ul>
      )}
      <p className="mt-6 max-w-prose text-sm text-soft">
        <Trans>
          Policy {policyVersion}. The checks are rules about words. They miss things, and they do not tell whether a text is lawful.
        </Trans>{' '}
        {withModel ? (
          <Trans>
            The model was asked too. It has learned from made-up reviews how words of danger stand together, and it marks one sentence. It
            is often wrong, so a person reads what it marks.
          </Trans>
        ) : (
          <Trans>The model was not asked.</Trans>
        )}
      </p>
    </section>
  )
}
