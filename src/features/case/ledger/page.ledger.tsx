import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { formatDate } from '#web/dates.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Pager } from '#web/ui/nav.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import type { Reply } from '#http/contract.ts'
import { calls } from './contract.ts'

type Data = Reply<typeof calls.site>
const queryIn = (search: URLSearchParams) => {
  const before = search.get('before')
  return before === null ? {} : { before }
}

function View({ search }: At) {
  const asked = useApiQuery(calls.site, { query: queryIn(search) })
  return (
    <main className="page grid content-start gap-6" id="content" tabIndex={-1}>
      <div>
        <h1>
          <Trans>Public ledger</Trans>
        </h1>
        <p className="mt-2 max-w-prose text-soft">
          <Trans>
            Every ten minutes a fingerprint of each shared record goes into one public list. A record that was rewritten afterward no longer
            fits. Nothing here says whose records they are.
          </Trans>
        </p>
      </div>
      <Loaded failed={<Trans>The ledger could not be loaded</Trans>} lines={8} query={asked}>
        {(data) => (
          <>
            <Section id="heads" title={<Trans>Signed heads</Trans>}>
              <Heads data={data} isFirst={search.get('before') === null} />
            </Section>
            <Section id="proves" title={<Trans>What it proves, and what it does not</Trans>}>
              <Meaning />
            </Section>
            <Section id="keys" title={<Trans>Keys</Trans>}>
              <Keys keys={data.keys} />
            </Section>
          </>
        )}
      </Loaded>
    </main>
  )
}

/** A moment in UTC, to the second: everyone reads the same. */
function Utc({ at }: { at: string }) {
  const { i18n } = useLingui()
  return (
    <time className="figures" dateTime={at}>
      {formatDate('momentToTheSecond', at, i18n.locale, 'UTC')}
    </time>
  )
}

function Heads({ data: { heads, next, isAnchored }, isFirst }: { data: Data; isFirst: boolean }) {
  return (
    <>
      {!isAnchored && (
        <p className="max-w-prose text-soft">
          <Trans>
            No outside timestamp: this installation has no timestamp service. The copies of a head that people hold are its proof.
          </Trans>
        </p>
      )}
      <Rows
        empty={
          <Empty title={<Trans>No head yet</Trans>}>
            <p>
              <Trans>The first one is signed within ten minutes after the first change of a shared record.</Trans>
            </p>
          </Empty>
        }
        of={heads}
        rowKey={({ size }) => String(size)}
      >
        {({ size, root, at, stamp }) => (
          <div className="grid gap-1 py-1">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                <Plural one="# fingerprint" other="# fingerprints" value={size} />
              </span>
              <span className="text-soft">
                <Utc at={at} />
              </span>
            </p>
            <p className="text-sm">
              {stamp ? (
                <Trans>
                  Outside timestamp <Utc at={stamp.at} />, {stamp.authority}
                </Trans>
              ) : (
                <Trans>No outside timestamp</Trans>
              )}
            </p>
            <Disclosure className="text-sm [&>summary]:font-normal" title={<Trans>Root and files</Trans>}>
              <p className="figures [overflow-wrap:anywhere]">{root}</p>
              <p className="flex flex-wrap gap-x-4">
                <a className="inline-block py-2.5" download href={`/api/ledger/heads/${size}/head.txt`}>
                  <Trans>Signed note</Trans>
                </a>
                {stamp && (
                  <a className="inline-block py-2.5" download href={`/api/ledger/heads/${size}/head.tsr`}>
                    <Trans>Timestamp token</Trans>
                  </a>
                )}
              </p>
            </Disclosure>
          </div>
        )}
      </Rows>
      <Pager first={isFirst ? null : '/ledger'} next={next === null ? null : { href: `/ledger?before=${next}` }} />
    </>
  )
}

function Meaning() {
  return (
    <div className="prose max-w-prose">
      <ul>
        <li>
          <Trans>It shows that a record was not changed after its fingerprint was listed, neither by a parent nor by us.</Trans>
        </li>
        <li>
          <Trans>Two heads of the same size with different roots prove that we rewrote the list.</Trans>
        </li>
        <li>
          <Trans>It does not show that what was written is true, and it does not make it admissible: a judge decides that.</Trans>
        </li>
        <li>
          <Trans>It does not show what was never entered.</Trans>
        </li>
        <li>
          <Trans>A fingerprint is salted: without the number that both parents of a case have, nobody can tell what it is of.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          The list is the tree of RFC 9162, its heads are signed notes (C2SP) with Ed25519, and outside timestamps follow RFC 3161 over the
          SHA-256 of the signed note.
        </Trans>
      </p>
    </div>
  )
}

function Keys({ keys }: { keys: Data['keys'] }) {
  if (keys.length === 0)
    return (
      <p className="text-soft">
        <Trans>The first key is made with the first head.</Trans>
      </p>
    )
  return (
    <Rows of={keys} rowKey={({ vkey }) => vkey}>
      {({ vkey, since, until, handover }) => (
        <div className="grid gap-1">
          <code className="[overflow-wrap:anywhere]">{vkey}</code>
          <p className="text-sm text-soft">
            {until === null ? (
              <Trans>
                Signs since <Utc at={since} />
              </Trans>
            ) : (
              <Trans>
                Signed from <Utc at={since} /> to <Utc at={until} />
              </Trans>
            )}
          </p>
          {handover !== null && (
            <Disclosure className="text-sm [&>summary]:font-normal" title={<Trans>How it named the key after it</Trans>}>
              <pre className="whitespace-pre-wrap [overflow-wrap:anywhere]">{handover}</pre>
            </Disclosure>
          )}
        </div>
      )}
    </Rows>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(calls.site, { query: queryIn(search) })],
  title: (_at, i18n) => t(i18n)`Public ledger`,
  View,
}
