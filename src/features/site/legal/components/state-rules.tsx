import { Trans, useLingui } from '@lingui/react/macro'
import { states } from '#domain/directory/states.ts'
import { dayInWords } from '#web/days.ts'
import { Facts } from '#web/ui/facts.tsx'
import { checkedOn, federal, recording } from './recording.ts'
import { consentWords, extraWords } from './recording-words.ts'

/** Who has to agree before a talk is recorded: the state that was picked, and the United States as a whole. */
export function StateRules({ state }: { state: string }) {
  const { i18n, t } = useLingui()
  const day = dayInWords(checkedOn, i18n.locale)
  const rule = recording[state]
  const name = states[state] ?? ''
  const items = [
    ...(rule
      ? [
          {
            key: 'state',
            term: name,
            value: (
              <>
                <span className="font-semibold">{i18n._(consentWords[rule.consent].short)}.</span>
                {rule.extra && <span className="block">{i18n._(extraWords[rule.extra])}</span>}
                <span className="block">{i18n._(consentWords[rule.consent].todo)}</span>
              </>
            ),
            note:
              rule.cite === '' ? (
                <Trans>Last checked {day}.</Trans>
              ) : (
                <Trans>
                  {rule.cite}. Last checked {day}.
                </Trans>
              ),
          },
        ]
      : []),
    {
      key: 'federal',
      term: t`United States`,
      value: i18n._(consentWords[federal.consent].short) + '.',
      note: (
        <Trans>
          {federal.cite}. Last checked {day}. A state may be stricter, and then its rule counts.
        </Trans>
      ),
    },
  ]
  return (
    <div className="mt-6 grid max-w-3xl gap-4" data-state={state === '' ? undefined : state} id="rule">
      {state !== '' && !rule && (
        <p>
          <Trans>For {name} no rule was compared. Ask everybody before you record.</Trans>
        </p>
      )}
      <Facts items={items} />
    </div>
  )
}
