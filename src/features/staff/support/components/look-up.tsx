import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import { PlainForm } from '#web/form/plain-form.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls } from '../contract.ts'
import { readNumber } from '#domain/reference/reading.ts'
import { kindWords } from './words.ts'

function Found({ number, kind, createdOn, state, answer, answeredOn }: Reply<typeof calls.look>) {
  const { t, i18n } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const [asked, answered] = [createdOn, answeredOn ?? createdOn].map((day) => dayInWords(day, i18n.locale))
  const about = i18n._(kindWords[kind])
  return (
    <article className="mt-6 grid max-w-2xl gap-3 rounded-md border border-line bg-surface p-4 sm:p-6">
      <h3 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>
          Ticket <span className="figures">{number}</span>
        </Trans>
      </h3>
      <p className="text-sm text-soft">
        <Trans>
          Sent on {asked}. About: {about}.
        </Trans>
      </p>
      {answer === null ? (
        <p>
          {state === 'closed' ? (
            <Trans>It was closed without an answer.</Trans>
          ) : (
            <Trans>It waits for an answer. Look again tomorrow.</Trans>
          )}
        </p>
      ) : (
        <>
          <p className="font-semibold">{t`Our answer of ${{ answeredOn: answered }}`}</p>
          <p className="max-w-prose whitespace-pre-wrap">{answer}</p>
          {state === 'closed' && (
            <p className="text-sm text-soft">
              <Trans>The ticket is closed. The answer is deleted 90 days after that.</Trans>
            </p>
          )}
        </>
      )}
    </article>
  )
}

/** Number and words, and what they open. */
export function LookUp() {
  const { t } = useLingui()
  const looking = useMutation(calls.look, [], { plain: 'look' })
  const { became, values } = looking
  const sentences = {
    number: t`A ticket number has eight letters and digits, such as H7K2-94QD.`,
    code: t`No ticket has this number with these words. Check both.`,
  }
  return (
    <div className="max-w-2xl">
      <PlainForm
        action="/support#look"
        kind="secondary"
        check={(typed) => (readNumber(typed('number')) === null ? { number: sentences.number } : {})}
        mutation={looking}
        name="look"
        title={t`The answer could not be looked up`}
        read={(typed) => ({ number: typed('number'), code: typed('code') })}
        send={(body) => looking.send({ body })}
        sentences={sentences}
        submit={<Trans>Read the answer</Trans>}
      >
        {(errorAt) => (
          <>
            <TextInput
              autoCapitalize="characters"
              autoComplete="off"
              defaultValue={values['number'] ?? ''}
              error={errorAt('number')}
              id="look-number"
              label={t`Ticket number`}
              maxLength={60}
              name="number"
              spellCheck={false}
            />
            <TextInput
              autoCapitalize="none"
              autoComplete="off"
              defaultValue={values['code'] ?? ''}
              error={errorAt('code')}
              id="look-code"
              label={t`Your four words`}
              maxLength={200}
              name="code"
              spellCheck={false}
            />
          </>
        )}
      </PlainForm>
      {became?.is === 'done' && <Found {...became.data} key={`${became.data.number} ${became.data.state}`} />}
    </div>
  )
}
