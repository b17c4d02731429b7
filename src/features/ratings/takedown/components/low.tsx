import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#web/ui/notice.tsx'
import type { Low } from '../contract.ts'

const poolWords: Readonly<Record<Exclude<Low['pool'], 'professional'>, MessageDescriptor>> = {
  site: msg`All reviews`,
  reserve: msg`Reserve for home addresses, children and threats`,
  plain: msg`Notices sent without JavaScript`,
}

/** The alarm: undecided notices hide so many reviews that little is left for the next ones. */
export function PoolsLow({ low }: { low: readonly Low[] }) {
  const { i18n } = useLingui()
  if (low.length === 0) return null
  return (
    <div className="mt-4">
      <Notice tone="danger" title={<Trans>Many reviews are hidden by notices</Trans>}>
        <p>
          <Trans>The next notices may hide nothing until these are decided. Each decision makes room.</Trans>
        </p>
        <ul className="mt-2">
          {low.map(({ pool, professional, used, size }) => (
            <li className="figures" key={`${pool} ${professional}`}>
              <Trans>
                {pool === 'professional' ? professional : i18n._(poolWords[pool])}: {used} of {size} hidden
              </Trans>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
