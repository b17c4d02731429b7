import { Trans, useLingui } from '@lingui/react/macro'
import { NotAvailable } from '#case/files/public.tsx'
import { ShareByLink } from '#evidence/shares/public.tsx'
import { CheckFileOnDemand } from '#evidence/filing/public.tsx'
import { PagesOfFile } from '#evidence/texts/public.tsx'
import { sizeText } from '#domain/files/sizes.ts'
import { formatDate } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Rows } from '#web/ui/rows.tsx'
import type { Version } from '../contract.ts'

const addressOf = (caseId: string, { file }: Version) => `/api/cases/${caseId}/files/${file}`

interface LatestProps {
  caseId: string
  version: Version
  title: string
  /** Where it is signed, or someone is asked to. */
  toSign: string
  canShare: boolean
}

/** The latest version: pages and pictures are here, any other file is downloaded. */
export function Latest({ caseId, version, title, toSign, canShare }: LatestProps) {
  if (version.blocked !== null) return <NotAvailable reference={version.blocked} />
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      {version.type === 'application/pdf' && <PagesOfFile caseId={caseId} file={version.file} />}
      {version.isPicture && (
        <img
          alt={title}
          className="max-h-[60dvh] max-w-full justify-self-start rounded-sm border border-line object-contain"
          src={`${addressOf(caseId, version)}/copy`}
        />
      )}
      <div className="no-print flex flex-wrap gap-3">
        <a className="button button-secondary" download href={`${addressOf(caseId, version)}/content`}>
          <Trans>Download original</Trans>
        </a>
        {canShare && (
          <ShareByLink
            caseId={caseId}
            first={{ kind: 'version', about: version.id, file: version.file, title, isPrivileged: false, isSensitive: false }}
          />
        )}
        <SiteLink className="button button-secondary" to={toSign}>
          <Trans>Sign or ask to sign</Trans>
        </SiteLink>
      </div>
      <CheckFileOnDemand caseId={caseId} file={version.file} />
    </div>
  )
}

/** All versions, the latest first. None is ever changed. */
export function Versions({ caseId, versions, zone }: { caseId: string; versions: readonly Version[]; zone: string }) {
  return (
    <Rows of={versions} rowKey={({ id }) => id}>
      {(version) =>
        version.blocked === null ? (
          <OneVersion caseId={caseId} version={version} zone={zone} />
        ) : (
          <BlockedVersion reference={versions.length > 1 ? version.blocked : null} version={version} zone={zone} />
        )
      }
    </Rows>
  )
}

/** A blocked version, without name, size or hash. @param reference `null` where the page already says that its only version is not available */
function BlockedVersion({ version: { number, at, note }, reference, zone }: { version: Version; reference: string | null; zone: string }) {
  const { i18n } = useLingui()
  return (
    <div className="py-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">
          <Trans>Version {number}</Trans>
        </span>
        <span className="text-sm text-soft">{formatDate('moment', at, i18n.locale, zone)}</span>
      </p>
      {reference !== null && <NotAvailable reference={reference} />}
      {note !== '' && <p className="text-sm [overflow-wrap:anywhere]">{note}</p>}
    </div>
  )
}

function OneVersion({ caseId, version, zone }: { caseId: string; version: Version; zone: string }) {
  const { i18n } = useLingui()
  const { number, name, bytes, type, sha256, note, at } = version
  const [when, size] = [formatDate('moment', at, i18n.locale, zone), sizeText(bytes)]
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">
          <Trans>Version {number}</Trans>
        </span>
        <a
          className="inline-flex min-h-11 min-w-0 items-center [overflow-wrap:anywhere]"
          download
          href={`${addressOf(caseId, version)}/content`}
        >
          {name}
        </a>
        <span className="text-sm text-soft">{size}</span>
      </p>
      {note !== '' && <p className="text-sm [overflow-wrap:anywhere]">{note}</p>}
      <Disclosure className="text-sm text-soft" title={<span className="font-normal">{when}</span>}>
        <p className="pb-2 [overflow-wrap:anywhere]">
          <Trans>Type by content: {type}</Trans>
          <br />
          <Trans>SHA-256 of the original: {sha256}</Trans>
        </p>
      </Disclosure>
    </div>
  )
}
