import { Plural, Trans } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { Pager } from '#web/ui/nav.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Empty } from '#web/ui/states.tsx'
import type { calls } from '../contract.ts'
import { RootAndFiles, Stamp, Utc } from './utc.tsx'

/** The signed heads of the tree of the site, the newest first. */
export function Heads({ data: { heads, next, isAnchored }, isFirst }: { data: Reply<typeof calls.site>; isFirst: boolean }) {
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
            <Stamp stamp={stamp} />
            <RootAndFiles at={`/api/ledger/heads/${size}/head`} isStamped={stamp !== null} root={root} />
          </div>
        )}
      </Rows>
      <Pager first={isFirst ? null : '/ledger'} next={next === null ? null : { href: `/ledger?before=${next}` }} />
    </>
  )
}
