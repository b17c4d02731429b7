import { msg, type Text } from '#kernel/text.ts'
import type { SeatRole } from '#case/cases/contract.ts'

/** The roles in words, for files that are downloaded (vocabulary.md). */
export const roleTexts: Readonly<Record<SeatRole, Text>> = {
  parent: msg`Parent`,
  child: msg`Child`,
  third_party: msg`Third party`,
  attorney: msg`Attorney`,
  gal: msg`Guardian ad litem`,
  mediator: msg`Mediator`,
  parenting_coordinator: msg`Parenting coordinator`,
  evaluator: msg`Custody evaluator`,
  therapist: msg`Therapist`,
  supervisor: msg`Supervisor of visits`,
}
