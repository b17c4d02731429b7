import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import type { AgreementRecord, NamedRecord } from '../contract.ts'
import { Moment } from './moment.tsx'

type AnyRecord = AgreementRecord | NamedRecord
const isNamed = (one: AnyRecord): one is NamedRecord => 'on' in one

/** "Accepted", or "Acknowledged" with the time on the client's clock. */
function Kind({ of }: { of: AnyRecord }) {
  if (of.kind === 'acceptance') return <Trans>Accepted</Trans>
  return (
    <>
      <Trans>Acknowledged</Trans>
      {!isNamed(of) && of.clientAt !== null && (
        <span className="block text-sm text-soft sm:text-start">
          <Trans>
            Your device said: <Moment at={of.clientAt} />
          </Trans>
        </span>
      )}
    </>
  )
}

function useColumns<R extends AnyRecord>() {
  const { i18n } = useLingui()
  const columns: readonly Column<R>[] = [
    {
      key: 'document',
      header: <Trans>Document</Trans>,
      cell: ({ title, sha256 }) => (
        <>
          {title}
          <span className="block text-sm font-normal text-soft sm:text-start">
            <Trans>
              Fingerprint <span className="figures break-all">{sha256.slice(0, 16)}…</span>
            </Trans>
          </span>
        </>
      ),
    },
    { key: 'version', header: <Trans>Version</Trans>, cell: ({ version }) => dayInWords(version, i18n.locale) },
    { key: 'kind', header: <Trans>What</Trans>, cell: (one) => <Kind of={one} /> },
    { key: 'at', header: <Trans>When</Trans>, cell: (one) => (isNamed(one) ? dayInWords(one.on, i18n.locale) : <Moment at={one.at} />) },
    {
      key: 'proof',
      header: <Trans>Proof</Trans>,
      cell: ({ kind, id, title }) =>
        kind === 'acceptance' ? (
          <span className="block whitespace-nowrap sm:text-start">
            <SiteLink className="inline-flex min-h-11 items-center sm:min-h-0" to={`/terms-audit?proof=${id}`}>
              <Trans>
                Proof sheet<span className="sr-only"> of “{title}”</span>
              </Trans>
            </SiteLink>
          </span>
        ) : null,
    },
  ]
  return columns
}

const keyOf = ({ id, versionId }: AnyRecord) => `${id} ${versionId}`

/** The acceptances and acknowledgements of one person. */
export function OwnRecords({ of }: { of: readonly AgreementRecord[] }) {
  return (
    <Table
      caption={<Trans>What you accepted and acknowledged</Trans>}
      columns={useColumns<AgreementRecord>()}
      quiet
      rowKey={keyOf}
      rows={of}
    />
  )
}

const person: Column<NamedRecord> = {
  key: 'person',
  header: <Trans>Person</Trans>,
  cell: ({ email, name }) => (
    <>
      <span className="break-all">{email}</span>
      <span className="block text-sm font-normal text-soft sm:text-start">{name}</span>
    </>
  ),
}

/** The same for other people, with names, by day. */
export function NamedRecords({ of, caption }: { of: readonly NamedRecord[]; caption: ReactNode }) {
  const columns = [person, ...useColumns<NamedRecord>()]
  return <Table caption={caption} columns={columns} rowKey={keyOf} rows={of} />
}
