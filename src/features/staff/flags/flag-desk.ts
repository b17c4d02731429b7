import { nextPage, pageSize } from './cursor.ts'
import { refuseAcross } from '#access/across.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { insidePages } from '#map/inside.generated.ts'
import { switchOf } from '#map/lines.ts'
import { pages } from '#map/pages.generated.ts'
import type { Db } from '#ports/db/port.ts'
import { accountByEmail, emailsOf } from '#accounts/accounts/public.ts'
import { act, type Deps, setFlag } from './changing.ts'
import type { calls, Scope, Setting } from './contract.ts'
import { closable } from './rules.ts'
import { cohort, cohorts } from './store.cohorts.ts'
import { checked } from './store.harm.ts'
import { switches, throwSwitch } from './store.switches.ts'
import { changes, type StoredSetting, settings, type Target } from './store.ts'

type Desk = Pick<Handlers<typeof calls>, 'list' | 'set' | 'history' | 'switches' | 'throwSwitch'>

/** @throws Fault `invalid` for an unknown person, `conflict` for a cohort that is closed */
async function targetOf(tx: Db, scope: Scope, target: string | undefined): Promise<Target> {
  if (scope === 'all') return { scope, id: null }
  if (scope === 'person') {
    const account = await accountByEmail(tx, target ?? '')
    if (account === null) throw new Fault('invalid', msg`Nobody has an account with this address.`, { field: 'target' })
    return { scope, id: account }
  }
  const found = await cohort(tx, target ?? '')
  if (!found) throw new Fault('invalid', msg`Choose a cohort.`, { field: 'target' })
  if (found.closedAt !== null) throw new Fault('conflict', msg`This cohort is closed.`, { field: 'target' })
  return { scope, id: found.id }
}

/** Calls of the super admin on flags and kill switches. */
export function flagDesk(deps: Deps): Desk {
  const { db } = deps
  const features = closable([...pages, ...insidePages].map((line) => ({ name: switchOf(line), path: line.path })))
  return {
    list: async () => {
      const [stored, all, done] = await Promise.all([settings(db), cohorts(db), checked(db)])
      const emails = await emailsOf(
        db,
        stored.flatMap(({ scope, id, by }) => [...(scope === 'person' && id !== null ? [id] : []), ...(by === null ? [] : [by])]),
      )
      const presentSetting = ({ scope, id, isOn, at, by, reason, cohort: name }: StoredSetting): Setting => ({
        scope,
        target: id,
        label: name ?? emails.get(id ?? '') ?? null,
        isOn,
        at: at.toISOString(),
        by: emails.get(by ?? '') ?? null,
        reason,
      })
      const flags = Object.entries(deps.defaults).map(([name, isOnByDefault]) => ({
        name,
        isOnByDefault,
        hasHarmCheck: done.has(name),
        settings: stored.filter((setting) => setting.name === name).map(presentSetting),
      }))
      return { flags, cohorts: all.filter(({ closedAt }) => closedAt === null).map(({ id, name }) => ({ id, name })) }
    },

    set: async ({ actor, params: { flag }, body: { scope, target, isOn, reason } }) => {
      const by = confirmed(actor, deps.clock).account
      if (scope === 'person') await refuseAcross(deps, { by, account: await accountByEmail(db, target ?? ''), action: 'flags.set' })
      return act(deps, by, async (doing) => {
        await setFlag(deps, doing, { flag, target: await targetOf(doing.tx, scope, target), isOn, reason })
      })
    },

    history: async ({ query: { cursor, flag } }) => {
      const { items, next } = await nextPage(['history', flag], cursor, (after) => changes(db, { flag, after, most: pageSize }))
      const emails = await emailsOf(
        db,
        items.flatMap(({ scope, target, by }) => [
          ...(by === null ? [] : [by]),
          ...(scope === 'person' && target !== null ? [target] : []),
        ]),
      )
      return {
        items: items.map(({ target, cohort: name, by, at, ...rest }) => ({
          ...rest,
          at: at.toISOString(),
          label: name ?? emails.get(target ?? '') ?? null,
          by: emails.get(by ?? '') ?? null,
          isByCommand: by === null,
        })),
        next,
      }
    },

    switches: async () => {
      const stored = await switches(db)
      const emails = await emailsOf(
        db,
        stored.flatMap(({ by }) => by ?? []),
      )
      const listed = [...features].map(([room, paths]) => {
        const row = stored.find((one) => one.room === room)
        return {
          room,
          paths: [...paths],
          isOn: row?.isOn ?? true,
          at: row?.at.toISOString() ?? null,
          by: emails.get(row?.by ?? '') ?? null,
          reason: row?.reason ?? null,
        }
      })
      return { switches: listed }
    },

    throwSwitch: async ({ actor, params: { room }, body: { isOn, reason } }) => {
      if (!features.has(room)) throw new Fault('not_found', msg`There is no kill switch of that name.`)
      const done = await act(deps, confirmed(actor, deps.clock).account, async ({ tx, at, by, audit }) => {
        await throwSwitch(tx, { room, isOn, at, by, reason })
        await audit({ action: isOn ? 'flags.openRoom' : 'flags.closeRoom', subject: room, reason })
      })
      await deps.onSwitched()
      return done
    },
  }
}
