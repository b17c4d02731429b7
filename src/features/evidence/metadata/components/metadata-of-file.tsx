import { Plural, Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { calls, type FileMetadata } from '../contract.ts'
import { MadeAt } from './made-at.tsx'
import { Traces } from './traces.tsx'

interface Props {
  caseId: string
  /** A file that the reader uploaded. */
  file: string
}

/** What a file of the reader says of itself, with what read it. */
export function MetadataOfFile({ caseId, file }: Props) {
  const query = useApiQuery(calls.of, { params: { case: caseId, file } })
  return (
    <Loaded failed={<Trans>Couldn’t load the metadata</Trans>} lines={5} query={query}>
      {(read) => (
        <div className="grid gap-3">
          {read.state === 'waiting' ? (
            <>
              <p>
                <Trans>We’re still reading this file. That usually takes a few seconds. Your file is saved.</Trans>
              </p>
              <Button kind="secondary" onClick={() => void query.refetch()}>
                <Trans>Check again</Trans>
              </Button>
            </>
          ) : read.state === 'cannot' ? (
            <p>
              <Unread refusal={read.refusal} />
            </p>
          ) : (
            <Found address={`/api/cases/${caseId}/files/${file}/metadata.json`} read={read} />
          )}
        </div>
      )}
    </Loaded>
  )
}

function Unread({ refusal }: Pick<FileMetadata, 'refusal'>) {
  if (refusal === 'kind') return <Trans>We can’t read metadata from this kind of file. Your file is saved as you uploaded it.</Trans>
  if (refusal === 'tooSlow') return <Trans>Reading the metadata took too long. Your file is saved as you uploaded it.</Trans>
  if (refusal === 'tooLarge') return <Trans>This file has more metadata than we can read. Your file is saved as you uploaded it.</Trans>
  return <Trans>This file is damaged or cut off, so its metadata can’t be read. Your file is saved as you uploaded it.</Trans>
}

function Found({ address, read }: { address: string; read: FileMetadata }) {
  const { made, uploadedAt, device, position, traces, tags, by } = read
  return (
    <>
      <p className="text-sm text-soft">
        <Trans>Only you see this. A file can say anything about itself: compare it with what else you know.</Trans>
      </p>
      <Facts
        items={[
          { term: <Trans>Made</Trans>, value: <MadeAt made={made} /> },
          { term: <Trans>Uploaded</Trans>, value: <Moment at={uploadedAt} /> },
          { term: <Trans>Device</Trans>, value: device ?? <Trans>Not in this file</Trans> },
          {
            term: <Trans>Location</Trans>,
            value: position ? `${position.latitude}, ${position.longitude}` : <Trans>Not in this file</Trans>,
            note: position && <Trans>Copies you send don’t include the location. The original does.</Trans>,
          },
          { term: <Trans>Software and changes</Trans>, value: <Traces traces={traces} /> },
        ]}
      />
      {by && (
        <p className="text-sm text-soft">
          <Trans>
            Read by {by.tool} {by.version} on <Moment at={by.at} />. SHA-256 of the metadata: <code className="break-all">{by.sha256}</code>
          </Trans>
        </p>
      )}
      <p>
        <a className="button button-secondary" download href={address}>
          <Plural one="Download all metadata (# entry)" other="Download all metadata (# entries)" value={tags} />
        </a>
      </p>
    </>
  )
}
