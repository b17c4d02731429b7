import { createHash } from 'node:crypto'
import type { Handlers } from '../../http/bind.ts'
import type { Clock } from '../../kernel/clock.ts'
import { dayOf } from '../../kernel/day.ts'
import { Fault } from '../../kernel/fault.ts'
import { pages } from '../../map/pages.ts'
import type { Db } from '../../ports/db/port.ts'
import type { calls } from './contract.ts'
import { crashOf, mostBytes, mostOfDay } from './rules.ts'
import { keepCrash } from './store.ts'

const patterns = pages.map(({ path }) => path)

export interface Needs {
  db: Db
  clock: Clock
}

export function service({ db, clock }: Needs): Handlers<typeof calls> {
  return {
    logError: async ({ body }) => {
      if (Buffer.byteLength(JSON.stringify(body)) > mostBytes) throw new Fault('invalid', 'A report of a crash has 8 KiB at most.')
      const crash = crashOf(body, patterns)
      const fingerprint = createHash('sha256').update(JSON.stringify(crash)).digest('hex').slice(0, 32)
      return { logged: await keepCrash(db, dayOf(clock()), fingerprint, crash, mostOfDay) }
    },
  }
}
