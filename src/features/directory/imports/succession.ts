import { createHash } from 'node:crypto'
import type { Next } from '#domain/directory/record.ts'
import { mayBeOne } from '#domain/directory/same-name.ts'
import type { Db } from '#ports/db/port.ts'
import { type Held, heldSeats, noteNext } from './store.seats.ts'

/** Who came to a seat after its holder: the first later one who cannot be the same person under another spelling. */
function nextOf(of: Held, later: readonly Held[]): Next | null {
  const one = later.find(({ key, on, name }) => key !== of.key && on > of.on && !mayBeOne(of.name, name))
  return one ? { key: one.key, basis: one.basis, on: one.on, precision: one.precision } : null
}

/**
 * Notes on the stage, beside each position that names its seat, who came to the same seat after. It is part of what the
 * record says: a later edition with a new successor changes the one before.
 */
export async function noteSuccessors(tx: Db): Promise<void> {
  const held = await heldSeats(tx)
  const notes = [...Map.groupBy(held, ({ seat }) => seat).values()].flatMap((holders) =>
    holders.flatMap((of, at) => {
      const next = nextOf(of, holders.slice(at + 1))
      return next ? [{ key: of.key, at: of.at, next, mark: markOf(next) }] : []
    }),
  )
  await noteNext(tx, notes)
}

const markOf = (next: Next) => createHash('sha256').update(JSON.stringify(next)).digest('base64url')
