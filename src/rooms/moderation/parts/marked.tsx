import { useLingui } from '@lingui/react/macro'
import { promptWords, reasonWords } from '../../reviews/door.tsx'
import type { Case } from '../contract.ts'

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

/** The whole text with its findings, and under it each finding: the rule with its version, and why. */
export function Marked({ of }: { of: Pick<Case, 'saw' | 'wentWell' | 'shouldKnow' | 'findings'> }) {
  const { t, i18n } = useLingui()
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
              <span className="text-soft">{i18n._(reasonWords[reason].why)}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
