import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskCalls } from '../contract.ts'
import { useUtcMoment } from '#web/utc-moment.ts'

/** Whether a paper that someone shows is an export of ours: by the code on its certificate. */
export function Codes() {
  const { t } = useLingui()
  const moment = useUtcMoment()
  const { became, busy, send } = useMutation(deskCalls.findExport, [], { plain: 'code' })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    void send({ body: { code: typeof code === 'string' ? code : '' } })
  }
  const isLost = became !== null && became.is !== 'done' && became.is !== 'refused'
  return (
    <div className="grid max-w-2xl gap-6">
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <TextInput
          autoComplete="off"
          className="figures"
          error={became?.is === 'refused' ? became.sentence : isLost ? t`The server did not answer. Try again in a moment.` : undefined}
          hint={<Trans>It stands on the certificate: 16 digits, 0 to 9 and a to f. The whole SHA-256 of a file will do too.</Trans>}
          label={t`Verification code`}
          maxLength={100}
          name="code"
          spellCheck={false}
        />
        <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
          <Trans>Look the code up</Trans>
        </Button>
      </form>
      <div aria-live="polite">
        {became?.is === 'done' && (
          <Notice title={<Trans>This is an export of ours</Trans>}>
            <Facts
              items={[
                { term: <Trans>Notice</Trans>, value: <span className="figures">{became.data.number}</span> },
                { term: <Trans>Copy made</Trans>, value: moment(became.data.at) },
                { term: <Trans>By</Trans>, value: became.data.by },
                { term: <Trans>Why</Trans>, value: became.data.reason },
                { term: <Trans>SHA-256 of the copy</Trans>, value: <span className="figures wrap-anywhere">{became.data.sha256}</span> },
              ]}
            />
          </Notice>
        )}
      </div>
    </div>
  )
}
