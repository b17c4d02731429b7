import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Kind } from '../contract.ts'

export const kindWords: Readonly<Record<Kind, MessageDescriptor>> = {
  safety: msg`My safety, or somebody else’s`,
  using: msg`How the site works`,
  fact: msg`A fact about somebody is wrong or missing`,
  review: msg`A review or a score`,
  privacy: msg`Privacy and safety`,
  access: msg`Using the site with a disability`,
  other: msg`Something else`,
}
