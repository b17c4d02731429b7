import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Fold } from '#shell/fold.tsx'

interface Hours {
  hours: number
  clause: { paragraph: string; text: string }
  order: string
}

/** What the orders in force say of requests, in their own words. */
export function Terms({ answer, notice }: { answer: Hours | null; notice: Hours | null }) {
  if (!answer && !notice) return null
  const rules = [answer, notice].filter(Boolean).length
  return (
    <Fold id="terms" title={<Plural one="What your order says (# rule)" other="What your order says (# rules)" value={rules} />}>
      {notice && (
        <Quoted by={notice}>
          <Plural one="# hour of notice" other="# hours of notice" value={notice.hours} />
        </Quoted>
      )}
      {answer && (
        <Quoted by={answer}>
          <Plural one="# hour to answer" other="# hours to answer" value={answer.hours} />
        </Quoted>
      )}
    </Fold>
  )
}

function Quoted({ by: { clause, order }, children }: { by: Hours; children: ReactNode }) {
  const { paragraph, text } = clause
  return (
    <p className="border-s-4 border-line ps-3">
      <span className="font-semibold">{children}</span>: “{text}” (
      <Trans>
        {order}, paragraph {paragraph}
      </Trans>
      )
    </p>
  )
}
