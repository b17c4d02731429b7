import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '#web/ui/table.tsx'
import { type RetentionLine, retention } from './retention.ts'

const rows: readonly (readonly [string, RetentionLine])[] = Object.entries(retention)

export function RetentionTable() {
  const { t, i18n } = useLingui()
  return (
    <Table
      caption={t`What is kept, and for how long`}
      columns={[
        { key: 'what', header: <Trans>What</Trans>, cell: ([, { what }]) => i18n._(what) },
        { key: 'until', header: <Trans>Kept</Trans>, cell: ([, { until }]) => i18n._(until) },
        {
          key: 'promised',
          header: <Trans>In the privacy policy</Trans>,
          cell: ([, { isPromised }]) => (isPromised ? t`yes` : null),
        },
      ]}
      quiet
      rowKey={([id]) => id}
      rows={rows}
    />
  )
}
