import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { type Account, calls } from '../contract.ts'
import { accountName, kindNames } from './names.ts'

interface AccountsProps {
  caseId: string
  accounts: readonly Account[]
  can: boolean
}

/** Accounts of the parent: which days their imports cover, and which days are missing between them. */
export function Accounts({ caseId, accounts, can }: AccountsProps) {
  const [leaving, setLeaving] = useState<Account | null>(null)
  const removing = useMutation(calls.removeAccount, ['/api/bank'])
  const remove = async () => {
    if (leaving && (await removing.send({ params: { case: caseId, account: leaving.id } }))) setLeaving(null)
  }
  return (
    <>
      <Rows of={accounts} rowKey={({ id }) => id}>
        {(account) => <Line account={account} can={can} onRemove={() => setLeaving(account)} />}
      </Rows>
      <Confirm
        busy={removing.busy}
        isDanger
        onClose={() => setLeaving(null)}
        onConfirm={() => void remove()}
        open={leaving !== null}
        problem={removing.problem?.sentence}
        title={<Trans>Remove this account?</Trans>}
        verb={<Trans>Remove account</Trans>}
      >
        <p>
          <Plural
            one="# bank line is removed with it. You can import it again from your bank’s file."
            other="# bank lines are removed with it. You can import them again from your bank’s file."
            value={leaving?.lines ?? 0}
          />
        </p>
      </Confirm>
    </>
  )
}

function Line({ account, can, onRemove }: { account: Account; can: boolean; onRemove: () => void }) {
  const { t, i18n } = useLingui()
  const inWords = (day: string) => dayInWords(day, i18n.locale)
  const { days, gaps, balance, importedAt } = account
  const name = accountName(account)
  const [from, to] = [days && inWords(days.first), days && inWords(days.last)]
  const imported = importedAt && inWords(importedAt)
  const [amount, on] = [balance && formatCents(balance.cents), balance && inWords(balance.day)]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className="text-base [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-sm text-soft">
          {i18n._(kindNames[account.kind])}
          {' · '}
          <Plural one="# line" other="# lines" value={account.lines} />
          {days && (
            <>
              {' · '}
              <Trans>
                {from} to {to}
              </Trans>
            </>
          )}
          {imported && (
            <>
              {' · '}
              <Trans>last import {imported}</Trans>
            </>
          )}
          {balance && (
            <>
              {' · '}
              <Trans>
                balance {amount} on {on}
              </Trans>
            </>
          )}
        </p>
        {gaps.map(({ first, last }) => {
          const [begin, end] = [inWords(first), inWords(last)]
          return (
            <p key={first}>
              <Badge tone="attention">
                <Trans>
                  Nothing imported from {begin} to {end}
                </Trans>
              </Badge>
            </p>
          )
        })}
      </div>
      {can && (
        <Button aria-label={t`Remove account ${name}`} className="no-print" kind="quiet" onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </div>
  )
}
