import { nextPage, pageSize } from './cursor.ts'
import { refuseAcross } from '#access/across.ts'
import { type Actor, signedIn } from '#access/actor.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { flagDefaults } from '#map/flags.ts'
import type { Db } from '#ports/db/port.ts'
import { accountByEmail, emailsOf } from '#accounts/accounts/public.ts'
import { act, exposuresOf, flagNamed, type Deps, setFlag } from './changing.ts'
import type { calls } from './contract.ts'
import { harmProblem } from './rules.ts'
import {
  ask,
  close,
  cohort,
  cohorts,
  exposures,
  feedback,
  flagsOn,
  type StoredCohort,
  logExposures,
  members,
  move,
  putCohort,
  rename,
} from './store.cohorts.ts'
import { answersOf, checked, keepAnswers } from './store.harm.ts'
import { settings } from './store.ts'

type Desk = Omit<
  Handlers<typeof calls>,
  'mine' | 'version' | 'beta' | 'join' | 'feedback' | 'list' | 'set' | 'history' | 'switches' | 'throwSwitch'
>

/** @throws Fault `not_found` for none, `conflict` for one that is closed */
async function openCohort(tx: Db, id: string): Promise<StoredCohort> {
  const found = await cohort(tx, id)
  if (!found) throw new Fault('not_found', msg`There is no such cohort.`)
  if (found.closedAt !== null) throw new Fault('conflict', msg`This cohort is closed.`)
  return found
}

/** @throws Fault `conflict` if another open cohort has the name */
async function freeName(tx: Db, name: string, own?: string) {
  const same = (await cohorts(tx)).some((one) => one.closedAt === null && one.id !== own && one.name.toLowerCase() === name.toLowerCase())
  if (same) throw new Fault('conflict', msg`Another cohort has this name.`, { field: 'name' })
}

