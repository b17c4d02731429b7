import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Box } from './place.ts'

export const boxNames: Readonly<Record<Box, MessageDescriptor>> = {
  inbox: msg`Inbox`,
  needs_answer: msg`Needs answer`,
  drafts: msg`Drafts`,
  sent: msg`Sent`,
  archive: msg`Archive`,
  all: msg`All messages`,
}

/** What is said where a box is empty. */
export const emptyBoxes: Readonly<Record<Box, MessageDescriptor>> = {
  inbox: msg`Messages to you are listed here. Opening one tells its sender when you first viewed it; looking at this list does not.`,
  needs_answer: msg`Messages that ask you for an answer are listed here until you answer them.`,
  drafts: msg`What you begin to write is saved here. Nobody else sees it.`,
  sent: msg`What you sent is listed here, with when each recipient first viewed it.`,
  archive: msg`Threads that you archive are listed here. Archiving changes nothing for anybody else.`,
  all: msg`Every message of this case is listed here. None can be deleted.`,
}
