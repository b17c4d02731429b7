import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { states } from '#domain/directory/states.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, longestNote, type Way } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'
import { Whom } from './whom.tsx'

/** Asks for a page: by an address at the court or firm, or by a paper. */
export function AskForm({ professional }: { professional: string }) {
  const { t } = useLingui()
  const [way, setWay] = useState<Way>('mail')
  const { send, busy, problem } = useMutation(calls.ask, ['/api/claims'])
  const at = (field: string) => (problem?.field === field ? problem.sentence : undefined)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = (name: string) => String(form.get(name) ?? '').trim()
    const barNumber = value('barNumber')
    const note = value('note')
    void send({
      body: {
        professional,
        way,
        ...(barNumber !== '' && { barNumber, barState: value('barState') }),
        ...(way === 'mail' && { email: value('email') }),
        ...(note !== '' && { note }),
      },
    })
  }
  return (
    <section aria-labelledby="ask" className="grid gap-4">
      <h2 id="ask">
        <Trans>Is this you?</Trans>
      </h2>
      <Whom id={professional} />
      <form autoComplete="off" className="grid max-w-2xl gap-6" noValidate onSubmit={submit}>
        <RadioGroup
          legend={t`How do you want to show it?`}
          name="way"
          onChange={setWay}
          options={[
            { value: 'mail', label: t`By e-mail at my court or firm`, hint: t`We mail a code there. This is the faster way.` },
            { value: 'paper', label: t`By a paper`, hint: t`You add it in the next step, and a person looks at it.` },
          ]}
          value={way}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            error={at('barNumber')}
            hint={t`Attorneys always; others if they have one.`}
            label={t`Bar number`}
            maxLength={40}
            name="barNumber"
            spellCheck={false}
          />
          <Select
            hint={t`The state that gave it.`}
            label={t`State of the bar`}
            name="barState"
            options={[{ value: '', label: t`Choose a state` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
          />
        </div>
        {way === 'mail' && (
          <TextInput
            autoComplete="off"
            error={at('email')}
            hint={t`At your court or firm, not a private one. It is deleted when your claim is decided.`}
            inputMode="email"
            label={t`E-mail at work`}
            maxLength={254}
            name="email"
            spellCheck={false}
            type="email"
          />
        )}
        <TextArea
          error={at('note')}
          hint={t`Only our staff reads it. Don’t write about a case.`}
          label={t`Anything that helps us check`}
          maxLength={longestNote}
          name="note"
          optional
          rows={3}
        />
        <Problem of={problem && !['barNumber', 'email', 'note'].includes(problem.field ?? '') ? problem : null} />
        <Button busy={busy} className="justify-self-start" type="submit">
          {way === 'mail' ? <Trans>Mail me a code</Trans> : <Trans>Go on to the paper</Trans>}
        </Button>
      </form>
    </section>
  )
}
