import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '#directory/professionals/contract.ts'

/** Roles as headings over several people. */
export const rolesWords: Readonly<Record<Role, MessageDescriptor>> = {
  judge: msg`Judges`,
  attorney: msg`Attorneys`,
  gal: msg`Guardians ad litem`,
  expert: msg`Experts`,
}
