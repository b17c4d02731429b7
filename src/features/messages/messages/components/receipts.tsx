import { Trans } from '@lingui/react/macro'
import { Moment } from '#case/cases/public.tsx'
import { MailSteps } from '#messages/mailed/public.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import type { Message } from '../contract.ts'

/** What became of a message with each recipient, in one line each; the other times fold. */
export function Receipts({ message, me, zone }: { message: Message; me: string; zone: string }) {
  const { to, composedAt, sentAt, deliveredAt, isMine, openedAt, from } = message
  return (
    <div className="text-sm text-soft">
      {deliveredAt !== null &&
        to
          // What oneself has not opened says so in its own place.
          .filter(({ memberId, firstViewedAt }) => memberId !== me || firstViewedAt !== null)
          .map(({ memberId, name, firstViewedAt, leftAt }) => (
            <p key={memberId}>
              {firstViewedAt !== null ? (
                <Trans>
                  {name}: first viewed <Moment at={firstViewedAt} zone={zone} />
                </Trans>
              ) : (
                <Trans>{name}: never viewed</Trans>
              )}
              {leftAt !== null && (
                <>
                  {' '}
                  <Trans>
                    (part in the case ended <Moment at={leftAt} zone={zone} />)
                  </Trans>
                </>
              )}
            </p>
          ))}
      {to.map(({ memberId, name, mailed }) => mailed && <MailSteps key={memberId} mailed={mailed} name={name} zone={zone} />)}
      {!isMine && openedAt !== null && !to.some(({ firstViewedAt }) => firstViewedAt === openedAt) && (
        <p>
          <Trans>
            You opened it <Moment at={openedAt} zone={zone} />
          </Trans>
        </p>
      )}
      <Disclosure className="[&>summary]:font-normal" title={<Trans>All times</Trans>}>
        <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 pb-2">
          <dt>
            <Trans>Begun</Trans>
          </dt>
          <dd>
            <Moment at={composedAt} zone={zone} />
          </dd>
          <dt>
            <Trans>Send pressed</Trans>
          </dt>
          <dd>
            <Moment at={sentAt} zone={zone} />
          </dd>
          <dt>
            <Trans>Delivered</Trans>
          </dt>
          <dd>{deliveredAt === null ? <Trans>not yet</Trans> : <Moment at={deliveredAt} zone={zone} />}</dd>
          <dt>
            <Trans>From</Trans>
          </dt>
          <dd>{from.name}</dd>
        </dl>
      </Disclosure>
    </div>
  )
}
