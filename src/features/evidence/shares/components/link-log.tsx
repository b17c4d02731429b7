import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { calls, type Link } from '../contract.ts'
import { entryWords } from './words.ts'

/** What a link shares and how, and what became of it, the latest first. */
export function LinkLog({ caseId, link }: { caseId: string; link: Link }) {
  const { i18n } = useLingui()
  const { id, files, isOriginal, maySave, hasWord, createdAt } = link
  const query = useApiQuery(calls.log, { params: { link: id }, query: { case: caseId } })
  return (
    <div className="grid gap-2 pb-2">
      <ul className="list-disc ps-5 text-soft">
        {files.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files can have one name
          <li className="[overflow-wrap:anywhere]" key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-soft">
        <Trans>
          Created <Moment at={createdAt} />.
        </Trans>{' '}
        {isOriginal ? <Trans>Originals.</Trans> : <Trans>Copies without location, time and device.</Trans>}{' '}
        {maySave ? <Trans>Downloads allowed.</Trans> : <Trans>No downloads.</Trans>} {hasWord && <Trans>With a code word.</Trans>}
      </p>
      <Loaded failed={<Trans>Couldn’t load the log</Trans>} lines={2} query={query}>
        {({ entries, hasMore }) =>
          entries.length === 0 ? (
            <p>
              <Trans>Not opened yet.</Trans>
            </p>
          ) : (
            <>
              <ol className="border-t border-line">
                {entries.map(({ at, what, file }) => (
                  <li className="border-b border-line py-1 [overflow-wrap:anywhere]" key={`${at} ${what} ${file}`}>
                    {i18n._(entryWords[what])} {file !== null && <bdi>{file}</bdi>} <Moment at={at} />
                  </li>
                ))}
              </ol>
              {hasMore && (
                <p className="text-soft">
                  <Trans>Earlier entries are in your account export.</Trans>
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </div>
  )
}
