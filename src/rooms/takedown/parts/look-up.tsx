import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { NotSent } from '../../../web/not-sent.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Facts } from '../../../web/ui/facts.tsx'
import { TextInput } from '../../../web/ui/field.tsx'
import { useCall } from '../../../web/use-call.ts'
import { readNumber } from '../../support/rules.ts'
import { calls, type Told } from '../contract.ts'
import { useMoment } from './moment.ts'
import { groundWords, outcomeWords, stateWords } from './words.ts'

function Found({ told }: { told: Told }) {
  const { i18n } = useLingui()
  const moment = useMoment()
  const heading = useRef<HTMLHeadingElement>(null)
  const { number, ground, state, receivedAt, ackBy, decideBy, acknowledgedAt, outcome, letter, closedAt, canWithdraw } = told
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <article className="mt-6 grid max-w-2xl gap-4 rounded-md border border-line bg-surface p-4 sm:p-6">
      <h3 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>
          Notice <span className="figures">{number}</span>
        </Trans>
      </h3>
      <Facts
        items={[
          { term: <Trans>About</Trans>, value: i18n._(groundWords[ground].name) },
          { term: <Trans>It stands here</Trans>, value: i18n._(stateWords[state]) },
          { term: <Trans>Came</Trans>, value: moment(receivedAt) },
          acknowledgedAt === null
            ? { term: <Trans>We acknowledge it by</Trans>, value: moment(ackBy) }
            : { term: <Trans>Acknowledged</Trans>, value: moment(acknowledgedAt) },
          closedAt === null
            ? {
                term: <Trans>We decide by</Trans>,
                value: decideBy === null ? <Trans>when our counsel has read the order</Trans> : moment(decideBy),
              }
            : { term: state === 'withdrawn' ? <Trans>Taken back</Trans> : <Trans>Decided</Trans>, value: moment(closedAt) },
        ]}
      />
      {outcome !== null && (
        <div className="grid gap-2">
          <p className="font-semibold">{i18n._(outcomeWords[outcome])}</p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{letter}</p>
        </div>
      )}
      {canWithdraw && (
        <p className="text-sm text-soft">
          <Trans>You can take it back below, with the same number and words, until we decide.</Trans>
        </p>
      )}
    </article>
  )
}

/** Number and words, and what they open; or the end of the notice. */
export function LookUp({ form, verb, title }: { form: 'look' | 'withdraw'; verb: string; title: string }) {
  const { t } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useCall(form, calls[form])
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
      {became?.is === 'done' && <Found key={`${became.data.number} ${became.data.state}`} told={became.data} />}
    </div>
  )
}
