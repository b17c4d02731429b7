import type { SectionId } from './types.ts'

/** The sections of a plan, in their order. */
export const sections: readonly { id: SectionId; title: string }[] = [
  { id: 'decisions', title: 'Decisions' },
  { id: 'schedule', title: 'Schedule' },
  { id: 'holidays', title: 'Holidays and school breaks' },
  { id: 'vacation', title: 'Vacation' },
  { id: 'exchanges', title: 'Exchanges' },
  { id: 'transport', title: 'Driving' },
  { id: 'communication', title: 'Messages and calls' },
  { id: 'first_refusal', title: 'First choice to care for the children' },
  { id: 'travel', title: 'Travel and passports' },
  { id: 'relocation', title: 'Moving' },
  { id: 'schooling', title: 'School' },
  { id: 'health', title: 'Health' },
  { id: 'religion', title: 'Religion' },
  { id: 'activities', title: 'Sports and other activities' },
  { id: 'expenses', title: 'Expenses' },
  { id: 'disputes', title: 'When we do not agree' },
  { id: 'changes', title: 'Changing this plan' },
]
