import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Note, NoteKind } from '../contract.ts'

/** What a note on a profile tells of. */
export const noteKindWords: Readonly<Record<NoteKind, MessageDescriptor>> = {
  repeated: msg`The same notices again and again, after they were decided`,
  threat: msg`Threats of legal steps without ground`,
}

export const noteStateWords: Readonly<Record<Note['state'], MessageDescriptor>> = {
  proposed: msg`Waits for a second person`,
  shown: msg`Shown on the profile`,
  declined: msg`Declined`,
  withdrawn: msg`Taken back`,
}
