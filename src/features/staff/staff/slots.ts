import { slot } from '#feature/slots.ts'
import type { Db } from '#ports/db/port.ts'
import type { Waiting } from './figures.ts'
import type { Deps } from './service.ts'

/** What this server knows of itself: its jobs and its keys. The app fills it. */
export const serverFactsSlot = slot<Pick<Deps, 'jobs' | 'keys'>>('facts of the server')
/** Questions to support: of one account, and how many wait. */
export const ticketsSlot = slot<{ ofAccount: Deps['ticketsOf']; waiting: (accounts: Db) => Promise<Waiting> }>('tickets')
/** Crashes of pages by day, from a day on. */
export const crashesSlot = slot<(app: Db, from: string) => ReturnType<Deps['crashes']>>('crashes')
