import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { readHeadCode } from '#domain/transparency-log/head-code.ts'
import { dayInWords } from '#web/days.ts'
import { PlainForm } from '#web/form/plain-form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

/** What a code stands for: the day on which it was issued, and not whose record it is. @param given the code of the page's address */
export function CodeCheck({ given }: { given: string }) {
  const { t } = useLingui()
  const checking = useMutation(calls.look, [], { plain: 'look' })
  const { became, values, send } = checking
  const isSent = useRef(false)
  useEffect(() => {
    // Someone who follows the code of a paper has asked already. Without JavaScript they press the button.
    if (isSent.current || readHeadCode(given) === null) return
    isSent.current = true
    void send({ body: { code: given } })
  }, [given, send])
  const sentences = { code: t`A code has 16 letters and numbers.` }
  return (
    <div className="grid max-w-2xl gap-4">
      <PlainForm
        action="/verify#look"
        check={(typed) => (readHeadCode(typed('code')) === null ? sentences : {})}
        mutation={checking}
        name="look"
        read={(typed) => ({ code: typed('code') })}
        send={(body) => send({ body })}
        sentences={sentences}
        submit={<Trans>Check the code</Trans>}
        title={t`The code was not checked`}
      >
        {(errorAt) => (
          <TextInput
            autoCapitalize="characters"
            autoComplete="off"
            defaultValue={values['code'] ?? given}
            error={errorAt('code')}
            hint={<Trans>16 letters and numbers, such as 9K2M-4X7P-QT0V-H3RD</Trans>}
            id="look-code"
            label={t`Code on the paper or in the mail`}
            maxLength={60}
            name="code"
            spellCheck={false}
          />
        )}
      </PlainForm>
      <output>{became?.is === 'done' && <Found day={became.data.day} />}</output>
    </div>
  )
}

function Found({ day }: { day: string | null }) {
  const { i18n } = useLingui()
  if (day === null)
    return (
      <Notice title={<Trans>No record here ever had this code.</Trans>} tone="attention">
        <p>
          <Trans>
            Check each character: the letters I, L, O and U are in no code. If it is right, the paper is not from a record of this site.
            Keep it.
          </Trans>
        </p>
      </Notice>
    )
  return (
    <Notice title={<Trans>This code was issued on {dayInWords(day, i18n.locale)}.</Trans>}>
      <p>
        <Trans>
          It stands for a shared record as it was on that day (UTC). This page does not say whose record it is, or what is in it. Anyone who
          has the record can compare the code with theirs: a record that was changed afterward does not have it.
        </Trans>
      </p>
    </Notice>
  )
}
