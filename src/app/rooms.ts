import type { BoundRoom } from '../http/bind.ts'
import type { Job } from '../ports/jobs/port.ts'
import { accounts } from '../rooms/accounts/room.ts'
import { professionals } from '../rooms/professionals/room.ts'
import { reviewJobs, reviews } from '../rooms/reviews/room.ts'
import type { World } from './world.ts'

/** The list of rooms, each given only what it needs. */
export function rooms({ clock, config, database, random }: World): readonly BoundRoom[] {
  const directory = professionals({ db: database.app, clock })
  const rating = reviews({
    app: database.app,
    reviews: database.reviews,
    clock,
    random,
    demo: config.demo,
    find: directory.find,
  })
  return [accounts(), directory.bound, rating.bound]
}

/** What the rooms do by themselves, from time to time. */
export function jobs({ clock, config, database, random }: World): readonly Job[] {
  return [...reviewJobs({ database, clock, random, demo: config.demo })]
}
