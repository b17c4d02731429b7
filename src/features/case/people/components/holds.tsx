import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { calls, type Hold, type People } from '../contract.ts'
import { Problem } from './problem.tsx'

/** A protective order, or the wish not to be linked: what it does, and what stands. */
export function Holds({ people }: { people: People }) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="holds" className="grid gap-4">
      <h2 id="holds">
        <Trans>Protective order or block</Trans>
      </h2>
      <Card className="grid gap-4">
        <ul className="grid list-disc gap-1 ps-5">
          <li>
            <Trans>
              The other parent’s part in this case ends today. They keep what was shared until now, to read and export, and get nothing new.
            </Trans>
          </li>
          <li>
            <Trans>No invitation between the two of you works in any case, whoever sends it, until you lift it.</Trans>
          </li>
          <li>
            <Trans>
              They are not told why. An invitation by mail does not show up for them, and a code shows only that it does not work.
            </Trans>
          </li>
          <li>
            <Trans>It changes no court order, and it is not a report to anybody.</Trans>
          </li>
        </ul>
        {people.holds.length > 0 && (
          <ul className="grid gap-3">
            {people.holds.map((hold) => (
              <HoldLine hold={hold} key={hold.id} />
            ))}
          </ul>
        )}
        {people.can.hold && (
          <Button className="no-print justify-self-start" kind="secondary" onClick={() => setOpen(true)}>
            <Trans>Put a hold on the link</Trans>
          </Button>
        )}
      </Card>
      <Dialog onClose={() => setOpen(false)} open={open} title={<Trans>Put a hold on the link</Trans>}>
        {people.caseId !== null && <HoldForm caseId={people.caseId} isSolo={people.isSolo} onDone={() => setOpen(false)} />}
      </Dialog>
    </section>
  )
}

function HoldLine({ hold }: { hold: Hold }) {
  const { i18n, t } = useLingui()
  const toast = useToast()
  const { send, busy, problem } = useMutation(calls.lift, ['/api/people'])
  const set = dayInWords(hold.setAt, i18n.locale)
  const lifted = hold.liftedAt === null ? '' : dayInWords(hold.liftedAt, i18n.locale)
  const lift = async () => {
    if (await send({ params: { hold: hold.id } })) toast({ title: t`Lifted`, text: t`A new invitation can be accepted again.` })
  }
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={lifted ? 'plain' : 'attention'}>
          {hold.kind === 'protective_order' ? <Trans>Protective order</Trans> : <Trans>Blocked</Trans>}
        </Badge>
        <span className="min-w-0 [overflow-wrap:anywhere]">{hold.email ?? hold.note}</span>
        <span className="text-sm text-soft">
          {lifted ? (
            <Trans>
              set {set}, lifted {lifted}
            </Trans>
          ) : (
            <Trans>set {set}</Trans>
          )}
        </span>
      </p>
      {hold.email !== null && hold.note !== '' && <p className="text-sm text-soft">{hold.note}</p>}
      <Problem problem={problem} />
      {!lifted && (
        <Button busy={busy} className="no-print justify-self-start" kind="quiet" onClick={() => void lift()}>
          <Trans>Lift it</Trans>
          <span className="sr-only"> {hold.email ?? hold.note}</span>
        </Button>
      )}
    </li>
  )
}

function HoldForm({ caseId, isSolo, onDone }: { caseId: string; isSolo: boolean; onDone: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const [kind, setKind] = useState<Hold['kind']>('protective_order')
  const { send, busy, problem } = useMutation(calls.hold, ['/api/people', '/api/cases'])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const held = await send({ params: { case: caseId }, body: { kind, note: text('note'), email: text('email') || null } })
    if (!held) return
    toast({ title: t`The hold stands`, text: t`No invitation between the two of you works until you lift it.` })
    onDone()
  }
  const errorAt = (field: string) => (problem?.field === field ? problem.sentence : undefined)
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <Problem problem={problem} />
      <RadioGroup
        legend={t`Why`}
        name="kind"
        onChange={setKind}
        options={[
          { value: 'protective_order', label: t`A court made a protective order` },
          { value: 'blocked', label: t`I do not want to be linked` },
        ]}
        value={kind}
      />
      <TextInput
        error={errorAt('email')}
        hint={
          isSolo
            ? t`Whoever has an account with this address, now or later, cannot join you.`
            : t`Besides the parent who is in the case: another address of theirs, if you know one.`
        }
        label={t`E-mail address to stop`}
        maxLength={254}
        name="email"
        optional
        type="email"
      />
      <TextInput hint={t`Only you see it.`} label={t`A note for yourself`} maxLength={200} name="note" optional />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} kind="danger" type="submit">
          <Trans>Put the hold</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
