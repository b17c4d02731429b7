import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  C1: msg`Some words here sometimes mean that somebody is in danger. A person reads it first.`,
  C4: msg`It says as a fact that somebody broke the law. A person looks whether it says what you saw.`,
  term: msg`It is about a month when our sources do not have this person in this role. A person checks that first.`,
  form: msg`It was sent without JavaScript, so your device could not pay the small price of a rating.`,
}
const other = msg`One of the checks asked for a second look.`

/** Why a rating waits for a person, by the checks that hold it ("C4", "C4.1", "term" or "form"). */
export function HeldWhy({ checks }: { checks: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <>
      {[...new Set(checks.map((check) => reasons[check.split('.')[0]!] ?? other))].map((reason) => (
        <p key={reason.id}>{i18n._(reason)}</p>
      ))}
    </>
  )
}
