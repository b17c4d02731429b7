import { dayOfMoment, timeIn } from '#web/times.ts'
import type { Came, Punctuality } from '../contract.ts'

/**
 * A month's sheet as rows for a spreadsheet, in plain English whatever the page's language: days and times of the case's zone.
 * What orders say has its columns beside the schedule's; both are filled where the two differ.
 */
export function sheetRows({ exchanges, names, zone }: Punctuality): (string | null)[][] {
  const moment = (at: string) => `${dayOfMoment(at, zone)} ${timeIn(at, zone, 'en-GB')}`
  const orderText = (by: { order: string; clause: { paragraph: string } } | null) => by && `${by.order}, ${by.clause.paragraph}`
  const cells = (came: Came, ordered: Came | null): (string | null)[] => {
    const isTimed = 'at' in came
    return [
      came.is,
      isTimed ? moment(came.at) : null,
      isTimed && came.enteredAt ? moment(came.enteredAt) : null,
      isTimed ? String(came.after) : null,
      came.is === 'late' ? String(came.minutes) : null,
      ordered && ordered.is,
      ordered && 'at' in ordered ? String(ordered.after) : null,
      ordered?.is === 'late' ? String(ordered.minutes) : null,
    ]
  }
  const of = (name: string) => [
    `${name}: record`,
    `${name}: first record at`,
    `${name}: entered at`,
    `${name}: minutes after scheduled time`,
    `${name}: minutes late after grace`,
    `${name}: by the order`,
    `${name}: minutes after ordered time`,
    `${name}: minutes late by the order`,
  ]
  const head = ['scheduled', 'zone', 'to', 'place', 'grace_minutes', 'grace_by']
  const ofOrder = ['ordered', 'ordered_by', 'ordered_grace_minutes', 'ordered_grace_by']
  return [
    [...head, ...ofOrder, 'called_off', ...of(names.A), ...of(names.B)],
    ...exchanges.map(({ dueAt, toSide, place, grace, graceBy, isCancelled, came, ordered }) => [
      moment(dueAt),
      zone,
      names[toSide],
      place,
      String(grace),
      orderText(graceBy),
      ordered && moment(ordered.dueAt),
      ordered && orderText(ordered.timeBy),
      ordered && String(ordered.grace),
      ordered && orderText(ordered.graceBy),
      isCancelled ? 'yes' : 'no',
      ...cells(came.A, ordered && ordered.came.A),
      ...cells(came.B, ordered && ordered.came.B),
    ]),
  ]
}