/** Calls of an admin on cohorts, the harm checklist, the log and the feedback. */
export function cohortDesk(deps: Deps): Desk {
  const { db, random } = deps
  const across = (actor: Actor, account: string | null, action: string) =>
    refuseAcross(deps, { by: signedIn(actor).account, account, action })
  return {
    cohorts: async () => {
      const [all, everybody, stored, done] = await Promise.all([cohorts(db), members(db), settings(db), checked(db)])
      const emails = await emailsOf(
        db,
        everybody.map(({ account }) => account),
      )
      return {
        cohorts: all.map(({ id, name, createdAt, closedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          closedAt: closedAt?.toISOString() ?? null,
          members: everybody
            .filter((member) => member.cohort === id)
            .map(({ account, state, at }) => ({ account, email: emails.get(account) ?? '', state, at: at.toISOString() })),
          flags: stored
            .filter((setting) => setting.scope === 'cohort' && setting.id === id)
            .map((setting) => ({ name: setting.name, isOn: setting.isOn, at: setting.at.toISOString(), reason: setting.reason })),
        })),
        flags: Object.entries(flagDefaults).map(([name, isOnByDefault]) => ({ name, isOnByDefault, hasHarmCheck: done.has(name) })),
      }
    },

    makeCohort: async ({ actor, body: { name } }) => {
      const id = random.uuid()
      await act(deps, signedIn(actor).account, async ({ tx, at, by, audit }) => {
        await freeName(tx, name)
        await putCohort(tx, { id, name, by, at })
        await audit({ action: 'flags.makeCohort', subject: id, detail: { name } })
      })
      return { id }
    },

    renameCohort: async ({ actor, params, body: { name } }) =>
      act(deps, signedIn(actor).account, async ({ tx, audit }) => {
        const { id, name: before } = await openCohort(tx, params.cohort)
        await freeName(tx, name, id)
        await rename(tx, id, name)
        await audit({ action: 'flags.renameCohort', subject: id, detail: { name, before } })
      }),

    closeCohort: async ({ actor, params, body: { reason } }) =>
      act(deps, confirmed(actor, deps.clock).account, async (doing) => {
        const { tx, at, audit } = doing
        const { id } = await openCohort(tx, params.cohort)
        const own = (await settings(tx)).filter((setting) => setting.scope === 'cohort' && setting.id === id)
        for (const { name } of own) await setFlag(deps, doing, { flag: name, target: { scope: 'cohort', id }, isOn: null, reason })
        await close(tx, id, at)
        await audit({ action: 'flags.closeCohort', subject: id, reason })
      }),

    askMember: async ({ actor, params, body: { email } }) => {
      await across(actor, await accountByEmail(db, email), 'flags.askMember')
      return act(deps, signedIn(actor).account, async ({ tx, at, by, audit }) => {
        const { id } = await openCohort(tx, params.cohort)
        const account = await accountByEmail(tx, email)
        if (account === null) throw new Fault('invalid', msg`Nobody has an account with this address.`, { field: 'email' })
        await ask(tx, { cohort: id, account, by, at })
        await audit({ action: 'flags.askMember', subject: account, detail: { cohort: id } })
      })
    },

    takeOut: async ({ actor, params: { cohort: id, account } }) => {
      await across(actor, account, 'flags.takeOut')
      return act(deps, signedIn(actor).account, async ({ tx, at, audit }) => {
        await openCohort(tx, id)
        const wasIn = await move(tx, { cohort: id, account }, ['in'], 'out', at)
        if (wasIn) {
          const flags = await flagsOn(tx, [id])
          await logExposures(tx, exposuresOf(deps, { at, cohort: id, accounts: [account], flags, began: false }))
        } else if (!(await move(tx, { cohort: id, account }, ['asked'], 'out', at))) {
          throw new Fault('not_found', msg`This person is not in the cohort.`)
        }
        await audit({ action: 'flags.takeOut', subject: account, detail: { cohort: id } })
      })
    },

    setForCohort: async ({ actor, params, body: { isOn, reason } }) =>
      act(deps, confirmed(actor, deps.clock).account, async (doing) => {
        const { id } = await openCohort(doing.tx, params.cohort)
        await setFlag(deps, doing, { flag: params.flag, target: { scope: 'cohort', id }, isOn, reason })
      }),

    harm: async ({ params: { flag } }) => {
      const found = await answersOf(db, flagNamed(flag))
      if (!found) return { answers: [], by: null, at: null }
      const emails = await emailsOf(db, [found.by])
      return { answers: found.answers, by: emails.get(found.by) ?? null, at: found.at.toISOString() }
    },

    answerHarm: async ({ actor, params: { flag }, body: { answers } }) => {
      const name = flagNamed(flag)
      const problem = harmProblem(answers)
      if (problem) {
        const sentence = problem.is === 'without_a_note' ? msg`Write what is done about the risk.` : msg`Answer every question, each once.`
        throw new Fault('invalid', sentence, { field: problem.question })
      }
      return act(deps, signedIn(actor).account, async ({ tx, at, by, audit }) => {
        await keepAnswers(tx, { id: random.uuid(), name, answers, by, at })
        await audit({ action: 'flags.answerHarm', subject: name, detail: { risks: answers.filter(({ isRisk }) => isRisk).length } })
      })
    },

    exposures: async ({ query: { cursor } }) => {
      const { items, next } = await nextPage('exposures', cursor, (after) => exposures(db, { after, most: pageSize }))
      const emails = await emailsOf(
        db,
        items.flatMap(({ account }) => account ?? []),
      )
      return {
        items: items.map(({ account, at, ...rest }) => ({ ...rest, at: at.toISOString(), email: emails.get(account ?? '') ?? null })),
        next,
      }
    },

    feedbackList: async ({ query: { cursor } }) => {
      const { items, next } = await nextPage('feedback', cursor, (after) => feedback(db, { after, most: pageSize }))
      const emails = await emailsOf(
        db,
        items.map(({ account }) => account),
      )
      return {
        items: items.map(({ account, at, ...rest }) => ({ ...rest, at: at.toISOString(), email: emails.get(account) ?? null })),
        next,
      }
    },
  }
}
