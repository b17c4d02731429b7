import type { Mistake } from '#domain/optimizer/optimize.ts'
import { msg, type Text } from '#kernel/text.ts'

/** Why a search cannot be made, as a text. */
export const mistakeSentences: Readonly<Record<Mistake['key'], Text>> = {
  two_limits_of_one_id: msg`Two limits have one name.`,
  percent_out_of_range: msg`A share is a whole number from 0 to 100.`,
  night_out_of_range: msg`A night lies outside of the cycle.`,
  not_a_whole_number: msg`A limit is a whole number from 0.`,
  too_many_limits: msg`There are more than 24 limits. Take some away.`,
  current_does_not_fit: msg`Today’s pattern has another length than the cycle.`,
  second_share: msg`There can be one share only.`,
  weight_out_of_range: msg`A weight is a whole number from 0 to 100.`,
  minutes_out_of_range: msg`Minutes are a whole number from 0 to 1440.`,
}
