import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Result } from '#domain/unit/compare.ts'
import type { UnitKind } from '#domain/unit/types.ts'

export const kindNames: Readonly<Record<UnitKind, MessageDescriptor>> = {
  received: msg`Payment received`,
  sent: msg`Sent out`,
  fee: msg`Fee`,
  adjustment: msg`Adjustment`,
}

/** How a line and a payment compare. No word says which of the two is right. */
export const resultNames: Readonly<Record<Result, MessageDescriptor>> = {
  same: msg`Same`,
  day: msg`Different day`,
  amount: msg`Different amount`,
  unit: msg`Only in the unit’s history`,
  here: msg`Only here`,
}
