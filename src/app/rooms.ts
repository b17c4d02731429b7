import type { BoundRoom } from '../http/bind.ts'
import type { Job } from '../ports/jobs/port.ts'
import { accounts } from '../rooms/accounts/room.ts'
import { agreements } from '../rooms/agreements/room.ts'
import { community } from '../rooms/community/room.ts'
import { corrections } from '../rooms/corrections/room.ts'
import { home } from '../rooms/home/room.ts'
import { professionals } from '../rooms/professionals/room.ts'
import { reviewJobs, reviews } from '../rooms/reviews/room.ts'
import { support, supportJobs } from '../rooms/support/room.ts'
import { telemetry, telemetryJobs } from '../rooms/telemetry/room.ts'
import { transparency } from '../rooms/transparency/room.ts'
import { mailOf } from './mail.ts'
import { portsOf } from './ports.ts'
import { upkeep } from './upkeep.ts'
import type { World } from './world.ts'

/** The list of rooms, each given only what it needs. */
export function rooms(world: World, { mail, identity } = portsOf(world)): readonly BoundRoom[] {
  const { clock, config, database, random, limiter } = world
  const directory = professionals({ db: database.app, clock })
  const suggested = corrections({ db: database.app, clock, random, person: directory.person })
  const rating = reviews({
    app: database.app,
    reviews: database.reviews,
    clock,
    random,
    demo: config.demo,
    find: directory.find,
    proofCost: { iterations: config.proofWork, derivations: config.proofWork },
  })
  const help = support({ app: database.app, mail, clock, random, supportEmail: config.supportEmail })
  return [
    accounts({ db: database.accounts, identity, clock, random, limiter, demo: config.demo }),
    agreements({ db: database.accounts, clock, random }),
    home(),
    directory.bound,
    suggested.bound,
    rating.bound,
    help,
    community(),
    transparency({ counts: rating.monthly }),
    telemetry({ db: database.app, clock }),
  ]
}

/** What the rooms do by themselves, from time to time. */
export function jobs({ clock, config, database, random }: World): readonly Job[] {
  const mail = mailOf({ config, database, clock, random })
  return [
    ...reviewJobs({ database, clock, random, demo: config.demo }),
    ...supportJobs({ database, clock }),
    ...telemetryJobs({ db: database.app, clock }),
    upkeep({ database, clock }),
    { name: 'mail.deliver', every: 15_000, run: async () => void (await mail.deliver()) },
  ]
}
