import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { calls, type Switch } from '../contract.ts'
import { changeHeader, Long, RowButton } from './cells.tsx'
import { Moment } from './moment.tsx'
import { ReasonForm } from './reason-form.tsx'

function State({ of: { isOn, at, by, reason } }: { of: Switch }) {
  return (
    <>
      <Badge tone={isOn ? 'plain' : 'danger'}>{isOn ? <Trans>Open</Trans> : <Trans>Closed</Trans>}</Badge>
      {at !== null && (
        <span className="block text-sm wrap-anywhere text-soft sm:text-start">
          <Moment at={at} />
          {by !== null && `, ${by}`}: {reason}
        </span>
      )}
    </>
  )
}

function Throw({ one, onDone }: { one: Switch; onDone: () => void }) {
  const { t } = useLingui()
  const { room, isOn, paths } = one
  const where = paths.join(', ')
  const said = isOn ? t`Feature closed` : t`Feature opened`
  return (
    <ReasonForm
      isDanger={isOn}
      onDone={onDone}
      send={(run, reason) => run(calls.throwSwitch, { params: { room }, body: { isOn: !isOn, reason } }, { done: said })}
      verb={isOn ? <Trans>Close this feature</Trans> : <Trans>Open this feature</Trans>}
    >
      <p className="wrap-anywhere">
        {isOn ? (
          <Trans>
            Its pages and calls will not be found, by anybody, until it is opened again: {where}. Nothing that is kept is deleted.
          </Trans>
        ) : (
          <Trans>Its pages and calls will be found again: {where}.</Trans>
        )}
      </p>
    </ReasonForm>
  )
}

function ThrowButton({ of: { room, isOn }, open }: { of: Switch; open: (room: string) => void }) {
  return (
    <RowButton of={room} onClick={() => open(room)}>
      {isOn ? <Trans>Close</Trans> : <Trans>Open</Trans>}
    </RowButton>
  )
}

const columnsOf = (open: (room: string) => void): readonly Column<Switch>[] => [
  { key: 'room', header: <Trans>Feature</Trans>, cell: ({ room }) => room },
  { key: 'paths', header: <Trans>Addresses</Trans>, cell: ({ paths }) => <Long>{paths.join(', ')}</Long> },
  { key: 'state', header: <Trans>State</Trans>, cell: (one) => <State of={one} /> },
  { key: 'throw', header: changeHeader, cell: (one) => <ThrowButton of={one} open={open} /> },
]

/** The features that can be closed for a while. For the super admin's dashboard. */
export function KillSwitchesPart() {
  const { t } = useLingui()
  const asked = useApiQuery(calls.switches, {})
  const [open, setOpen] = useState<string | null>(null)
  const chosen = asked.data?.switches.find(({ room }) => room === open)
  const name = chosen?.room ?? ''
  return (
    <section aria-labelledby="switches-title" className="grid gap-4">
      <h2 id="switches-title">
        <Trans>Kill switches</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          A feature that does harm, or is broken, can be closed at once. Its pages and calls are then not found. Sign-in, the terms,
          security, flags and staff have no switch: without them nobody could open a feature again.
        </Trans>
      </p>
      <Loaded query={asked} failed={t`The kill switches could not be loaded`} lines={6}>
        {({ switches }) => <Table caption={t`Features`} columns={columnsOf(setOpen)} quiet rowKey={({ room }) => room} rows={switches} />}
      </Loaded>
      <Dialog onClose={() => setOpen(null)} open={chosen !== undefined} title={t`Feature ${name}`}>
        {chosen && <Throw key={chosen.room} one={chosen} onDone={() => setOpen(null)} />}
      </Dialog>
    </section>
  )
}
