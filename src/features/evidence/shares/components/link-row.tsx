import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls, type Link } from '../contract.ts'
import { stale } from './addresses.ts'
import { LinkLog } from './link-log.tsx'
import { RenewForm } from './renew-form.tsx'
import { endingWords, stateWords } from './words.ts'

/** One link: who it is for, what is open, and what became of it. */
export function LinkRow({ caseId, link }: { caseId: string; link: Link }) {
  const { t, i18n } = useLingui()
  const [asks, setAsks] = useState<'end' | 'renew' | null>(null)
  const ending = useMutation(calls.end, stale)
  const { id, whom, state, files, opened, most, endsAt, lastOpenedAt, endedAt, endedWhy, can } = link
  const close = () => setAsks(null)
  const end = async () => {
    if (await ending.send({ params: { case: caseId, link: id } }, { done: t`Link ended` })) close()
  }
  return (
    <div className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">{whom}</bdi>
          <Badge tone={state === 'open' ? 'info' : 'plain'}>{i18n._(stateWords[state])}</Badge>
        </p>
        <p className="text-sm text-soft [overflow-wrap:anywhere]">
          <bdi>{files[0]}</bdi>
          {files.length > 1 && (
            <>
              {' '}
              <Plural one="and # more" other="and # more" value={files.length - 1} />
            </>
          )}
          {' · '}
          {most === null ? (
            <Plural one="opened once" other="opened # times" value={opened} _0="not opened yet" />
          ) : (
            <Trans>
              opened {opened} of {most} times
            </Trans>
          )}
          {' · '}
          {endedAt !== null && endedWhy !== null ? (
            <>
              {i18n._(endingWords[endedWhy])} <Moment at={endedAt} />
            </>
          ) : state === 'expired' ? (
            <Trans>
              ended <Moment at={endsAt} />
            </Trans>
          ) : (
            <Trans>
              ends <Moment at={endsAt} />
            </Trans>
          )}
        </p>
        <Disclosure
          className="text-sm"
          title={
            <span className="font-normal">
              {lastOpenedAt === null ? (
                <Trans>Details</Trans>
              ) : (
                <Trans>
                  Last opened <Moment at={lastOpenedAt} />
                </Trans>
              )}
            </span>
          }
        >
          <LinkLog caseId={caseId} link={link} />
        </Disclosure>
      </div>
      <div className="no-print flex flex-wrap gap-2">
        {can.renew && (
          <Button kind="quiet" onClick={() => setAsks('renew')}>
            <Trans>Renew</Trans>
            <span className="sr-only"> {whom}</span>
          </Button>
        )}
        {can.end && (
          <Button kind="quiet" onClick={() => setAsks('end')}>
            <Trans>End link</Trans>
            <span className="sr-only"> {whom}</span>
          </Button>
        )}
      </div>
      <Confirm
        busy={ending.busy}
        isDanger
        onClose={close}
        onConfirm={() => void end()}
        open={asks === 'end'}
        problem={ending.problem?.sentence}
        title={<Trans>End this link?</Trans>}
        verb={<Trans>End link</Trans>}
      >
        <p>
          <Trans>The link stops working right away, even for someone who has it open. They keep what they downloaded.</Trans>
        </p>
        <p>
          <Trans>This can’t be undone. You can make a new link.</Trans>
        </p>
      </Confirm>
      <Dialog keepsWords onClose={close} open={asks === 'renew'} title={<Trans>Renew link</Trans>}>
        {asks === 'renew' && <RenewForm caseId={caseId} link={link} onDone={close} />}
      </Dialog>
    </div>
  )
}
