import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDay } from '#web/dates.ts'
import type { EventKind } from '../contract.ts'

export const kindNames: Readonly<Record<EventKind, MessageDescriptor>> = {
  event: msg`Event`,
  school: msg`School`,
  health: msg`Health`,
  activity: msg`Activity`,
  visit: msg`Visit`,
  travel: msg`Travel or vacation`,
  deadline: msg`Deadline`,
  other: msg`Other`,
}

/** What changed, by its field (rules.ts, `alterations`). */
export const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
  title: msg`Title`,
  kind: msg`Kind`,
  firstDay: msg`First day`,
  lastDay: msg`Last day`,
  from: msg`Begins`,
  to: msg`Ends`,
  place: msg`Place`,
  notes: msg`Notes`,
  dropOff: msg`Drop-off`,
  pickUp: msg`Pick-up`,
  isShared: msg`Shared`,
}

/** The parents by their sides. */
export type Names = Readonly<Record<'A' | 'B', string>>

/** "Fri, Mar 20" of a day. */
export const dayShort = (day: string, locale: string) => formatDay('dayWithWeekday', day, locale)
