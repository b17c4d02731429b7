import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import type { Reply } from '#http/contract.ts'
import { Days } from './components/days.tsx'
import { Heads } from './components/heads.tsx'
import { Utc } from './components/utc.tsx'
import { calls } from './contract.ts'

type Data = Reply<typeof calls.site>
const queryIn = (search: URLSearchParams, name: 'before' | 'days') => {
  const before = search.get(name)
  return before === null ? {} : { before }
}

function View({ search }: At) {
  const asked = useApiQuery(calls.site, { query: queryIn(search, 'before') })
  const days = useApiQuery(calls.days, { query: queryIn(search, 'days') })
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
          </Trans>{' '}
          <SiteLink to="/verify">
            <Trans>Check a code or a file</Trans>
          </SiteLink>
        </p>
      </div>
      <Loaded failed={<Trans>The ledger could not be loaded</Trans>} lines={8} query={asked}>
        {(data) => (
          <>
            <Section id="heads" title={<Trans>Signed heads</Trans>}>
              <Heads data={data} isFirst={search.get('before') === null} />
            </Section>
            <Section
              about={
                <Trans>
                  Once a day the fingerprints of what parents wrote for themselves go into a tree of their own, among random ones, so that
                  each parent can prove the day.
                </Trans>
              }
              id="days"
              title={<Trans>Private entries by day</Trans>}
            >
              <Loaded failed={<Trans>The days could not be loaded</Trans>} lines={6} query={days}>
                {(found) => <Days data={found} isFirst={search.get('days') === null} />}
              </Loaded>
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
          <Trans>
            A private entry in the tree of a day was there when that tree was signed. The number of leaves is always a power of two, 1,024
            or more: it does not show how much was written, and no entry shows whose it is.
          </Trans>
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
  queries: ({ search }) => [
    apiQuery(calls.site, { query: queryIn(search, 'before') }),
    apiQuery(calls.days, { query: queryIn(search, 'days') }),
  ],
  title: (_at, i18n) => t(i18n)`Public ledger`,
  View,
}
