import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/**
 * What is stored about the time at which visitors send something: the one sentence for every page and for the
 * privacy policy (docs/decisions/0006). test/time-policy.test.ts compares it with the schema and with the sweeper, and
 * finds any page that says it in other words.
 */
export const timePolicy = msg`We keep the day, not the time; a database log holds the time until we erase it after midnight UTC.`

/** The sentence, for places where a page says what is stored. */
export function TimePolicy() {
  const { i18n } = useLingui()
  return i18n._(timePolicy)
}
