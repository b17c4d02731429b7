import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GroupId } from '#map/declared.ts'
import type { SectionId, Tab } from '#map/nav.ts'

export const sectionNames: Readonly<Record<SectionId, MessageDescriptor>> = {
  divorce: msg`During divorce`,
  coParenting: msg`Post-divorce co-parenting`,
  shared: msg`Shared resources`,
}

export const groupNames: Readonly<Record<GroupId, MessageDescriptor>> = {
  caseManagement: msg`Case Management`,
  aiAnalysis: msg`AI Analysis`,
  legalProfessionals: msg`Legal Professionals`,
  communication: msg`Communication`,
  scheduling: msg`Scheduling`,
  finances: msg`Finances`,
  infoBank: msg`Info Bank`,
  community: msg`Community & Support`,
  profile: msg`Profile & Settings`,
}

export const tabNames: Readonly<Record<Tab['id'], MessageDescriptor>> = {
  dashboard: msg`Dashboard`,
  calendar: msg`Calendar`,
  caseTools: msg`Case Tools`,
  coParenting: msg`Co-Parenting`,
  more: msg`More`,
  home: msg`Home`,
  sharedCalendar: msg`Calendar`,
  messages: msg`Messages`,
  journal: msg`Journal`,
  expenses: msg`Expenses`,
  swaps: msg`Swaps`,
  exchanges: msg`Exchanges`,
}
