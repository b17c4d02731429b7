import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, type Tone } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Status } from '../contract.ts'
import { momentInUtc } from './moment.ts'
import { Codes, RunProgress, StateBadge } from './run-words.tsx'
import { freshnessWords } from './words.ts'

const tones: Partial<Record<Status['freshness'], Tone>> = { late: 'attention', never: 'attention' }

function Fresh({ source: { freshness, isPaused, isStopped, isFictional } }: { source: Status }) {
  const { i18n } = useLingui()
  return (
    <span className="inline-flex flex-wrap justify-end gap-1 sm:justify-start">
      <Badge tone={tones[freshness] ?? 'plain'}>{i18n._(freshnessWords[freshness])}</Badge>
      {isStopped ? (
        <Badge tone="danger">
          <Trans>Stopped</Trans>
        </Badge>
      ) : (
        isPaused && (
          <Badge>
            <Trans>Paused</Trans>
          </Badge>
        )
      )}
      {isFictional && (
        <Badge>
          <Trans>Made up</Trans>
        </Badge>
      )}
    </span>
  )
}

function Last({ run }: { run: NonNullable<Status['last']> }) {
  return (
    <span className="grid justify-items-end gap-1 sm:justify-items-start">
      <StateBadge {...run} />
      {run.progress && <RunProgress run={run} />}
    </span>
  )
}

/** Every source with how it does; its runs are opened by its name. */
export function StatusTable({ sources, onOpen }: { sources: readonly Status[]; onOpen: (id: string) => void }) {
  const { t, i18n } = useLingui()
  const moment = (iso: string | null) => (iso === null ? null : momentInUtc(iso, i18n.locale))
  const rows = sources.map((source) => ({
    source,
    name: (
      <button className="min-h-11 text-start font-semibold text-action underline" onClick={() => onOpen(source.id)} type="button">
        {source.title}
      </button>
    ),
    fresh: <Fresh source={source} />,
    last: source.last && <Last run={source.last} />,
    codes: source.last && (source.last.endedAt !== null || source.last.codes.length > 0) ? <Codes {...source.last} /> : null,
  }))
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? null : <span className="figures">{i18n.number(value)}</span>
  return (
    <Table
      caption={t`Sources and their last runs`}
      columns={[
        { key: 'name', header: <Trans>Source</Trans>, cell: ({ name }) => name },
        { key: 'fresh', header: <Trans>Freshness</Trans>, cell: ({ fresh }) => fresh },
        { key: 'checked', header: <Trans>Last read</Trans>, cell: ({ source }) => moment(source.checkedAt) },
        { key: 'due', header: <Trans>Next</Trans>, cell: ({ source }) => moment(source.dueAt) },
        { key: 'last', header: <Trans>Last run</Trans>, cell: ({ last }) => last },
        { key: 'rows', header: <Trans>Rows</Trans>, align: 'end', cell: ({ source }) => number(source.last?.rowsIn) },
        { key: 'codes', header: <Trans>HTTP</Trans>, align: 'end', cell: ({ codes }) => codes },
      ]}
      quiet
      rowKey={({ source }) => source.id}
      rows={rows}
    />
  )
}
