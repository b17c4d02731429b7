import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { SiteLink } from '#web/link.tsx'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls, type Note } from '../contract.ts'
import { useUtcMoment } from '#web/utc-moment.ts'
import { noteKindWords, noteStateWords } from './words.ts'
import { ReasonForm } from '#web/form/reason-form.tsx'
import { useDeskMutation } from './use-desk-mutation.ts'

type Asking = { id: string; act: 'show' | 'decline' | 'withdraw' }

function One({ of, onAsk }: { of: Note; onAsk: (act: Asking['act']) => void }) {
  const { i18n } = useLingui()
  const moment = useUtcMoment()
  return (
    <Card>
      <p className="mb-2 flex flex-wrap gap-x-3 gap-y-1">
        <SiteLink to={`/professionals/${of.professional.id}`}>{of.professional.name}</SiteLink>
        <Badge tone={of.state === 'shown' ? 'attention' : 'plain'}>{i18n._(noteStateWords[of.state])}</Badge>
      </p>
      <p>{i18n._(noteKindWords[of.kind])}</p>
      {of.named !== null && (
        <p className="wrap-anywhere">
          <Trans>
            Names: <strong>{of.named}</strong>
          </Trans>
        </p>
      )}
      <p className="text-sm wrap-anywhere text-soft">
        <Trans>
          Begun {moment(of.proposedAt)} by {of.proposedBy}
        </Trans>
      </p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{of.reason}</p>
      {of.endReason !== null && <p className="max-w-prose wrap-anywhere whitespace-pre-wrap text-soft">{of.endReason}</p>}
      <div className="no-print mt-3 flex flex-wrap gap-3">
        {of.can.decide && (
          <>
            <Button kind="secondary" onClick={() => onAsk('show')}>
              <Trans>Show it</Trans>
            </Button>
            <Button kind="secondary" onClick={() => onAsk('decline')}>
              <Trans>Decline it</Trans>
            </Button>
          </>
        )}
        {of.can.withdraw && (
          <Button kind="secondary" onClick={() => onAsk('withdraw')}>
            <Trans>Take it back</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Notes on profiles: what waits for a second person, what is shown, what ended. */
export function Notes() {
  const { t } = useLingui()
  const toast = useToast()
  const asked = useApiQuery(calls.notes, {})
  const [asking, setAsking] = useState<Asking | null>(null)
  const [decide, withdraw] = [useDeskMutation(calls.decideNote), useDeskMutation(calls.withdrawNote)]
  const act = asking?.act
  const send = async (reason: string) => {
    if (asking === null) return
    const params = { id: asking.id }
    const done = await (asking.act === 'withdraw'
      ? withdraw.send({ params, body: { reason } })
      : decide.send({ params, body: { isShown: asking.act === 'show', reason } }))
    if (!done) return
    setAsking(null)
    toast({ title: t`It is done` })
  }
  return (
    <>
      <Loaded query={asked} failed={t`The notes cannot be shown`} lines={3}>
        {({ notes }) =>
          notes.length === 0 ? (
            <Empty title={t`There is no note`}>
              <Trans>A note is begun on the page of a notice that is marked as abusive.</Trans>
            </Empty>
          ) : (
            <ul className="grid gap-4">
              {notes.map((of) => (
                <li key={of.id}>
                  <One of={of} onAsk={(next) => setAsking({ id: of.id, act: next })} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ReasonForm
        busy={decide.busy || withdraw.busy}
        hint={t`It stands in the log of the notice. Write no name of a child.`}
        onClose={() => setAsking(null)}
        onSend={(reason) => void send(reason)}
        open={asking !== null}
        problem={decide.problem ?? withdraw.problem}
        title={
          act === 'show' ? (
            <Trans>Show this note?</Trans>
          ) : act === 'decline' ? (
            <Trans>Decline this note?</Trans>
          ) : (
            <Trans>Take this note back?</Trans>
          )
        }
        verb={act === 'show' ? <Trans>Show it</Trans> : act === 'decline' ? <Trans>Decline it</Trans> : <Trans>Take it back</Trans>}
      >
        <p>
          {act === 'show' ? (
            <Trans>Everybody who opens the profile reads it, with the name and the day.</Trans>
          ) : (
            <Trans>It is not shown on the profile then. The page “Transparency” counts notes that were taken back.</Trans>
          )}
        </p>
      </ReasonForm>
    </>
  )
}
