import { Trans, useLingui } from '@lingui/react/macro'
import { useCaseTimes } from '#shell/case-times.ts'
import type { Version } from '../contract.ts'

interface HistoryProps {
  /** The version that both agreed on, which stands whatever came after it. */
  agreed: string | null
  /** The latest first. */
  versions: readonly Version[]
  zone: string
  names: Readonly<Record<'A' | 'B', string>>
}

/** Every version of a clause, with what became of it and the digest of its words. */
export function History({ agreed, versions, zone, names }: HistoryProps) {
  const { i18n } = useLingui()
  const { moment: when } = useCaseTimes(zone, i18n)
  const count = versions.length
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5">
        <Trans>History ({count})</Trans>
      </summary>
      <ol className="grid gap-3 border-s-2 border-line ps-4">
        {versions.map((version, at) => {
          const { id, by, state, answeredBy, answeredAt, digest, sentences } = version
          const [author, proposed] = [names[by], when(version.at)]
          const [answerer, answered] = [answeredBy ? names[answeredBy] : '', answeredAt ? when(answeredAt) : '']
          // A withdrawal after it was declined has no text of its own.
          const isOnlyTaken = state === 'withdrawn' && version.at === answeredAt
          return (
            <li className="grid gap-1" key={id}>
              {!isOnlyTaken && (
                <p>
                  <Trans>
                    {author} proposed on {proposed}:
                  </Trans>{' '}
                  <q>{sentences.join(' ')}</q>
                </p>
              )}
              <p className="text-soft">
                {state === 'accepted' && (
                  <Trans>
                    {answerer} said yes on {answered}.
                  </Trans>
                )}
                {state === 'declined' && (
                  <Trans>
                    {answerer} declined on {answered}.
                  </Trans>
                )}
                {state === 'withdrawn' && (
                  <Trans>
                    {author} took it back on {answered}.
                  </Trans>
                )}
                {at > 0 && id !== agreed && state !== 'declined' && state !== 'withdrawn' && (
                  <>
                    {' '}
                    <Trans>Other words came after it.</Trans>
                  </>
                )}
              </p>
              <p className="text-soft">
                <Trans>Digest of the words (SHA-256):</Trans> <code className="figures [overflow-wrap:anywhere]">{digest}</code>
              </p>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
