import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Published } from '#ratings/takedown/contract.ts'

export const noticeColumns: Readonly<Record<Exclude<keyof Published['months'][number], 'month'>, MessageDescriptor>> = {
  received: msg`Came`,
  kept: msg`Review kept`,
  changed: msg`Labelled, or sent back to the author`,
  down: msg`Hidden or taken down`,
  withdrawn: msg`Taken back`,
}

/** How long a notice took: by steps, so that none is found by its days. */
export const tookWords: Readonly<Record<Published['notices'][number]['took'], MessageDescriptor>> = {
  day: msg`up to a day`,
  weeks: msg`up to 15 days`,
  longer: msg`longer`,
}

/** What stands where there are too few to be named. */
export const few = { together: msg`Others together`, ground: msg`one of the rare grounds`, month: msg`a month with few` } as const
