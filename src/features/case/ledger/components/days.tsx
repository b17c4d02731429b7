import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import { Pager } from '#web/ui/nav.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Empty } from '#web/ui/states.tsx'
import type { calls } from '../contract.ts'
import { RootAndFiles, Stamp } from './utc.tsx'

/** The signed trees of private commitments, one for each day, the newest first. */
export function Days({ data: { days, next }, isFirst }: { data: Reply<typeof calls.days>; isFirst: boolean }) {
  const { i18n } = useLingui()
  return (
    <>
      <Rows
        empty={
          <Empty title={<Trans>No day yet</Trans>}>
            <p>
              <Trans>The tree of a day is signed after the day is over, at midnight UTC.</Trans>
            </p>
          </Empty>
        }
        of={days}
        rowKey={({ day }) => day}
      >
        {({ day, size, root, stamp }) => (
          <div className="grid">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{dayInWords(day, i18n.locale)}</span>
              <span className="text-soft">
                <Plural one="# leaf" other="# leaves" value={size} />
              </span>
            </p>
            <Stamp stamp={stamp} />
            <RootAndFiles at={`/api/ledger/days/${day}/day`} isStamped={stamp !== null} root={root} />
          </div>
        )}
      </Rows>
      <Pager first={isFirst ? null : '/ledger#days'} next={next === null ? null : { href: `/ledger?days=${next}#days` }} />
    </>
  )
}
