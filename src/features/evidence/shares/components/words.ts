import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Ending, ShareState } from '#domain/evidence/shares.ts'

export const stateWords: Readonly<Record<ShareState, MessageDescriptor>> = {
  open: msg`Open`,
  full: msg`Limit reached`,
  expired: msg`Expired`,
  ended: msg`Ended`,
}

export const endingWords: Readonly<Record<Ending, MessageDescriptor>> = {
  author: msg`you ended it`,
  removed: msg`ended with a file you removed`,
  sensitive: msg`ended when you marked a file as sensitive`,
}

export const entryWords: Readonly<Record<'opened' | 'viewed' | 'saved', MessageDescriptor>> = {
  opened: msg`Opened`,
  viewed: msg`Viewed`,
  saved: msg`Downloaded`,
}
