import { Trans, useLingui } from '@lingui/react/macro'
import { states } from '../../../domain/directory/states.ts'
import { dayInWords } from '../../../web/days.ts'
import { checkedOn, waiting } from './waiting.ts'

/** What a state's statute says of the time that a divorce takes at least; states without a checked figure show nothing. */
export function StateFacts({ state }: { state: string }) {
  const { i18n } = useLingui()
  const rule = waiting[state]
  if (!rule) return null
  const [name, checked] = [states[state] ?? state, dayInWords(checkedOn, i18n.locale, 'month')]
  // All of them are several.
  const { citation, days } = rule
  return (
    <p className="text-sm">
      {rule.from === 'filing' ? (
        <Trans>
          {name}: a divorce is usually not finished sooner than {days} days after filing. There are exceptions; ask the clerk.
        </Trans>
      ) : (
        <Trans>
          {name}: a divorce is usually not finished sooner than {days} days after service. There are exceptions; ask the clerk.
        </Trans>
      )}{' '}
      <span className="text-soft">
        <Trans>
          {citation}, last checked {checked}.
        </Trans>
      </span>
    </p>
  )
}
