import { Plural, Trans } from '@lingui/react/macro'
import { Moment } from '#case/cases/public.tsx'
import type { Reply } from '#http/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { calls, MessageKind, OrderNow } from '../contract.ts'

type Check = Reply<typeof calls.check>
type Clause = NonNullable<OrderNow['quiet']>['clause']

/** Where it stands: the order's title and the paragraph. */
function At({ clause: { order, paragraph } }: { clause: Clause }) {
  return (
    <span className="text-soft">
      {paragraph === '' ? (
        <>({order})</>
      ) : (
        <Trans>
          ({order}, ¶ {paragraph})
        </Trans>
      )}
    </span>
  )
}

interface SaysProps {
  check: Check
  kind: MessageKind
  isEmergency: boolean
  /** Sends it when quiet hours are over. */
  onLater: (until: string) => void
}

/** What the orders in force say about the message that is being written. It is information: nothing is held back. */
export function OrderSays({ check: { terms, zone, protective }, kind, isEmergency, onLater }: SaysProps) {
  const { quiet, budget, notice, emergency, channel } = terms
  const lines = [
    channel && (
      <p key="channel">
        <Trans>The order names {channel.name} as the only channel for messages.</Trans> <At clause={channel.clause} />
      </p>
    ),
    protective && (
      <p key="protective">
        <Trans>“{protective.title}” is in effect. Read whether it allows messages before you send one.</Trans>
      </p>
    ),
    quiet && !(quiet.exceptEmergencies && isEmergency) && (
      <div className="grid justify-items-start" key="quiet">
        <p>
          <Trans>
            Quiet hours until <Moment at={quiet.until} zone={zone} />.
          </Trans>{' '}
          <At clause={quiet.clause} />
        </p>
        <Button kind="quiet" onClick={() => onLater(quiet.until)}>
          <Trans>Send when they are over</Trans>
        </Button>
      </div>
    ),
    budget && !(budget.exceptEmergencies && isEmergency) && (
      <p key="budget">
        {budget.per === 'day' ? (
          <Plural one="# message left today." other="# messages left today." value={Math.max(0, budget.left)} />
        ) : (
          <Plural one="# message left this week." other="# messages left this week." value={Math.max(0, budget.left)} />
        )}{' '}
        <At clause={budget.clause} />
      </p>
    ),
    ...(kind === 'notice'
      ? notice.map(({ clause, days }) => (
          <p key={clause.order + clause.paragraph}>
            <Trans>A message here counts as written notice.</Trans>{' '}
            {days !== null && (
              <>
                <Plural one="# day ahead." other="# days ahead." value={days} />{' '}
              </>
            )}
            <At clause={clause} />
          </p>
        ))
      : []),
    isEmergency && emergency && (
      <p key="emergency">
        {emergency.by === 'call' ? (
          <Trans>The order asks for a phone call in an emergency.</Trans>
        ) : emergency.by === 'text' ? (
          <Trans>The order asks for a text message in an emergency.</Trans>
        ) : (
          <Trans>The order says how to write in an emergency.</Trans>
        )}{' '}
        <At clause={emergency.clause} />
      </p>
    ),
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <Notice tone={channel || protective || (quiet && !isEmergency) ? 'attention' : 'info'} title={<Trans>What the order says</Trans>}>
      <div className="grid gap-1 text-sm">{lines}</div>
    </Notice>
  )
}
