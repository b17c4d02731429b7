import type { Profile } from '../contract.ts'

/** What the intake shows of the record of a case. */
export interface IntakeRecord {
  caseId: string
  title: string
  state: string
  zone: string
  profile: Profile | null
  /** The name of the parent whose intake it is, if the reader is another person. */
  profileOf: string | null
  can: { change: boolean; nameOther: boolean }
}
