import { Trans, useLingui } from '@lingui/react/macro'
import { clockTime } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { calls as eventCalls } from '#schedule/events/contract.ts'
import { dayShort } from '#schedule/events/public.tsx'
import type { Conflict } from '../contract.ts'
import type { Reader } from './conflict-words.tsx'

interface FixProps {
  conflict: Conflict
  reader: Reader
  caseId: string
  link: (path: string) => string
  onMoved: () => void
}

/** What would end a conflict, ready to be sent; nothing where someone has to decide. */
export function Fix({ conflict, reader, caseId, link, onMoved }: FixProps) {
  const { kind, fix, reason } = conflict
  const { i18n } = useLingui()
  const moving = useMutation(eventCalls.move, ['/api/calendar'])
  if (fix.draft !== null) {
    return (
      <SiteLink className="inline-flex min-h-11 items-center" to={link(`/time-trade-requests?draft=${fix.draft}`)}>
        {fix.kind === 'ask_first' ? (
          reason.parent === reader ? (
            <Trans>Offer the time</Trans>
          ) : (
            <Trans>Ask for the time</Trans>
          )
        ) : reason.holder === reader ? (
          <Trans>Offer a swap</Trans>
        ) : (
          <Trans>Request a swap</Trans>
        )}
      </SiteLink>
    )
  }
  if (fix.move) {
    const { event, sequence, firstDay, ...to } = fix.move
    const day = [dayShort(firstDay, i18n.locale), to.from && clockTime(to.from, i18n.locale)].filter(Boolean).join(', ')
    const move = async () => {
      if (await moving.send({ params: { case: caseId, event }, body: { sequence, firstDay, to } })) onMoved()
    }
    return (
      <Button busy={moving.busy} kind="secondary" onClick={() => void move()}>
        <Trans>Move it to {day}</Trans>
      </Button>
    )
  }
  if (fix.kind === 'move_exchange' || kind === 'gap') {
    return (
      <SiteLink className="inline-flex min-h-11 items-center" to={link('/co-parenting-calendar')}>
        <Trans>Open the schedule</Trans>
      </SiteLink>
    )
  }
  return null
}
