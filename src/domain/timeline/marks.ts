import { type Text, msg } from '#kernel/text.ts'

/** The lanes of a timeline, in the order in which pages show them. */
export const laneNames = [
  'exchanges',
  'messages',
  'expenses',
  'payments',
  'orders',
  'documents',
  'hearings',
  'incidents',
  'evidence',
  'facts',
] as const
export type LaneName = (typeof laneNames)[number]

export const laneTexts: Readonly<Record<LaneName, Text>> = {
  exchanges: msg`Exchanges`,
  messages: msg`Messages`,
  expenses: msg`Expenses`,
  payments: msg`Payments`,
  orders: msg`Orders`,
  documents: msg`Documents`,
  hearings: msg`Hearings`,
  incidents: msg`Incidents`,
  evidence: msg`Evidence`,
  facts: msg`Facts`,
}
