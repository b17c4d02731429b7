import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/notice.tsx'
import type { Finding, Sample } from '../../contract.ts'
import { actionWords, checkWords } from './checks.ts'

/** The text with what was found marked in it. The marks change nothing of it. */
function Marked({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const pieces: { from: number; to: number; isFound: boolean }[] = []
  let done = 0
  for (const { from, to } of findings.toSorted((one, other) => one.from - other.from)) {
    if (from < done || to <= from) continue
    if (from > done) pieces.push({ from: done, to: from, isFound: false })
    pieces.push({ from, to, isFound: true })
    done = to
  }
  if (done < text.length) pieces.push({ from: done, to: text.length, isFound: false })
  return pieces.map(({ from, to, isFound }) =>
    isFound ? (
      <mark className="bg-attention-wash px-0.5 text-ink underline decoration-attention decoration-2 underline-offset-4" key={from}>
        {text.slice(from, to)}
      </mark>
    ) : (
      text.slice(from, to)
    ),
  )
}

function Found({ of, text }: { of: Finding; text: string }) {
  const { i18n } = useLingui()
  const { check, version } = of
  return (
    <li className="border-t border-line py-3">
      <p className="font-semibold">
        {i18n._(checkWords[check])}{' '}
        <span className="figures font-normal text-soft">
          <Trans>
            (check {check}, version {version})
          </Trans>
        </span>
      </p>
      <p className="text-soft">
        {i18n._(actionWords[of.action])}
        {of.rewrite !== null && of.to > of.from && (
          <>
            . <Trans>Proposed:</Trans> <q className="text-ink">{text.slice(of.from, of.to)}</q> → <q className="text-ink">{of.rewrite}</q>
          </>
        )}
      </p>
    </li>
  )
}

/** One sample: what was written, what was found, and how it reads after the proposals were accepted. */
export function SampleText({ of }: { of: Sample }) {
  const { i18n } = useLingui()
  return (
    <li className="grid gap-3 rounded-md border border-line bg-surface p-4 sm:p-6">
      <blockquote className="max-w-prose">
        <Marked findings={of.findings} text={of.text} />
      </blockquote>
      <p>
        <Badge tone={of.action === 'publish' ? 'info' : 'attention'}>{i18n._(actionWords[of.action])}</Badge>
      </p>
      {of.findings.length > 0 && (
        <ul>
          {of.findings.map((finding) => (
            <Found key={`${finding.check} ${finding.from}`} of={finding} text={of.text} />
          ))}
        </ul>
      )}
      {of.mended && (
        <div className="border-t border-line pt-3">
          <p className="text-sm text-soft">
            <Trans>If the writer accepts what is proposed:</Trans>
          </p>
          <blockquote className="max-w-prose">{of.mended.text}</blockquote>
          <p className="mt-2">
            <Badge tone={of.mended.action === 'publish' ? 'info' : 'attention'}>{i18n._(actionWords[of.mended.action])}</Badge>
          </p>
        </div>
      )}
    </li>
  )
}
