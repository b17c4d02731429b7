import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { spanIn, useNow } from '../../../web/inside/due.ts'
import { useWaits } from '../../../web/inside/waits.ts'
import { SiteLink } from '../../../web/link.tsx'
import { Due } from '../../cases/door.tsx'
import type { Wait } from '../contract.ts'
import { titleOf } from './words.ts'

interface BoxProps {
  /** Rows that stand open; the rest folds. */
  most?: number
  /** Said where nothing needs an answer; without it nothing stands here then. */
  none?: React.ReactNode
}

/** "Needs your answer (n)": a row each, the first deadline first, each leading to what is answered, opened. */
export function NeedsAnswer({ most = Infinity, none = null }: BoxProps) {
  const waits = useWaits()
  const count = waits.length
  if (count === 0) return none && <p className="text-soft">{none}</p>
  const rest = waits.slice(most)
  return (
    <section aria-labelledby="needs-answer" className="no-print rounded-md border border-attention bg-surface px-3 py-2">
      <h2 className="text-base" id="needs-answer">
        <Trans>Needs your answer ({count})</Trans>
      </h2>
      <Rows waits={waits.slice(0, most)} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
            <Plural one="Show # more" other="Show # more" value={rest.length} />
          </summary>
          <Rows waits={rest} />
        </details>
      )}
    </section>
  )
}

const Rows = ({ waits }: { waits: readonly Wait[] }) => (
  <ul>
    {waits.map((wait) => (
      <li className="border-t border-line first:border-0" key={`${wait.kind} ${wait.id}`}>
        <Row wait={wait} />
      </li>
    ))}
  </ul>
)

function Row({ wait }: { wait: Wait }) {
  const { i18n } = useLingui()
  const now = useNow()
  const { times, zone, due, paragraph, caseTitle } = wait
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-1.5">
      <SiteLink className="inline-flex min-h-8 min-w-0 items-center font-semibold [overflow-wrap:anywhere]" to={wait.to}>
        {titleOf(i18n, wait)}
      </SiteLink>
      {due !== null && (
        <span className="text-sm">
          <Due at={due} zone={zone} />
          {paragraph !== null && (
            <>
              {' '}
              <Trans>(order ¶ {paragraph})</Trans>
            </>
          )}
        </span>
      )}
      {caseTitle && <span className="text-sm text-soft">{caseTitle}</span>}
      {times.length > 0 && (
        <ul className="w-full text-sm text-soft max-sm:hidden">
          {times.map(({ fromAt, toAt, isMine, name }) => {
            const when = spanIn([fromAt, toAt], zone, i18n.locale, now)
            return (
              <li className="figures" key={`${fromAt} ${name}`}>
                {isMine ? (
                  <Trans>You get {when}</Trans>
                ) : (
                  <Trans>
                    {name} gets {when}
                  </Trans>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
