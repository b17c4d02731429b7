import { type Actor, signedIn } from '#access/actor.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import type { calls, Key } from './contract.ts'
import { type FigureDeps, figures } from './figures.ts'
import { breakGlass, type BreakGlassDeps } from './break-glass.ts'
import { grants } from './grants.ts'
import type { LookDeps } from './looking.ts'
import { people } from './people.ts'
import { records } from './records.ts'

export interface Deps extends FigureDeps, LookDeps, Pick<BreakGlassDeps, 'ticketsOf'> {
  /** Which keys there are, and since when; none of them. */
  keys: () => readonly Key[]
}

export function service(deps: Deps): Handlers<typeof calls> {
  const { accountOf, ...desk } = people(deps)
  const roles = grants(deps)
  const lines = records(deps)
  const views = breakGlass({ ...deps, accountOf })
  const count = figures(deps)
  const done = { done: true } as const
  /** Who acts on someone else has shown within ten minutes that it is them, and nobody at a screen left open. */
  const acting = (actor: Actor) => confirmed(actor, deps.clock)

  return {
    find: async ({ actor, body }) => ({ person: await desk.find(signedIn(actor), body.email) }),
    suspend: async ({ actor, params, body }) => {
      await desk.suspend(acting(actor), params.id, body.reason)
      return done
    },
    lift: async ({ actor, params, body }) => {
      await desk.lift(acting(actor), params.id, body.reason)
      return done
    },
    endSessions: async ({ actor, params, body }) => ({ ended: await desk.endSessions(acting(actor), params.id, body.reason) }),
    audit: async ({ actor, body }) => lines.search(signedIn(actor), body),
    auditCsv: async ({ actor, body }) => lines.csv(signedIn(actor), body),
    figures: async ({ query }) => count(Number(query.days ?? '30')),
    roles: async ({ actor }) => {
      const { account } = signedIn(actor)
      const [list, requests] = await Promise.all([roles.list(), roles.requests(account)])
      return { grants: list.map((one) => ({ ...one, isSelf: one.account === account })), requests }
    },
    grant: async ({ actor, body }) => {
      return { ...done, waits: await roles.grant(acting(actor).account, body.email, body.role, body.reason) }
    },
    revoke: async ({ actor, body }) => {
      return { ...done, waits: await roles.revoke(acting(actor).account, body.account, body.role, body.reason) }
    },
    roleDecide: async ({ actor, params, body }) => {
      await roles.decide(acting(actor).account, params.id, body.decision)
      return done
    },
    keys: async () => ({ keys: [...deps.keys()] }),
    glasses: async ({ actor }) => views.list(signedIn(actor)),
    breakGlassAsk: async ({ actor, body }) => ({ id: await views.ask(acting(actor), body) }),
    breakGlassDecide: async ({ actor, params, body }) => {
      await views.decide(acting(actor), params.id, body.decision)
      return done
    },
    breakGlassEnd: async ({ actor, params }) => {
      await views.end(signedIn(actor), params.id)
      return done
    },
    breakGlassLook: async ({ actor, params }) => views.look(acting(actor), params.id),
  }
}
