import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, longestReason } from '../contract.ts'
import { useUtcMoment } from '#web/utc-moment.ts'
import { Problem } from '#web/form/problem.tsx'
import { useDeskMutation } from './use-desk-mutation.ts'

/** Who decides what orders of courts ask for: for a super admin alone. */
export function Counsel() {
  const { t } = useLingui()
  const toast = useToast()
  const moment = useUtcMoment()
  const asked = useApiQuery(calls.counsel, {})
  const { send, busy, problem } = useDeskMutation(calls.markCounsel)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const of = (name: string) => String(form.get(name) ?? '').trim()
    void send({ body: { email: of('email'), isCounsel: of('is') === 'yes', reason: of('reason') } }).then(
      (done) => done && toast({ title: t`It is done` }),
    )
  }
  const errorAt = (name: string) => (problem?.field === name ? problem.sentence : undefined)
  return (
    <div className="grid gap-6">
      <Loaded query={asked} failed={t`The list cannot be shown`} lines={2}>
        {({ counsel }) =>
          counsel.length === 0 ? (
            <p className="text-soft">
              <Trans>Nobody is marked as counsel. Orders of courts wait.</Trans>
            </p>
          ) : (
            <ul className="grid gap-2">
              {counsel.map(({ email, reason, since }) => (
                <li className="border-s-2 border-edge ps-3" key={email}>
                  <strong className="wrap-anywhere">{email}</strong> <span className="text-soft">{moment(since)}</span>
                  <p>{reason}</p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <form className="grid max-w-2xl gap-4" noValidate onSubmit={submit}>
        <Problem of={problem} />
        <TextInput
          autoComplete="off"
          error={errorAt('email')}
          inputMode="email"
          label={t`E-mail address of an admin`}
          maxLength={254}
          name="email"
        />
        <RadioGroup
          legend={t`Counsel`}
          name="is"
          options={[
            { value: 'yes', label: <Trans>Mark as counsel</Trans> },
            { value: 'no', label: <Trans>Take the mark away</Trans> },
          ]}
          value="yes"
        />
        <TextArea counter={{ min: 10, max: longestReason }} error={errorAt('reason')} label={t`Reason`} name="reason" rows={2} />
        <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
          <Trans>Save</Trans>
        </Button>
      </form>
    </div>
  )
}
