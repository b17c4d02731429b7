import type { Handlers } from '#http/bind.ts'
import type { Limiter } from '#http/limits.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { deviceOf } from '#kernel/devices.ts'
import type { Identity } from '#ports/identity/port.ts'
import { hasUnseen, idleMinutesOf } from '#accounts/security/public.ts'
import { discreetOf } from '#accounts/settings/public.ts'
import type { calls } from './contract.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import type { Own } from './rules.ts'
import { accountByEmail, invitationWaits, noteSignIn } from './store.ts'

/**
 * What a known and an unknown address are both answered after, at the earliest. Hashing a password takes
 * most of it; what differs (a row, a mail) disappears below it. Milliseconds.
 */
const answerAfter = 250

/** Wrong passwords for one address from one network; from elsewhere its owner still gets in (ASVS 6.3.1). */
const wrongForAddress = { most: 10, minutes: 15 }
/** Wrong passwords from one network, whatever the addresses. */
const wrongFromNetwork = { most: 60, minutes: 15 }

const nobody: Own = { email: '', firstName: '', lastName: '' }

export interface Deps {
  /** The accounts' role. */
  db: Db
  identity: Identity
  clock: Clock
  random: Random
  limiter: Limiter
  /** Why a password cannot be taken; `null` when it can. */
  problemOf: (password: string, person: Own) => Text | null
  demo: boolean
  /** Waits; handed in so that tests need not. */
  pause: (ms: number) => Promise<void>
  elapsed: () => number
}

export function service({ db, identity, clock, random, limiter, problemOf, demo, pause, elapsed }: Deps): Handlers<typeof calls> {
  /** Ends no sooner than the floor, whatever happened. */
  const level = async <T>(work: () => Promise<T>): Promise<T> => {
    const began = elapsed()
    try {
      return await work()
    } finally {
      await pause(Math.max(0, answerAfter - (elapsed() - began)))
    }
  }
  const judge = (password: string, person: Own) => {
    const problem = problemOf(password, person)
    if (problem) throw new Fault('invalid', problem, { field: 'password' })
  }
  const done = { done: true } as const

  return {
    user: async ({ actor }) => {
      if (actor.kind === 'nobody') throw new Fault('unauthenticated', msg`Nobody is signed in.`)
      const { email, firstName, lastName, gate, roles, isPremium, isDemo } = actor
      const [isDiscreet, hasNotices, hasInvitation, idleMinutes] = await Promise.all([
        discreetOf(db, actor.account),
        hasUnseen(db, actor.account),
        invitationWaits(db, actor.account, new Date(clock())),
        idleMinutesOf(db, actor.session),
      ])
      return {
        email,
        firstName,
        lastName,
        hasAcceptedTerms: gate !== 'terms_due',
        roles: [...roles],
        isPremium,
        isDemo,
        isDiscreet,
        hasNotices,
        hasInvitation,
        idleMinutes,
      }
    },
    signUp: async ({ body, caller }) => {
      judge(body.password, body)
      await level(() => identity.signUp(body, caller))
      return done
    },
    signIn: async ({ body, caller, setCookies }) => {
      const counted = [[`wrong ${body.email}`, wrongForAddress] as const, ['wrong', wrongFromNetwork] as const]
      for (const [name, limit] of counted) limiter.take(name, limit, caller.address)
      const note = async (account: string | null, outcome: 'signed_in' | 'wrong_password' | 'suspended') => {
        const device = deviceOf(caller.agent)
        if (account) await noteSignIn(db, { id: random.uuid(), account, at: new Date(clock()), outcome, method: 'password', device })
      }
      return level(async () => {
        try {
          const { email, password, shared = false } = body
          const { data, cookies } = await identity.signIn({ email, password, isShared: shared }, caller)
          setCookies(cookies)
          for (const [name] of counted) limiter.giveBack(name, caller.address)
          if (data.step === 'signed_in') await note(data.account, 'signed_in')
          return { step: data.step }
        } catch (error) {
          if (error instanceof Fault && error.code === 'unauthenticated') await note(await accountByEmail(db, body.email), 'wrong_password')
          throw error
        }
      })
    },
    markDevice: async ({ body, caller, setCookies }) => {
      setCookies(await identity.markDevice(body.shared, caller))
      return done
    },
    sendVerification: async ({ body, caller }) => {
      await level(() => identity.sendVerification(body.email, caller))
      return done
    },
    verify: async ({ body: { token, password, isNew = false } }) => {
      if (isNew) judge(password, (await identity.whoseVerification(token)) ?? nobody)
      await identity.verify({ token, password, isNew })
      return done
    },
    requestReset: async ({ body, caller }) => {
      await level(() => identity.requestReset(body.email, caller))
      return done
    },
    reset: async ({ body }) => {
      // First the link, then the password: a bad password leaves the link usable.
      judge(body.password, (await identity.whoseReset(body.token)) ?? nobody)
      await identity.reset(body.token, body.password)
      return done
    },
    demo: async () => ({
      password: demo ? demoPassword : '',
      accounts: demo ? demoAccounts.map(({ email, is }) => ({ email, is })) : [],
    }),
  }
}
