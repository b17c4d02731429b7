import type { Parent } from '../schedule/types.ts'

// An exchange has no row until something is recorded of it: it follows from the schedule. What names it is what check-ins and
// items are stored under, the due time and the parent to whom the children go.

const shape = /^((?:19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2})Z-([AB])$/

/**
 * The name of an exchange in addresses and in links of messages: `2026-03-20T22:00Z-B`.
 * @param due instant in ms; exchanges are due at whole minutes
 */
export const exchangeKey = ({ due, to }: { due: number; to: Parent }): string => `${new Date(due).toISOString().slice(0, 16)}Z-${to}`

/** The exchange that such a name is of; `null` for anything else, and for a time that no calendar has. */
export function readExchangeKey(key: string): { due: number; to: Parent } | null {
  const [, moment, to] = shape.exec(key) ?? []
  const due = Date.parse(`${moment}:00Z`)
  if (moment === undefined || Number.isNaN(due)) return null
  const read = { due, to: to as Parent }
  return exchangeKey(read) === key ? read : null
}
