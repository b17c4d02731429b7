import { idOf, rowsIn, type Table } from '#assurance/isolation/table.ts'

const written = rowsIn('own', 'nobody', { shared: 'none', isByPlatform: true }, ({ at, n }) => ({
  entry: n + 1,
  message_id: idOf(n),
  kind: 'message',
  sent_at: at,
  court: 'A court',
  docket: `26-${n}`,
  ordered_on: '2026-03-02',
  recorded_at: at,
}))

export const tables: Readonly<Record<string, Table>> = {
  // What a court ordered about a message is for the desk alone until it is carried out; then the ledger says it.
  erasure_order: { ...written, rule: { ...written.rule, reads: () => false } },
}
