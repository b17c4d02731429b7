import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Kind, Version } from '../contract.ts'

export const kindWords: Readonly<Record<Kind, MessageDescriptor>> = {
  court: msg`Court`,
  division: msg`Division`,
  department: msg`Department`,
  firm: msg`Firm`,
  agency: msg`Agency`,
  panel: msg`Panel`,
}

export const goneWords: Readonly<Record<Version['goneHow'], MessageDescriptor>> = {
  ended: msg`The seat ended`,
  corrected: msg`Corrected`,
  source: msg`Its source says something else`,
  withdrawn: msg`Taken back`,
}
