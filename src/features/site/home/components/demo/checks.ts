import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Action, CheckId } from '#domain/screening/types.ts'

/** What each check looks for (ratings.md, section 3.5). */
export const checkWords: Readonly<Record<CheckId, MessageDescriptor>> = {
  C1: msg`Danger and threats`,
  C2: msg`Private data and case numbers`,
  C3: msg`Names of children and private people`,
  C4: msg`A crime claimed as a fact`,
  C5: msg`“Always” and “never”`,
  C6: msg`Nothing seen or heard`,
  C7: msg`Slurs and attacks on the person`,
  C8: msg`A diagnosis of somebody`,
  C9: msg`Known from others only`,
  C10: msg`Sealed or closed papers`,
  C11: msg`Another professional named`,
  C12: msg`Advertising and templates`,
  C14: msg`Words and answers that do not fit`,
  C15: msg`A case that is still open`,
}

/** What follows from a finding, for the author. */
export const actionWords: Readonly<Record<Action, MessageDescriptor>> = {
  publish: msg`Can be sent as it is`,
  nudge: msg`A hint: can be sent as it is`,
  edit: msg`Must be changed before it is sent`,
  hold: msg`Waits until a person has read it`,
  block: msg`Is stopped, and help lines are shown`,
}
