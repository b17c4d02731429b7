import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { act, idFrom, refuse, wellFormed } from './refusing.ts'
import { readDomain, refusalOfSource } from './rules.ts'
import type { Deps } from './deps.ts'
import { head } from './store.ts'
import { hasDomain, isMade, putDomain, retireDomain } from './store.write.ts'

/** Domains by which claims are believed: who says so has given their password within ten minutes. */
export function domainDesk(deps: Deps): Pick<Handlers<typeof calls>, 'verifyDomain' | 'withdrawDomain'> {
  const { app, clock, random } = deps
  return {
    verifyDomain: async ({ actor, key, params, body }) => {
      const { account } = confirmed(actor, clock)
      wellFormed('source', body.source)
      const read = readDomain(body.domain)
      if ('why' in read) throw new Fault('invalid', read.why, { field: read.field })
      refuse(refusalOfSource(body.sourceOn, dayOf(clock())))
      const organization = await head(app, params.id)
      if (!organization) throw new Fault('not_found', msg`There is no such organization.`)
      if (organization.closedOn !== null) throw new Fault('conflict', msg`${{ name: organization.name }} is closed.`)
      const id = idFrom(random, account, key)
      return act(deps, account, async ({ tx, by, audit }) => {
        if (await isMade(tx, 'organization_domain', id)) return { id }
        if (await hasDomain(tx, organization.id, read.domain))
          throw new Fault('conflict', msg`This domain stands here already.`, { field: 'domain' })
        await putDomain(tx, { id, organization: organization.id, domain: read.domain, source: body.source, sourceOn: body.sourceOn }, by)
        await audit('verifyDomain', organization.id, { domain: read.domain })
        return { id }
      })
    },

    withdrawDomain: async ({ actor, params, body }) => {
      const { account } = confirmed(actor, clock)
      wellFormed('why', body.why)
      return act(deps, account, async ({ tx, by, audit }) => {
        const organization = await retireDomain(tx, params.domain, body.why, by.today)
        if (organization === null) throw new Fault('not_found', msg`There is no such domain, or it was taken back.`)
        await audit('withdrawDomain', organization, undefined, body.why)
        return { done: true as const }
      })
    },
  }
}
