import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { calls, type Cohort } from '../contract.ts'
import { changeHeader, Flag, Long, OnOff, RowButton } from './cells.tsx'
import { CohortDialog, type Doing, type KnownFlag } from './cohort-dialog.tsx'
import { Moment } from './moment.tsx'
import { useMutations } from '#web/form/use-mutation.ts'
import { flagAddresses } from './addresses.ts'
import { stateWords } from './words.ts'

type Member = Cohort['members'][number]

function StateOf({ state }: Pick<Member, 'state'>) {
  const { i18n } = useLingui()
  return i18n._(stateWords[state])
}

function TakeOut({ cohort, member: { account, email } }: { cohort: string; member: Member }) {
  const { t } = useLingui()
  const { run, busy } = useMutations(flagAddresses)
  const takeOut = () => void run(calls.takeOut, { params: { cohort, account } }, { done: t`Taken out of the cohort` })
  return (
    <RowButton busy={busy} of={email} onClick={takeOut}>
      <Trans>Take out</Trans>
    </RowButton>
  )
}

const memberColumns = ({ id, closedAt }: Cohort): readonly Column<Member>[] => [
  { key: 'email', header: <Trans>Account</Trans>, cell: ({ email }) => <Long>{email}</Long> },
  { key: 'state', header: <Trans>State</Trans>, cell: ({ state }) => <StateOf state={state} /> },
  { key: 'at', header: <Trans>Since</Trans>, cell: ({ at }) => <Moment at={at} /> },
  {
    key: 'out',
    header: changeHeader,
    cell: (member) => (member.state === 'out' || closedAt !== null ? null : <TakeOut cohort={id} member={member} />),
  },
]

const flagColumns: readonly Column<Cohort['flags'][number]>[] = [
  { key: 'name', header: <Trans>Flag</Trans>, cell: ({ name }) => <Flag name={name} /> },
  { key: 'isOn', header: <Trans>Set to</Trans>, cell: ({ isOn }) => <OnOff isOn={isOn} /> },
  { key: 'at', header: <Trans>Since</Trans>, cell: ({ at }) => <Moment at={at} /> },
  { key: 'reason', header: <Trans>Why</Trans>, cell: ({ reason }) => <Long>{reason}</Long> },
]

function Members({ cohort }: { cohort: Cohort }) {
  const { t } = useLingui()
  const { name, members } = cohort
  if (members.length === 0) {
    return (
      <p className="text-soft">
        <Trans>Nobody is in it yet.</Trans>
      </p>
    )
  }
  return <Table caption={t`People in ${name}`} columns={memberColumns(cohort)} quiet rowKey={({ account }) => account} rows={members} />
}

function Flags({ cohort: { name, flags } }: { cohort: Cohort }) {
  const { t } = useLingui()
  if (flags.length === 0) {
    return (
      <p className="text-soft">
        <Trans>No flag is set for it.</Trans>
      </p>
    )
  }
  return <Table caption={t`Flags of ${name}`} columns={flagColumns} quiet rowKey={(flag) => flag.name} rows={flags} />
}

/** One cohort: who is in it, which flags it has, and what can be done with it. */
export function CohortCard({ cohort, flags }: { cohort: Cohort; flags: readonly KnownFlag[] }) {
  const { t } = useLingui()
  const [doing, setDoing] = useState<Doing | null>(null)
  const { name, createdAt, closedAt } = cohort
  const buttons = [
    ['member', t`Ask somebody in`],
    ['flag', t`Set a flag`],
    ['rename', t`Rename`],
    ['close', t`Close cohort`],
  ] as const
  return (
    <Card className="grid gap-4">
      <div>
        <h3 className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {name} {closedAt !== null && <Badge>{t`Closed`}</Badge>}
        </h3>
        <p className="text-sm text-soft">
          {closedAt === null ? (
            <Trans>
              Made <Moment at={createdAt} />
            </Trans>
          ) : (
            <Trans>
              Closed <Moment at={closedAt} />
            </Trans>
          )}
        </p>
      </div>
      <h4 className="font-semibold">
        <Trans>People</Trans>
      </h4>
      <Members cohort={cohort} />
      {closedAt === null && (
        <>
          <h4 className="font-semibold">
            <Trans>Flags</Trans>
          </h4>
          <Flags cohort={cohort} />
          <p className="no-print flex flex-wrap gap-3">
            {buttons.map(([what, label]) => (
              <Button
                aria-label={`${label}: ${name}`}
                key={what}
                kind={what === 'close' ? 'quiet' : 'secondary'}
                onClick={() => setDoing(what)}
              >
                {label}
              </Button>
            ))}
          </p>
        </>
      )}
      <CohortDialog cohort={cohort} doing={doing} flags={flags} onClose={() => setDoing(null)} />
    </Card>
  )
}
