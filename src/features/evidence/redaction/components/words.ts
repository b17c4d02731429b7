import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Reason } from '#domain/redaction/marks.ts'

/** What bars say, in the reader's language. On the copy itself it is English. */
export const labelWords: Readonly<Record<Reason | 'none', MessageDescriptor>> = {
  none: msg`No label`,
  minor: msg`Minor’s name`,
  birth: msg`Birth date`,
  ssn: msg`SSN`,
  account: msg`Account number`,
  address: msg`Address`,
  privileged: msg`Privileged`,
  other: msg`Redacted`,
}
