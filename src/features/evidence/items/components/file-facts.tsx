import { Trans } from '@lingui/react/macro'
import { sizeText } from '#domain/files/sizes.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Moment } from '#web/ui/moment.tsx'
import type { Item } from '../contract.ts'
import { MakeCopy } from './make-copy.tsx'

/** What is known of an item's file, and the ways to save it. */
export function FileFacts({ caseId, item }: { caseId: string; item: Item }) {
  const { can, copyType } = item
  return (
    <div className="grid gap-3 pb-3">
      <div className="no-print flex flex-wrap gap-2">
        {can.original && item.blocked === null && (
          <a className="button button-secondary" download href={`/api/cases/${caseId}/files/${item.file}/content`}>
            <Trans>Download original</Trans>
          </a>
        )}
        {copyType !== null && item.blocked === null && (
          <a className="button button-secondary" download href={`/api/cases/${caseId}/evidence/${item.id}/copy`}>
            <Trans>Download copy without location</Trans>
          </a>
        )}
        {copyType === null && can.original && item.blocked === null && (
          <MakeCopy caseId={caseId} file={item.file} isSensitive={item.isSensitive}>
            <Trans>Make copy without location</Trans>
          </MakeCopy>
        )}
      </div>
      <Facts
        items={[
          {
            term: <Trans>Name</Trans>,
            value: <bdi className="[overflow-wrap:anywhere]">{item.name}</bdi>,
            note: item.isMisnamed && <Trans>The file name doesn’t match the content.</Trans>,
          },
          { term: <Trans>Type, by content</Trans>, value: item.type },
          { term: <Trans>Size</Trans>, value: sizeText(item.bytes) },
          { term: <Trans>Uploaded</Trans>, value: <Moment at={item.uploadedAt} /> },
          { term: <Trans>Added to the vault</Trans>, value: <Moment at={item.at} /> },
          {
            term: 'SHA-256',
            value: <code className="text-sm break-all">{item.sha256}</code>,
            note: <Trans>Hash of the original. Any change to the file changes this value.</Trans>,
          },
        ]}
      />
    </div>
  )
}
