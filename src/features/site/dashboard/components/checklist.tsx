import { Trans } from '@lingui/react/macro'
import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/link.tsx'
import { Card } from '#web/ui/notice.tsx'

interface ChecklistProps {
  done: { children: boolean; schedule: boolean; invited: boolean; exchange: boolean }
  link: (path: string) => string
}

/** The first five steps of a case; once all are done there is nothing to show. */
export function Checklist({ done, link }: ChecklistProps) {
  if (Object.values(done).every(Boolean)) return null
  const steps: readonly { key: string; isDone: boolean; to: string; text: ReactNode }[] = [
    { key: 'case', isDone: true, to: '/case-toolkit', text: <Trans>Begin the case</Trans> },
    { key: 'children', isDone: done.children, to: '/case-toolkit', text: <Trans>Add the children</Trans> },
    { key: 'schedule', isDone: done.schedule, to: '/co-parenting-calendar', text: <Trans>Set up the schedule</Trans> },
    { key: 'invited', isDone: done.invited, to: '/parent-connection', text: <Trans>Invite the other parent, or go on alone</Trans> },
    { key: 'exchange', isDone: done.exchange, to: '/exchange-tracking', text: <Trans>Record the first exchange</Trans> },
  ]
  const [ready, all] = [steps.filter(({ isDone }) => isDone).length, steps.length]
  return (
    <Card>
      <section aria-labelledby="first-steps" className="grid gap-3">
        <h2 className="text-lg" id="first-steps">
          <Trans>First steps</Trans>{' '}
          <span className="text-base font-normal text-soft">
            <Trans>
              {ready} of {all} done
            </Trans>
          </span>
        </h2>
        <ol className="grid gap-1">
          {steps.map(({ key, isDone, to, text }) => (
            <li className="flex min-h-11 items-center gap-3" key={key}>
              {isDone ? <Check aria-hidden className="icon flex-none" /> : <Circle aria-hidden className="icon flex-none text-soft" />}
              <span className="sr-only">{isDone ? <Trans>Done:</Trans> : <Trans>To do:</Trans>}</span>
              {isDone ? (
                <span className="text-soft">{text}</span>
              ) : (
                <SiteLink className="inline-flex min-h-11 items-center" to={link(to)}>
                  {text}
                </SiteLink>
              )}
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}
