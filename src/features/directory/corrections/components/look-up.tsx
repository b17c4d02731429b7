import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { dayInWords } from '#web/days.ts'
import { Hidden } from '#web/hidden.tsx'
import { SiteLink } from '#web/link.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls, type Outcome } from '../contract.ts'

const stateWords: Readonly<Record<Outcome['state'], MessageDescriptor>> = {
  received: msg`Received. Nobody has looked at it yet.`,
  checking: msg`Somebody is checking it.`,
  taken_over: msg`Checked and taken over.`,
  not_taken_over: msg`Checked and not taken over.`,
}

function Found({ what, state, reason, receivedOn, decidedOn, ahead, professionalId }: Outcome) {
  const { i18n } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const [came, done] = [receivedOn, decidedOn ?? receivedOn].map((day) => dayInWords(day, i18n.locale))
  return (
    <article className="mt-6 grid max-w-2xl gap-2 rounded-md border border-line bg-surface p-4 sm:p-6">
      <h3 className="outline-none" ref={heading} tabIndex={-1}>
        {i18n._(stateWords[state])}
      </h3>
      <p className="text-sm text-soft">
        {what === 'person' ? <Trans>Somebody to be added, received {came}.</Trans> : <Trans>A correction, received {came}.</Trans>}{' '}
        {decidedOn !== null && <Trans>Decided {done}.</Trans>}
      </p>
      {ahead !== null && (
        <p className="text-sm text-soft">
          {ahead === 0 ? (
            <Trans>Nothing from an earlier day waits before it.</Trans>
          ) : (
            <Plural
              one="# suggestion of an earlier day waits before it."
              other="# suggestions of earlier days wait before it."
              value={ahead}
            />
          )}
        </p>
      )}
      {reason !== null && (
        <p className="max-w-prose">
          <Trans>Reason:</Trans> {reason}
        </p>
      )}
      {professionalId !== null && (
        <p>
          <SiteLink className="inline-block py-2.5" to={`/professionals/${professionalId}`}>
            <Trans>Open the page</Trans>
          </SiteLink>
        </p>
      )}
    </article>
  )
}

/** What became of a suggestion, by its number. Sent as a form and not in the address: no history keeps the number. */
export function LookUp() {
  const { t } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.look, [], { plain: 'look' })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = String(new FormData(event.currentTarget).get('number') ?? '').trim()
    if (number === '') refuse('number')
    else void send({ body: { number } })
  }
  const wrong = became?.is === 'refused' && became.field === 'number'
  const sentence =
    wrong && became.sentence.startsWith('Nothing') ? became.sentence : t`A number has twelve letters and digits, such as K7QM-2XWD-94HT.`
  return (
    <section aria-labelledby="look-title" className="scroll-mt-20 border-t border-line pt-8" id="look">
      <h2 id="look-title">
        <Trans>What became of your suggestion?</Trans>
      </h2>
      <form
        action="/add-professional#look"
        autoComplete="off"
        className="mt-4 grid max-w-md gap-4"
        method="post"
        noValidate
        onSubmit={submit}
      >
        {became && became.is !== 'done' && !wrong && (
          <NotSent at={null} became={became} key={attempt} title={t`It could not be looked up`} />
        )}
        <Hidden form="look" />
        <TextInput
          autoCapitalize="characters"
          defaultValue={values['number'] ?? ''}
          error={wrong ? sentence : undefined}
          id="number"
          label={t`Your number`}
          maxLength={40}
          name="number"
          spellCheck={false}
        />
        <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
          <Trans>Look it up</Trans>
        </Button>
      </form>
      {became?.is === 'done' && <Found {...became.data} />}
    </section>
  )
}
