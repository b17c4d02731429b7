import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Consent, Extra } from './recording.ts'

export const consentWords: Readonly<Record<Consent, { short: MessageDescriptor; todo: MessageDescriptor }>> = {
  one: {
    short: msg`One of the people who talk may record`,
    todo: msg`You may record a talk that you are part of. You may not leave a device to record others.`,
  },
  all: {
    short: msg`Everybody has to agree`,
    todo: msg`Ask before you record, and ask again on the recording. Without a yes from everybody it can be a crime.`,
  },
  mixed: {
    short: msg`It depends on how you talk`,
    todo: msg`Ask everybody first. Then it does not matter which of the rules holds.`,
  },
  disputed: {
    short: msg`Not settled`,
    todo: msg`Ask everybody first, as if all had to agree.`,
  },
}

export const extraWords: Readonly<Record<Extra, MessageDescriptor>> = {
  phone_all: msg`On the phone everybody has to agree; face to face one person is enough.`,
  person_all: msg`Face to face everybody has to be told; on the phone one person is enough.`,
  civil_phone: msg`Somebody who is recorded on the phone without a yes from all can sue; face to face one person is enough.`,
  participant: msg`The statute asks for everybody’s yes. A court has read it so that somebody who takes part may record.`,
  two_statutes: msg`Two statutes of the state say different things.`,
  no_statute: msg`No statute of the state was found. Courts decide, and they protect what is said at home.`,
  told: msg`Everybody has to know of the recording.`,
}
