import { safeParse } from 'zod/mini'
import { nobody } from '../access/actor.ts'
import type { BoundRoom } from '../http/bind.ts'
import { Fault } from '../kernel/fault.ts'
import type { Job } from '../ports/jobs/port.ts'
import { accounts } from '../rooms/accounts/room.ts'
import { Professional } from '../rooms/professionals/contract.ts'
import { professionals } from '../rooms/professionals/room.ts'
import { reviewJobs, reviews } from '../rooms/reviews/room.ts'
import type { World } from './compose.ts'

/** Asks the directory who has an id, through its own call. */
function finder(directory: BoundRoom) {
  return async (id: string) => {
    try {
      const found = await directory.handlers['get']!({ params: { id }, actor: nobody })
      const read = safeParse(Professional, found)
      if (!read.success) throw read.error
      return { role: read.data.role, kind: read.data.kind, gone: read.data.goneOn !== null }
    } catch (error) {
      if (error instanceof Fault && error.code === 'not_found') return null
      throw error
    }
  }
}

/** The list of rooms, each given only what it needs. */
export function rooms({ clock, config, database, random }: World): readonly BoundRoom[] {
  const directory = professionals({ db: database.app, clock })
  const rating = reviews({
    app: database.app,
    reviews: database.reviews,
    clock,
    random,
    demo: config.demo,
    find: finder(directory),
  })
  return [accounts(), directory, rating.bound]
}

/** What the rooms do by themselves, from time to time. */
export function jobs({ clock, config, database, random }: World): readonly Job[] {
  return [...reviewJobs({ database, clock, random, demo: config.demo })]
}
