import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Names } from '#shell/holders.ts'
import { useCaseTimes } from '#shell/case-times.ts'
import { useLanding } from '#shell/landing.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { invalidates } from '#schedule/versions/public.tsx'
import { calls, type ToConfirm as Open } from '../contract.ts'

interface ToConfirmProps {
  /** The address names it. */
  isNamed: boolean
  open: readonly Open[]
  caseId: string
  /** The version since which it is asked. */
  version: string
  zone: string
  names: Names
}

/** What was agreed before the newest version for days on which it counts: both say whether they still mean it. */
export function ToConfirm({ isNamed, open, caseId, version, zone, names }: ToConfirmProps) {
  const place = useLanding<HTMLHeadingElement>(isNamed)
  return (
    <section aria-labelledby="to-confirm" className="grid gap-3">
      <h2 className="scroll-mt-24" id="to-confirm" ref={place} tabIndex={-1}>
        <Trans>To look at again</Trans>
      </h2>
      <p>
        <Trans>This was agreed before the newest schedule. It stays as it is unless both parents drop it.</Trans>
      </p>
      <ul className="grid gap-3">
        {open.map((one) => (
          <Line caseId={caseId} key={one.id} names={names} one={one} version={version} zone={zone} />
        ))}
      </ul>
    </section>
  )
}

function Line({ one, caseId, version, zone, names }: Omit<ToConfirmProps, 'open' | 'isNamed'> & { one: Open }) {
  const { i18n } = useLingui()
  const { send, busy, problem } = useMutation(calls.confirm, invalidates)
  const [sure, setSure] = useState(false)
  const { moment } = useCaseTimes(zone, i18n)
  const [from, to, who] = [moment(one.fromAt), moment(one.toAt), names[one.holder]]
  const say = async (said: 'keep' | 'drop') => {
    if (await send({ params: { case: caseId, change: one.id }, body: { say: said, version } })) setSure(false)
  }
  return (
    <li className="grid gap-2 rounded-sm border border-line bg-surface p-3">
      <p>
        {one.label && <span className="font-semibold">{one.label}: </span>}
        <Trans>
          {from} to {to}, with {who}
        </Trans>
      </p>
      {one.others && (
        <p className="text-sm text-soft">
          {one.others === 'keep' ? <Trans>The other parent keeps it.</Trans> : <Trans>The other parent would drop it.</Trans>}
        </p>
      )}
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      <Confirm
        busy={busy}
        onClose={() => setSure(false)}
        onConfirm={() => void say('drop')}
        open={sure}
        problem={problem?.sentence}
        title={<Trans>End this agreed change?</Trans>}
        verb={<Trans>End agreed change</Trans>}
      >
        <p className="font-semibold">
          <Trans>
            {from} to {to} no longer goes to {who}. The schedule applies again.
          </Trans>
        </p>
        <p>
          <Trans>The other parent has already dropped it, so it ends with your answer.</Trans>
        </p>
      </Confirm>
      {one.can.answer && (
        <div className="no-print flex flex-wrap gap-3">
          <Button aria-pressed={one.mine === 'keep'} busy={busy} kind="secondary" onClick={() => void say('keep')}>
            {one.mine === 'keep' ? <Trans>You keep it</Trans> : <Trans>Keep it</Trans>}
          </Button>
          <Button
            aria-pressed={one.mine === 'drop'}
            busy={busy}
            kind="quiet"
            onClick={() => (one.others === 'drop' ? setSure(true) : void say('drop'))}
          >
            {one.mine === 'drop' ? <Trans>You would drop it</Trans> : <Trans>Drop it</Trans>}
          </Button>
        </div>
      )}
    </li>
  )
}
