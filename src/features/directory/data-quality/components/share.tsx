import { Trans, useLingui } from '@lingui/react/macro'
import { shareOf } from '../rules.ts'

/** How many of how many, in numbers, in percent, and as a bar from 0 to all. */
export function Share({ n, filled }: { n: number; filled: number }) {
  const { i18n } = useLingui()
  const share = shareOf({ n, filled })
  if (share === null) return <>–</>
  const [has, all] = [i18n.number(filled), i18n.number(n)]
  // Rounded down: all is said only where it is all.
  const percent = i18n.number(Math.floor(share * 100) / 100, { style: 'percent' })
  return (
    <span className="inline-grid gap-1">
      <span className="figures">
        <strong>{percent}</strong>{' '}
        <span className="whitespace-nowrap text-sm text-soft">
          <Trans>
            {has} of {all}
          </Trans>
        </span>
      </span>
      <svg aria-hidden className="block h-1.5 w-28 bg-line" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect className="fill-action" height="1" width={share * 100} x="0" y="0" />
      </svg>
    </span>
  )
}
