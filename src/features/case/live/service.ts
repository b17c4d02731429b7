import { signedIn } from '#access/actor.ts'
import type { Hearing } from '#live/subscribers.ts'
import type { Handlers } from '#http/bind.ts'
import { newsFor, readPlace } from '#live/news.ts'
import { Fault } from '#kernel/fault.ts'
import type { calls } from './contract.ts'

export interface Needs {
  hearing: Pick<Hearing, 'since'>
}

export function service({ hearing }: Needs): Handlers<typeof calls> {
  return {
    since: async ({ actor, query }) => {
      const after = query.after === undefined ? null : readPlace(query.after)
      const news = await newsFor(hearing, { account: signedIn(actor).account, caseId: query.case }, after)
      if (!news) throw new Fault('not_found', 'There is no such case.')
      return { ...news, changes: [...news.changes] }
    },
  }
}
