import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { answers, Full, Notice } from '../contract.ts'

export const capacityWords: Readonly<Record<Notice['capacity'], MessageDescriptor>> = {
  self: msg`For themselves`,
  attorney: msg`As an attorney`,
  parent: msg`As a parent, for a child`,
  other: msg`For somebody else`,
}

export const answerWords: Readonly<Record<(typeof answers)[number], MessageDescriptor>> = {
  yes: msg`Yes`,
  no: msg`No`,
  unknown: msg`Not known`,
}

/** What a notice did to a review when it came. */
export const effectWords: Readonly<Record<Full['ratings'][number]['effect'], MessageDescriptor>> = {
  hidden: msg`Hidden when the notice came`,
  flagged: msg`Reported, and shown on`,
  none: msg`Not changed by the notice`,
}

export const eventWords: Readonly<Record<string, MessageDescriptor>> = {
  received: msg`Received`,
  acknowledged: msg`Acknowledged`,
  taken: msg`Taken up`,
  proposed: msg`Taking down proposed`,
  decided: msg`Decided`,
  reopened: msg`Decision undone`,
  withdrawn: msg`Taken back`,
  marked: msg`Marked as abusive`,
  unmarked: msg`Mark taken away`,
  held: msg`Held`,
  let_go: msg`Hold ended`,
  exported: msg`Exported`,
}
