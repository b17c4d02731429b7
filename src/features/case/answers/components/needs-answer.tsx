import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { spanIn, useNow } from '#shell/due.ts'
import { titleOf } from '#shell/wait-words.ts'
import { useWaits } from '#shell/waits.ts'
import { SiteLink } from '#web/link.tsx'
import { Due, Remaining } from '#case/cases/public.tsx'
import type { Wait } from '../contract.ts'

interface BoxProps {
  /** One row, with the first deadline, that opens to the rest: where something else is the page's answer. */
  isFolded?: boolean
  /** Said where nothing needs an answer; without it nothing stands here then. */
  none?: React.ReactNode
}

/** "Needs your answer (n)": a row each, the first deadline first, each leading to what is answered, opened. */
export function NeedsAnswer({ isFolded = false, none = null }: BoxProps) {
  const waits = useWaits()
  const count = waits.length
  if (count === 0) return none && <p className="text-soft">{none}</p>
  const title = (
    <h2 className="text-base" id="needs-answer">
      <Trans>Needs your answer ({count})</Trans>
    </h2>
  )
  const box = 'no-print rounded-md border border-attention bg-surface px-3'
  if (!isFolded)
    return (
      <section aria-labelledby="needs-answer" className={`${box} py-2`}>
        {title}
        <Rows waits={waits} />
      </section>
    )
  return (
    <section aria-labelledby="needs-answer" className={box}>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="icon flex-none text-soft group-open:rotate-90" />
          {title}
          <FirstDue wait={waits[0]!} />
        </summary>
        <Rows waits={waits} />
      </details>
    </section>
  )
}

/** How long the first of them has until its answer is due. */
function FirstDue({ wait: { due } }: { wait: Wait }) {
  const now = useNow()
  if (due === null || now === null) return null
  return (
    <span className="figures ms-auto text-end text-sm group-open:invisible">
      <Remaining at={due} now={now} />
    </span>
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
    <div className="flex flex-wrap items-baseline gap-x-4 pb-1.5">
      <SiteLink className="inline-flex min-h-11 min-w-0 items-center font-semibold [overflow-wrap:anywhere]" to={wait.to}>
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
