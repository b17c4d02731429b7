import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { Card } from '#web/ui/notice.tsx'
import { calls, longestReason, shortestReason } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'

const choices = [1, 2, 4, 8, 24]

/** Asks to look into an account; another super admin decides. */
export function BreakGlassForm({ onAsked }: { onAsked: () => void }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [short, setShort] = useState(false)
  const asking = useMutation(calls.breakGlassAsk)
  const send = async (email: string, reason: string, hours: number) => {
    if (!(await asking.send({ body: { email, reason, hours } }))) return
    toast({ title: t`Asked`, text: t`Another super admin has a day to decide.` })
    form.current?.reset()
    onAsked()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const reason = String(fields.get('reason') ?? '').trim()
    setShort(reason.length < shortestReason)
    if (reason.length >= shortestReason) void send(String(fields.get('email') ?? '').trim(), reason, Number(fields.get('hours')))
  }
  return (
    <Card className="max-w-2xl">
      <form className="grid gap-4" noValidate onSubmit={submit} ref={form}>
        <h3>
          <Trans>Ask to look into an account</Trans>
        </h3>
        <Problem of={asking.problem} />
        <TextInput
          autoComplete="off"
          inputMode="email"
          label={t`Whose account (e-mail address)`}
          name="email"
          spellCheck={false}
          type="email"
        />
        <Select
          label={t`For how long`}
          name="hours"
          options={choices.map((hours) => ({
            value: String(hours),
            label: i18n.number(hours, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
          }))}
        />
        <TextArea
          counter={{ min: shortestReason, max: longestReason }}
          error={short && t`Write at least ${shortestReason} characters.`}
          hint={t`The one who decides reads it, and it stands in the audit. Don’t write about the case itself.`}
          label={t`Why it has to be`}
          name="reason"
          rows={3}
        />
        <Button busy={asking.busy} className="justify-self-start" kind="secondary" type="submit">
          <Trans>Ask a second person</Trans>
        </Button>
      </form>
    </Card>
  )
}
