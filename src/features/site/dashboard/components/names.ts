import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { Seat, Side } from '#case/cases/contract.ts'

export type Holder = Side | 'third' | 'gap'

/** The name of the person who has a child: a parent's, or a substitute. */
export function holderName(i18n: I18n, seat: Seat, holder: Holder): string {
  if (holder === 'third') return i18n._(msg`Third party`)
  if (holder === 'gap') return i18n._(msg`Nobody by the schedule`)
  return seat.parents.find(({ side }) => side === holder)?.name ?? i18n._(holder === 'A' ? msg`Parent A` : msg`Parent B`)
}
