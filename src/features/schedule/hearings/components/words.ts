import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HearingKind } from '../contract.ts'

export const kindNames: Readonly<Record<HearingKind, MessageDescriptor>> = {
  hearing: msg`Hearing`,
  status_conference: msg`Status conference`,
  trial: msg`Trial`,
  mediation: msg`Mediation`,
  settlement_conference: msg`Settlement conference`,
  evaluation: msg`Evaluation`,
  other: msg`Other`,
}

/** What changed, by its field (rules.ts, `alterations`). */
export const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
  title: msg`Title`,
  kind: msg`Kind`,
  day: msg`Day`,
  from: msg`Begins`,
  to: msg`Ends`,
  zone: msg`Time zone`,
  court: msg`Court`,
  room: msg`Room`,
  remote: msg`Link or number`,
  judge: msg`Judge`,
  documentsDueOn: msg`Documents due`,
}
