import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { useLocalMoment } from '#web/local-moment.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { ActionButton } from '#web/form/action-button.tsx'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Rows } from '#web/ui/rows.tsx'
import { Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'

const choices = [1, 4, 24, 72] as const

/** What a look through break-glass shows, as the audit names it (features/staff/staff). */
const glassWhat: Readonly<Record<string, MessageDescriptor>> = {
  'sign-ins': msg`sign-in history`,
  tickets: msg`tickets`,
  'own acts': msg`your own changes to settings and security`,
}

function Looks({ looks }: { looks: Reply<typeof calls.access>['looks'] }) {
  const { t, i18n } = useLingui()
  const moment = useLocalMoment()
  return (
    <div className="mt-6">
      <h3 className="mb-2">
        <Trans>Who looked</Trans>
      </h3>
      <Rows
        empty={
          <p className="text-soft">
            <Trans>Nobody has looked at your account.</Trans>
          </p>
        }
        of={looks}
        rowKey={({ at, by, what }) => `${at} ${by} ${what}`}
      >
        {({ at, by, what, isGlass }) => (
          <div className="flex flex-wrap justify-between gap-x-6">
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
          </div>
        )}
      </Rows>
    </div>
  )
}

const invalidates = [calls.access.path]

function Panel({ standing, looks }: Reply<typeof calls.access>) {
  const { t } = useLingui()
  const moment = useLocalMoment()
  const giving = useMutation(calls.giveAccess, invalidates)
  const withdrawing = useMutation(calls.withdrawAccess, invalidates)
  const until = standing && moment(standing.endsAt)
  return (
    <div className="max-w-2xl">
      {standing ? (
        <div className="grid justify-items-start gap-4">
          <Notice title={<Trans>Support may look at your account until {until}</Trans>} tone="attention">
            <p>
              <Trans>It ends by itself. You can end it now.</Trans>
            </p>
          </Notice>
          <ActionButton kind="secondary" mutation={withdrawing} onAct={() => withdrawing.send({}, { done: t`Support can no longer look` })}>
            <Trans>End it now</Trans>
          </ActionButton>
        </div>
      ) : (
        <Form
          columns="sm:grid-cols-[12rem_max-content]"
          done={t`Support may look now`}
          draft="support access"
          mutation={giving}
          read={(values) => ({ hours: Number(values('hours')) })}
          send={(body) => giving.send({ body })}
          submit={<Trans>Let support look</Trans>}
        >
          {(errorAt) => (
            <Select
              defaultValue="4"
              error={errorAt('hours')}
              id="leave-hours"
              label={t`For how long?`}
              name="hours"
              options={choices.map((hours) => ({ value: String(hours), label: hours === 1 ? t`1 hour` : t`${hours} hours` }))}
            />
          )}
        </Form>
      )}
      <Looks looks={looks} />
    </div>
  )
}

/** What the permission opens, for the head of the part that the panel is in. */
export function AboutAccess() {
  return (
    <Trans>
      Support can’t see your account unless you allow it here, for 1 hour to 3 days. Then it can see your name, whether your e-mail address
      is confirmed, on which days you signed in, and your settings without any address. Each look is listed below.
    </Trans>
  )
}

/** The permission to look: given for some hours, withdrawn at any time, and each use of it listed. */
export function AccessPanel() {
  const { t } = useLingui()
  return (
    <Loaded query={useApiQuery(calls.access, {})} failed={t`This part cannot be shown`} lines={3}>
      {(access) => <Panel {...access} />}
    </Loaded>
  )
}
