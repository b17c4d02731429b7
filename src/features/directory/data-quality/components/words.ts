import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Field } from '../contract.ts'

export const fieldWords: Readonly<Record<Field, MessageDescriptor>> = {
  title: msg`Title`,
  court: msg`Court`,
  court_listed: msg`Court is in the list of courts`,
  official: msg`Court has an official web address`,
  state: msg`State`,
  county: msg`County`,
  began: msg`Since when`,
  training: msg`Training or admission`,
}

/** What each figure counts. `rules.ts` and `measure.ts` are where it is done. */
export const definitions: Readonly<Record<Field, MessageDescriptor>> = {
  title: msg`Everybody. The title of the newest position that is known.`,
  court: msg`Judges and guardians ad litem. A source names the court or the roster they are on.`,
  court_listed: msg`Judges and guardians ad litem whose court is named. It counts when the list of courts has a court of that name. If it does not, the court is an orphan: it cannot be placed or checked.`,
  official: msg`Judges and guardians ad litem whose court is named. It counts when the list of courts has a web address of that court, so that you can check the facts there.`,
  state: msg`Everybody. A source names the state.`,
  county: msg`Everybody. A source names at least one county. Some offices are for a whole state and name none.`,
  began: msg`Everybody. The day, month or year on which the newest position began.`,
  training: msg`Attorneys, guardians ad litem and experts. A source names a school, a background, or the year of admission or training.`,
}
