import type { Treatment } from '#domain/filing/rules.ts'
import type { FindingKind } from '#domain/filing/types.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { DetailKind, LeaveReason } from '../contract.ts'

export const kindNames: Readonly<Record<FindingKind, Text>> = {
  ssn: msg`Social Security or taxpayer number`,
  account: msg`Account or card number`,
  birth: msg`Birth date`,
  minor: msg`Name of a minor`,
  address: msg`Protected address or phone`,
}

/** What a button says that replaces a finding. */
export const treatmentWords: Readonly<Record<Exclude<Treatment, 'unnamed'>, Text>> = {
  last4: msg`Use last four`,
  year: msg`Use year`,
  initials: msg`Use initials`,
  nothing: msg`Remove`,
}

export const reasonNames: Readonly<Record<LeaveReason, Text>> = {
  ordered: msg`The court ordered it`,
  required: msg`This court’s rule asks for it in full`,
  sealed: msg`Filed under seal`,
  false: msg`It isn’t private: false alarm`,
  other: msg`Another reason, in my own words`,
}

export const detailNames: Readonly<Record<DetailKind, Text>> = {
  name: msg`Another name of a child`,
  birth: msg`Birth date`,
  place: msg`Address, phone or email to protect`,
}
