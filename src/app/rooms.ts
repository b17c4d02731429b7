import type { BoundRoom } from '../http/bind.ts'
import { accounts } from '../rooms/accounts/room.ts'
import { professionals } from '../rooms/professionals/room.ts'
import type { World } from './compose.ts'

/** The list of rooms, each given only what it needs. */
export function rooms({ clock, database }: World): readonly BoundRoom[] {
  return [accounts(), professionals({ db: database.app, clock })]
}
