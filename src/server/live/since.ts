import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import type { ChangeFeed } from './subscribers.ts'
import { updatesFor, readPlace } from './updates.ts'

export interface Deps {
  hearing: Pick<ChangeFeed, 'since'>
}

export function service({ hearing }: Deps): Handlers<typeof calls> {
  return {
    since: async ({ actor, query }) => {
      const after = query.after === undefined ? null : readPlace(query.after)
      const news = await updatesFor(hearing, { account: signedIn(actor).account, caseId: query.case }, after)
      if (!news) throw new Fault('not_found', msg`There is no such case.`)
      return { ...news, changes: [...news.changes] }
    },
  }
}
