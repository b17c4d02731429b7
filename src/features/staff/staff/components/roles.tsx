import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { dayInWords } from '#web/days.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import { calls } from '../contract.ts'
import { GrantForm } from './grant-form.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { RoleRequest } from './role-request.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { roleWords } from './words.ts'

type Grant = Reply<typeof calls.roles>['grants'][number]

const nameOf = ({ email, isSuspended, isSelf }: Grant) => (
  <span className="block wrap-anywhere lg:min-w-52">
    {email} {isSelf && <Trans>(you)</Trans>}{' '}
    {isSuspended && (
      <Badge tone="attention">
        <Trans>Suspended</Trans>
      </Badge>
    )}
  </span>
)
const byOf = ({ by }: Grant) =>
  by === null ? <Trans>the machine, or a closed account</Trans> : <span className="block wrap-anywhere lg:min-w-52">{by}</span>

function Since({ of: { grantedOn } }: { of: Grant }) {
  const { i18n } = useLingui()
  return dayInWords(grantedOn, i18n.locale)
}
const sinceOf = (one: Grant) => <Since of={one} />

function TakeButton({ of, onTake }: { of: Grant; onTake: (of: Grant) => void }) {
  const { i18n } = useLingui()
  const role = i18n._(roleWords[of.role])
  return (
    <Button className="whitespace-nowrap" kind="quiet" onClick={() => onTake(of)}>
      <span>
        <Trans>Take away …</Trans>
        <span className="sr-only">
          {' '}
          {role}, {of.email}
        </span>
      </span>
    </Button>
  )
}

/** Nobody gives up being super admin here: another one has to do it. */
const takeOf = (onTake: (of: Grant) => void) => (one: Grant) =>
  one.isSelf && one.role === 'super_admin' ? null : <TakeButton of={one} onTake={onTake} />

/** Everybody who has a role, taking one away, and giving one. */
export function Roles() {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const client = useQueryClient()
  const found = useApiQuery(calls.roles, {})
  const [taken, setTaken] = useState<Grant | null>(null)
  const revoke = useMutation(calls.revoke)
  const refresh = () => client.invalidateQueries({ queryKey: [calls.roles.path] })
  const role = taken ? i18n._(roleWords[taken.role]) : ''
  const send = async (reason: string) => {
    const gone = taken && (await revoke.send({ body: { account: taken.account, role: taken.role, reason } }))
    if (!gone) return
    toast({ title: gone.waits ? t`A second super admin has to agree` : t`The role was taken away`, text: t`${taken.email}: ${role}` })
    setTaken(null)
    await refresh()
  }
  return (
    <Loaded query={found} failed={t`The roles did not load`} lines={6}>
      {({ grants, requests }) => (
        <div className="grid gap-8">
          {requests.length > 0 && (
            <ul className="grid gap-4">
              {requests.map((one) => (
                <li key={one.id}>
                  <RoleRequest of={one} onChanged={() => void refresh()} />
                </li>
              ))}
            </ul>
          )}
          <Table
            caption={t`Who has which role`}
            columns={[
              { key: 'who', header: <Trans>Person</Trans>, cell: nameOf },
              { key: 'role', header: <Trans>Role</Trans>, cell: (one) => i18n._(roleWords[one.role]) },
              { key: 'since', header: <Trans>Since</Trans>, cell: sinceOf },
              { key: 'by', header: <Trans>Given by</Trans>, cell: byOf },
              { key: 'reason', header: <Trans>Reason</Trans>, cell: ({ reason }) => reason },
              {
                key: 'take',
                header: <span className="sr-only">{t`Take away`}</span>,
                align: 'end',
                cell: takeOf((one) => {
                  revoke.clear()
                  setTaken(one)
                }),
              },
            ]}
            quiet
            rowKey={({ account, role: of }) => account + of}
            rows={grants}
          />
          <GrantForm onGranted={() => void refresh()} />
          <ReasonDialog
            busy={revoke.busy}
            isDanger
            onClose={() => setTaken(null)}
            onSend={(reason) => void send(reason)}
            open={taken !== null}
            problem={revoke.problem}
            title={<Trans>Take the role away?</Trans>}
            verb={<Trans>Take role away</Trans>}
          >
            <p>
              {taken?.email}: {role}.{' '}
              <Trans>Takes effect with their next action. Admin roles wait until a second super admin agrees.</Trans>
            </p>
          </ReasonDialog>
        </div>
      )}
    </Loaded>
  )
}
