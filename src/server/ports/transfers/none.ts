import type { Transfers } from './port.ts'

/** Parents pay each other elsewhere, and record it here. */
export const noTransfers: Transfers = { offers: new Set(['record', 'link', 'proof']) }
