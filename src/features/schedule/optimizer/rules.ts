import type { Mistake } from '#domain/optimizer/optimize.ts'

/** Why a search cannot be made, as a sentence. */
export const mistakeSentences: Readonly<Record<Mistake['key'], string>> = {
  two_limits_of_one_id: 'Two limits have one name.',
  percent_out_of_range: 'A share is a whole number from 0 to 100.',
  night_out_of_range: 'A night lies outside of the cycle.',
  not_a_whole_number: 'A limit is a whole number from 0.',
  too_many_limits: 'There are more than 24 limits. Take some away.',
  current_does_not_fit: 'Today’s pattern has another length than the cycle.',
  second_share: 'There can be one share only.',
  weight_out_of_range: 'A weight is a whole number from 0 to 100.',
  minutes_out_of_range: 'Minutes are a whole number from 0 to 1440.',
}
