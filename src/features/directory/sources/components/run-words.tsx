import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, type Tone } from '#web/ui/notice.tsx'
import type { Run } from '../contract.ts'
import { faultWords, phaseWords, stateWords } from './words.ts'

const tones: Partial<Record<Run['state'], Tone>> = {
  held: 'attention',
  failed: 'danger',
  running: 'info',
  queued: 'info',
  approved: 'info',
}

export function StateBadge({ state }: Pick<Run, 'state'>) {
  const { i18n } = useLingui()
  return <Badge tone={tones[state] ?? 'plain'}>{i18n._(stateWords[state])}</Badge>
}

/** The progress of a run, announced again as it continues. */
export function RunProgress({ run: { progress, cancelAsked } }: { run: Run }) {
  const { t, i18n } = useLingui()
  if (!progress) return null
  const { phase, done, total } = progress
  const words = i18n._(phaseWords[phase])
  const share = total > 0 ? Math.min(1, done / total) : null
  return (
    <div className="grid max-w-sm gap-1">
      <progress
        aria-label={t`Progress of the run`}
        className="h-2 w-full accent-action"
        {...(share !== null && { value: share, max: 1 })}
      />
      <output className="block text-sm text-soft">
        {cancelAsked ? (
          <Trans>It is being called off.</Trans>
        ) : share === null ? (
          words
        ) : (
          `${words}: ${i18n.number(share, { style: 'percent' })}`
        )}
      </output>
    </div>
  )
}

/** Why a run failed, in a sentence, with the parser's message. */
export function Fault({ run: { fault, faultText } }: { run: Run }) {
  const { i18n } = useLingui()
  if (fault === null) return null
  return (
    <>
      {i18n._(faultWords[fault])} {faultText}
    </>
  )
}

/** "200", or "200 × 3, 304". */
export function Codes({ codes }: Pick<Run, 'codes'>) {
  if (codes.length === 0) return <Trans>no answer</Trans>
  const counted = new Map<number, number>()
  for (const code of codes) counted.set(code, (counted.get(code) ?? 0) + 1)
  return (
    <span className="figures whitespace-nowrap">
      {[...counted].map(([code, n]) => (n === 1 ? `${code}` : `${code} × ${n}`)).join(', ')}
    </span>
  )
}
