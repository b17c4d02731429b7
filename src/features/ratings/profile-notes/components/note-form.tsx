import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, longest, noteKinds } from '../contract.ts'
import { noteKindWords } from './words.ts'
import { Problem } from '#web/form/problem.tsx'
import { useDeskMutation } from './use-desk-mutation.ts'

/** A note on the profile that an abusive notice was about. */
export function NoteForm({ number }: { number: string }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const { send, busy, problem } = useDeskMutation(calls.addNote)
  const [named, setNamed] = useState('')
  const isNamed = named.trim() !== ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const kind = noteKinds.find((one) => one === form.get('kind')) ?? 'repeated'
    const reason = String(form.get('reason') ?? '').trim()
    void send({ params: { number }, body: { kind, reason, ...(isNamed && { named: named.trim() }) } }).then(
      (done) => done && toast({ title: done.state === 'shown' ? t`The note is shown` : t`The note is proposed` }),
    )
  }
  const errorAt = (name: string) => (problem?.field === name ? problem.sentence : undefined)
  return (
    <section className="no-print max-w-2xl">
      <h2 className="mb-2">
        <Trans>Note on the profile</Trans>
      </h2>
      <p className="mb-4 max-w-prose text-soft">
        <Trans>
          Readers of the profile are told in words of ours, with the day, and that it says nothing about the reviews. It can be taken back.
        </Trans>
      </p>
      <form className="grid gap-6" noValidate onSubmit={submit}>
        <Problem of={problem} />
        <RadioGroup
          legend={t`What happened?`}
          name="kind"
          options={noteKinds.map((value) => ({ value, label: i18n._(noteKindWords[value]) }))}
          value="repeated"
        />
        <TextInput
          autoComplete="off"
          error={errorAt('named')}
          hint={
            <Trans>A firm or a person, as readers see it. Leave it empty to name nobody. Where somebody is named, two people decide.</Trans>
          }
          label={t`Sender to name`}
          maxLength={longest.named}
          name="named"
          onChange={(event) => setNamed(event.target.value)}
          optional
          value={named}
        />
        <TextArea
          counter={{ min: 10, max: longest.reason }}
          error={errorAt('reason')}
          hint={<Trans>For the log among staff.</Trans>}
          label={t`Reason of the note`}
          name="reason"
          rows={3}
        />
        <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
          {isNamed ? <Trans>Propose the note</Trans> : <Trans>Show the note</Trans>}
        </Button>
      </form>
    </section>
  )
}
