import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Empty } from '#web/ui/states.tsx'
import { Table } from '#web/ui/table.tsx'
import { deskCalls } from '../contract.ts'
import { useUtcMoment } from '#web/utc-moment.ts'

/** What is stored for a case: notices, and accounts that cannot be deleted. */
export function Holds() {
  const { t } = useLingui()
  const moment = useUtcMoment()
  const asked = useApiQuery(deskCalls.holds, {})
  return (
    <Loaded query={asked} failed={t`The holds cannot be shown`} lines={3}>
      {({ holds }) =>
        holds.length === 0 ? (
          <Empty title={t`Nothing is held`}>
            <Trans>A notice is held on its own page. An account is held by whoever runs the server.</Trans>
          </Empty>
        ) : (
          <Table
            caption={t`Preservation holds`}
            columns={[
              { key: 'what', header: t`What`, cell: ({ what }) => (what === 'notice' ? t`Notice` : t`Account`) },
              { key: 'name', header: t`Which`, cell: ({ name }) => name },
              { key: 'reason', header: t`Why`, cell: ({ reason }) => reason },
              { key: 'since', header: t`Since`, cell: ({ since }) => (since === null ? null : moment(since)) },
            ]}
            quiet
            rowKey={({ what, name }) => `${what} ${name}`}
            rows={holds}
          />
        )
      }
    </Loaded>
  )
}

/** Who exported what, and why. */
export function Exports() {
  const { t } = useLingui()
  const moment = useUtcMoment()
  const asked = useApiQuery(deskCalls.exports, {})
  return (
    <Loaded query={asked} failed={t`The exports cannot be shown`} lines={3}>
      {({ exports }) =>
        exports.length === 0 ? (
          <Empty title={t`Nothing was exported yet`}>
            <Trans>Each export of a notice stands here with who made it and why.</Trans>
          </Empty>
        ) : (
          <Table
            caption={t`Exports, the latest first`}
            columns={[
              { key: 'at', header: t`When`, cell: ({ at }) => moment(at) },
              { key: 'number', header: t`Notice`, cell: ({ number }) => number },
              { key: 'by', header: t`By`, cell: ({ by }) => by },
              { key: 'reason', header: t`Why`, cell: ({ reason }) => reason },
            ]}
            quiet
            rowKey={({ at, number }) => `${at} ${number}`}
            rows={exports}
          />
        )
      }
    </Loaded>
  )
}
