import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { api, useApiQuery } from '#web/api.ts'
import { Asked } from '#shell/asked.tsx'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { mineCalls } from '../contract.ts'
import { useMoment } from './moment.ts'

const choices = [1, 4, 24, 72] as const

/** What a look through break-glass shows, as the audit names it (features/staff/staff). */
const glassWhat: Readonly<Record<string, MessageDescriptor>> = {
  'sign-ins': msg`sign-in history`,
  tickets: msg`tickets`,
  'own acts': msg`your own changes to settings and security`,
}

function Looks({ looks }: { looks: Reply<typeof mineCalls.leave>['looks'] }) {
  const { t, i18n } = useLingui()
  const moment = useMoment()
  return (
    <div className="mt-6">
      <h3 className="mb-2">
        <Trans>Who looked</Trans>
      </h3>
      {looks.length === 0 ? (
        <p className="text-soft">
          <Trans>Nobody has looked at your account.</Trans>
        </p>
      ) : (
        <ul className="border-t border-line">
          {looks.map(({ at, by, what, isGlass }) => (
            <li className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2" key={`${at} ${by} ${what}`}>
              <span>
                {isGlass ? (
                  <Trans>
                    Staff, {by === '' ? t`an account that is gone` : by}, without your permission: two people agreed and wrote down why.
                    Looked at:{' '}
                    {what
                      .split(', ')
                      .map((one) => (glassWhat[one] ? i18n._(glassWhat[one]) : one))
                      .join(', ')}
                    .
                  </Trans>
                ) : (
                  <>
                    {by === '' ? <Trans>Support, an account that is gone</Trans> : <Trans>Support, {by}</Trans>}
                    {what !== 'account' && `: ${what}`}
                  </>
                )}
              </span>
              <time className="figures text-soft" dateTime={at}>
                {moment(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Panel({ standing, looks }: Reply<typeof mineCalls.leave>) {
  const { t } = useLingui()
  const toast = useToast()
  const moment = useMoment()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const change = async (run: () => Promise<Reply<typeof mineCalls.leave>>, done: string) => {
    setBusy(true)
    try {
      client.setQueryData([mineCalls.leave.path], await run())
      toast({ title: done })
    } catch {
      toast({ title: t`Nothing was changed`, text: t`The server did not answer. Try again in a minute.`, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const give = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const hours = Number(new FormData(event.currentTarget).get('hours'))
    void change(() => api(mineCalls.giveLeave, { body: { hours } }), t`Support may look now`)
  }
  const until = standing && moment(standing.endsAt)
  return (
    <div className="max-w-2xl">
      {standing ? (
        <div className="grid gap-4">
          <Notice title={<Trans>Support may look at your account until {until}</Trans>} tone="attention">
            <p>
              <Trans>It ends by itself. You can end it now.</Trans>
            </p>
          </Notice>
          <Button
            busy={busy}
            className="justify-self-start"
            kind="secondary"
            onClick={() => void change(() => api(mineCalls.takeLeave, {}), t`Support can no longer look`)}
          >
            <Trans>End it now</Trans>
          </Button>
        </div>
      ) : (
        <form className="flex flex-wrap items-end gap-4" onSubmit={give}>
          <Select
            className="min-w-48"
            defaultValue="4"
            id="leave-hours"
            label={t`For how long?`}
            name="hours"
            options={choices.map((hours) => ({ value: String(hours), label: hours === 1 ? t`1 hour` : t`${hours} hours` }))}
          />
          <Button busy={busy} kind="secondary" type="submit">
            <Trans>Let support look</Trans>
          </Button>
        </form>
      )}
      <Looks looks={looks} />
    </div>
  )
}

/** The leave to look: given for some hours, taken back at any time, and each use of it listed. */
export function LeavePanel() {
  const { t } = useLingui()
  return (
    <Asked asked={useApiQuery(mineCalls.leave, {})} failed={t`This part cannot be shown`} lines={3}>
      {(leave) => <Panel {...leave} />}
    </Asked>
  )
}
