import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { calls, type Glass } from '../contract.ts'
import { BreakGlassSeen } from './glass-seen.tsx'
import { momentInUtc } from './moment.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { breakGlassWords } from './words.ts'

/** One request: what was asked, by whom, and what the reader may do with it. */
export function BreakGlassCard({ glass, onChanged }: { glass: Glass; onChanged: () => void }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const decide = useMutation(calls.breakGlassDecide)
  const look = useMutation(calls.breakGlassLook)
  const end = useMutation(calls.breakGlassEnd)
  const [seen, setSeen] = useState<Reply<typeof calls.breakGlassLook> | null>(null)
  const { id, about, askedBy, decidedBy, reason, hours, askedAt, endsAt, state, may, why } = glass
  const gone = t`somebody whose account is gone`
  const [whose, asker] = [about ?? gone, askedBy ?? gone]
  const params = { id }
  const say = async (decision: 'approved' | 'refused') => {
    if (!(await decide.send({ params, body: { decision } }))) return
    toast({ title: decision === 'approved' ? t`You agreed` : t`You refused` })
    onChanged()
  }
  const stop = async () => {
    if (!(await end.send({ params }))) return
    setSeen(null)
    toast({ title: t`The view is ended` })
    onChanged()
  }
  const show = async () => setSeen(await look.send({ params }))
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="break-all">{whose}</h3>
        <Badge tone={state === 'open' ? 'info' : state === 'waiting' ? 'attention' : 'plain'}>{i18n._(breakGlassWords[state])}</Badge>
      </div>
      <p className="mt-2">{reason}</p>
      <p className="mt-1 text-sm text-soft">
        <Trans>
          Asked by {asker} on {momentInUtc(askedAt, i18n.locale)}, for <Plural one="# hour" other="# hours" value={hours} />.
        </Trans>{' '}
        {decidedBy !== null && <Trans>Decided by {decidedBy}.</Trans>}{' '}
        {state === 'open' && endsAt !== null && <Trans>Open until {momentInUtc(endsAt, i18n.locale)}.</Trans>}
      </p>
      {why !== null && <p className="mt-2 text-sm">{why}</p>}
      <div className="mt-3 grid gap-3">
        <Problem of={decide.problem ?? look.problem ?? end.problem} />
        {may.length > 0 && (
          <div className="no-print flex flex-wrap gap-3">
            {may.includes('decide') && (
              <>
                <Button busy={decide.busy} onClick={() => void say('approved')}>
                  <Trans>Agree</Trans>
                </Button>
                <Button busy={decide.busy} kind="secondary" onClick={() => void say('refused')}>
                  <Trans>Refuse</Trans>
                </Button>
              </>
            )}
            {may.includes('look') && (
              <Button busy={look.busy} onClick={() => void show()}>
                <Trans>Look once (they are told by mail)</Trans>
              </Button>
            )}
            {may.includes('end') && (
              <Button busy={end.busy} kind="secondary" onClick={() => void stop()}>
                <Trans>End the view</Trans>
              </Button>
            )}
          </div>
        )}
        {seen && <BreakGlassSeen seen={seen} />}
      </div>
    </Card>
  )
}
