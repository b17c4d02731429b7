import { createHash } from 'node:crypto'
import { type Person, signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { act, exposuresOf, flagNamed, type Deps } from './changing.ts'
import { cohortDesk } from './cohort-desk.ts'
import type { calls } from './contract.ts'
import { flagDesk } from './flag-desk.ts'
import { flagsOf } from './rules.ts'
import { cohort, cohortsOf, flagsOn, keepFeedback, logExposures, move } from './store.cohorts.ts'
import { version, wordsFor } from './store.ts'

export function service(deps: Deps): Handlers<typeof calls> {
  const { db, clock, random, defaults, showAll } = deps
  const mine = async (account: string) => {
    const found = await wordsFor(db, account)
    return { version: found.version, flags: flagsOf(defaults, found.words, { showAll }) }
  }
  /** What someone may write about: a beta tester about all that they are shown, others about what their cohorts have. */
  const openTo = async ({ account, roles }: Person) => {
    const cohorts = await cohortsOf(db, account)
    const of = cohorts.filter(({ state }) => state === 'in').map(({ id }) => id)
    const flags = roles.includes('beta_tester')
      ? Object.entries((await mine(account)).flags).flatMap(([name, isOn]) => (isOn ? [name] : []))
      : await flagsOn(db, of)
    return { cohorts, flags }
  }
  return {
    mine: async ({ actor }) => mine(signedIn(actor).account),
    version: async () => ({ version: await version(db) }),
    beta: async ({ actor }) => openTo(signedIn(actor)),

    join: async ({ actor, params, body: { isIn } }) => {
      const { account } = signedIn(actor)
      return act(deps, account, async ({ tx, at, audit }) => {
        const found = await cohort(tx, params.cohort)
        const member = { cohort: params.cohort, account }
        const states = (await cohortsOf(tx, account)).filter(({ id }) => id === params.cohort).map(({ state }) => state)
        if (!found || found.closedAt !== null || states.length === 0) {
          throw new Fault('not_found', msg`You are not asked into this group. It may have been closed.`)
        }
        const wasIn = states.includes('in')
        if (wasIn === isIn && wasIn) return
        await move(tx, member, ['asked', 'in'], isIn ? 'in' : 'out', at)
        if (isIn || wasIn) {
          const flags = await flagsOn(tx, [params.cohort])
          await logExposures(tx, exposuresOf(deps, { at, cohort: params.cohort, accounts: [account], flags, began: isIn }))
        }
        await audit({ action: isIn ? 'flags.optIn' : 'flags.optOut', subject: params.cohort })
      })
    },

    feedback: async ({ actor, body, key }) => {
      const person = signedIn(actor)
      const flag = flagNamed(body.flag)
      if (!(await openTo(person)).flags.includes(flag))
        throw new Fault('forbidden', msg`Only people who are testing this can write about it.`)
      const keyHash = key === null ? null : createHash('sha256').update(`${person.account} ${key}`).digest()
      await keepFeedback(db, { id: random.uuid(), account: person.account, flag, text: body.text, at: new Date(clock()), keyHash })
      return { done: true as const }
    },

    ...flagDesk(deps),
    ...cohortDesk(deps),
  }
}
