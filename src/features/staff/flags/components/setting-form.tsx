import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, longestReason } from '../contract.ts'
import { harmProblem, needsHarmCheck } from '../rules.ts'
import { type Answers, answersIn, HarmFields } from './harm-fields.tsx'
import { type Run, useMutations } from '#web/form/use-mutation.ts'
import { flagAddresses } from './addresses.ts'

type Way = 'on' | 'off' | 'default'

interface SettingFormProps {
  flag: { name: string; isOnByDefault: boolean; hasHarmCheck: boolean }
  /** Who it is for, where that is still to be chosen. */
  children?: ReactNode
  /** Makes the call. */
  send: (run: Run, setting: { isOn: boolean | null; reason: string }) => Promise<{ ok: boolean }>
  /** A field of `children` that was refused, with what to say of it. */
  errors?: Readonly<Record<string, { control: string; text: string }>>
  onDone: () => void
}

/** On, off, or as it was; why; and, where it is turned on for the first time, the harm checklist. */
export function SettingForm({ flag, children, send, errors, onDone }: SettingFormProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<Way | null>(null)
  const [answers, setAnswers] = useState<Answers>({})
  const { run, refuse, busy, problem, attempt } = useMutations(flagAddresses)
  const isOn = way === 'default' ? null : way === 'on'
  const asksHarm = way !== null && needsHarmCheck(flag.isOnByDefault, isOn) && !flag.hasHarmCheck
  const field = problem?.is === 'refused' ? problem.field : null

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    const wrong = (name: string) => void refuse(name)
    if (way === null) return wrong('way')
    const given = answersIn(answers)
    const unanswered = asksHarm ? harmProblem(given) : null
    if (unanswered) return wrong(unanswered.question)
    if (reason.length < 3) return wrong('reason')
    if (asksHarm) {
      if (!(await run(calls.answerHarm, { params: { flag: flag.name }, body: { answers: given } })).ok) return
    }
    if ((await send(run, { isOn, reason })).ok) onDone()
  }
  const at = {
    way: { control: 'setting-way', text: t`Choose what it is set to.` },
    reason: { control: 'setting-reason', text: t`Say why, in at least 3 letters.` },
    ...errors,
  }
  const known =
    field === null
      ? null
      : ((at as Readonly<Record<string, { control: string; text: string }>>)[field] ?? {
          control: `harm-${field}`,
          text: t`Answer the harm checklist.`,
        })
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {problem && <NotSent at={known} became={problem} key={attempt} title={t`Nothing was changed`} />}
      {children}
      <RadioGroup
        error={field === 'way' ? at.way.text : undefined}
        id="setting-way"
        legend={t`Set to`}
        name="way"
        onChange={setWay}
        options={[
          { value: 'on', label: t`On: the item is shown` },
          { value: 'off', label: t`Off: the item is hidden` },
          { value: 'default', label: t`Nothing: take this setting away`, hint: t`What is set more widely counts again, or the default.` },
        ]}
        value={way}
      />
      {asksHarm && <HarmFields answers={answers} onChange={setAnswers} wrong={field} />}
      <TextInput
        error={field === 'reason' ? at.reason.text : undefined}
        hint={t`It stands in the history and in the audit.`}
        id="setting-reason"
        label={t`Why?`}
        maxLength={longestReason}
        name="reason"
      />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Save setting</Trans>
      </Button>
    </form>
  )
}
