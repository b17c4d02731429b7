import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileKind, Privacy } from '#domain/evidence/items.ts'

export const kindWords: Readonly<Record<FileKind, MessageDescriptor>> = {
  picture: msg`Picture`,
  video: msg`Video`,
  audio: msg`Audio`,
  pdf: msg`PDF`,
  text: msg`Text`,
  document: msg`Document`,
  other: msg`Other`,
}

export const privacyWords: Readonly<Record<Privacy, MessageDescriptor>> = {
  private: msg`Private: only you`,
  privileged: msg`Privileged: you and your attorney`,
}
