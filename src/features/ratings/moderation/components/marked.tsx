import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { promptWords } from '#web/rating-words.ts'
import { reasonWords } from '#ratings/reviews/public.tsx'
import type { Case } from '../contract.ts'
import { Key } from './keys.tsx'
import { checkWords } from './words.ts'

type Finding = Case['findings'][number]

/** The pieces of a text, with the finding that each stands in; the graver one where two meet. */
export function piecesOf(text: string, findings: readonly Finding[]): { at: number; text: string; finding: Finding | null }[] {
  const graver = ['block', 'edit', 'hold', 'nudge']
  const cuts = [...new Set([0, text.length, ...findings.flatMap(({ span }) => span)])].toSorted((a, b) => a - b)
  return cuts.slice(0, -1).map((at, index) => {
    const over = findings
      .filter(({ span }) => span[0]! <= at && at < span[1]!)
      .toSorted((a, b) => graver.indexOf(a.action) - graver.indexOf(b.action))
    return { at, text: text.slice(at, cuts[index + 1]), finding: over[0] ?? null }
  })
}

/** One answer with what the checks found in it; each finding by its number in the list below. */
function Text({ field, text, findings }: { field: Finding['field']; text: string | null; findings: readonly Finding[] }) {
  const { i18n } = useLingui()
  if (text === null || text === '') return null
  const own = findings.filter((finding) => finding.field === field && finding.span[0] !== finding.span[1])
  return (
    <>
      <h3 className="mt-4 text-sm text-soft">{i18n._(promptWords[field])}</h3>
      <p className="max-w-prose whitespace-pre-line text-lg wrap-anywhere">
        {piecesOf(text, own).map(({ at, text: piece, finding }) =>
          finding ? (
            <mark
              className={`text-ink underline decoration-2 underline-offset-4 ${finding.action === 'nudge' ? 'bg-transparent decoration-edge decoration-dotted' : 'bg-attention-wash decoration-attention'}`}
              key={at}
            >
              {piece}
              <sup className="figures ms-0.5 font-semibold">{findings.indexOf(finding) + 1}</sup>
            </mark>
          ) : (
            <span key={at}>{piece}</span>
          ),
        )}
      </p>
    </>
  )
}

interface MarkedProps {
  of: Pick<Case, 'saw' | 'wentWell' | 'shouldKnow' | 'findings'>
  /** Why, as authors read it, which a key opens. */
  why: RefObject<HTMLDetailsElement | null>
}

/** The whole text with its findings, and under it each finding: the rule with its version, and what it looks for. */
export function Marked({ of, why }: MarkedProps) {
  const { t, i18n } = useLingui()
  const reasons = [...new Set(of.findings.map(({ reason }) => reason))]
  return (
    <>
      <Text field="saw" findings={of.findings} text={of.saw} />
      <Text field="wentWell" findings={of.findings} text={of.wentWell} />
      <Text field="shouldKnow" findings={of.findings} text={of.shouldKnow} />
      {of.findings.length > 0 && (
        <ol aria-label={t`What the checks found`} className="mt-4 grid gap-1 border-s-2 border-edge ps-3 text-sm">
          {of.findings.map(({ field, check, version, span, reason }, index) => (
            <li className="grid grid-cols-[1.5rem_3rem_1fr]" key={`${field} ${check} ${span.join()} ${reason}`}>
              <span className="figures">{index + 1}</span>
              <span className="figures font-semibold">
                {check}.{version}
              </span>
              <span>{i18n._(checkWords[check])}</span>
            </li>
          ))}
        </ol>
      )}
      {reasons.length > 0 && (
        <details className="text-sm" ref={why}>
          <summary className="py-3">
            <Trans>What their authors read</Trans>
            <Key>f</Key>
          </summary>
          <ul className="grid gap-1 border-s-2 border-edge ps-3 text-soft">
            {reasons.map((reason) => (
              <li key={reason}>{i18n._(reasonWords[reason].why)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
