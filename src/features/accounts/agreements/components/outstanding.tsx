import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { calls } from '../contract.ts'

/** Versions that stand and that this person has neither accepted nor acknowledged; the next session asks. */
export function Outstanding({ of }: { of: Reply<typeof calls.mine>['outstanding'] }) {
  const { i18n } = useLingui()
  if (of.length === 0) {
    return (
      <Notice title={<Trans>Nothing is outstanding</Trans>}>
        <p>
          <Trans>You accepted or acknowledged every document in the version that stands today.</Trans>
        </p>
      </Notice>
    )
  }
  return (
    <Notice title={<Trans>Still to acknowledge</Trans>} tone="attention">
      <ul>
        {of.map(({ id, title, version }) => {
          const day = dayInWords(version, i18n.locale)
          return (
            <li key={id}>
              <Trans>
                {title}, version of {day}
              </Trans>
            </li>
          )
        })}
      </ul>
      <p>
        <Trans>You will be asked the next time you sign in.</Trans>
      </p>
    </Notice>
  )
}
