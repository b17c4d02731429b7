import { useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { readNumber } from '#domain/reference/reading.ts'
import { calls } from '../contract.ts'
import { Found } from './found.tsx'

/** Number and words, and what they open; or the end of the notice. */
export function LookUp({ form, verb, title }: { form: 'look' | 'withdraw'; verb: string; title: string }) {
  const { t } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls[form], [], { plain: form })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [number, code] = [String(data.get('number') ?? ''), String(data.get('code') ?? '')]
    if (readNumber(number) === null) refuse('number')
    else void send({ body: { number, code } })
  }
  const sentences: Readonly<Record<string, string>> = {
    number: t`A notice has a number of eight letters and digits, such as H7K2-94QD.`,
    code: t`No notice has this number with these words. Check both.`,
  }
  const field = became?.is === 'refused' ? became.field : null
  const errorAt = (name: string) => (field === name ? sentences[name] : undefined)
  return (
    <div className="scroll-mt-20" id={form}>
      <form action={`/notice#${form}`} autoComplete="off" className="grid max-w-2xl gap-4" method="post" noValidate onSubmit={submit}>
        {became && became.is !== 'done' && (
          <NotSent
            at={field !== null && field in sentences ? { control: `${form}-${field}`, text: sentences[field] } : null}
            became={became}
            key={attempt}
            title={title}
          />
        )}
        <input name="form" type="hidden" value={form} />
        <TextInput
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={values['number'] ?? ''}
          error={errorAt('number')}
          id={`${form}-number`}
          label={t`Number of the notice`}
          maxLength={60}
          name="number"
          spellCheck={false}
        />
        <TextInput
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={values['code'] ?? ''}
          error={errorAt('code')}
          id={`${form}-code`}
          label={t`Your four words`}
          maxLength={200}
          name="code"
          spellCheck={false}
        />
        <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
          {verb}
        </Button>
      </form>
      {became?.is === 'done' && <Found key={`${became.data.number} ${became.data.state}`} notice={became.data} />}
    </div>
  )
}
