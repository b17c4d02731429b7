import { createHash } from 'node:crypto'
import { type Person, signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import type { Limiter } from '#http/limits.ts'
import type { Clock } from '#kernel/clock.ts'
import { deviceOf } from '#kernel/devices.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Identity } from '#ports/identity/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import type { SecondFactor } from '#accounts/security/public.ts'
import type { calls, Contact, Mine, Notify, Zones } from './contract.ts'
import { ownSubjects, settingsMails } from './mails.ts'
import { closingWord, formerAfter, zoneOf } from './rules.ts'
import { forgetAsked, keepAsked, tryAsked } from './store.address.ts'
import { erase } from './store.close.ts'
import { type StoredSettings, readSettings, putContact, putMode, putNames, putNotify, putReminders, putZones } from './store.ts'

export interface Deps {
  /** The database role of accounts. */
  db: Db
  mail: MailPort
  identity: Pick<Identity, 'isPassword' | 'signOut'>
  clock: Clock
  random: Random
  limiter: Limiter
  /** Six unpredictable digits. */
  code: () => string
  /** Checks the second factor besides the password. */
  factor: SecondFactor
  /** Files that go with an account. */
  leaving: readonly ((tx: Db, account: string) => Promise<() => Promise<void>>)[]
}

const codeLife = 30 * 60_000
/** Wrong passwords for one account from one network. */
const tries = { most: 10, minutes: 15 }

const codeHash = (account: string, address: string, code: string) =>
  createHash('sha256').update(`safe address ${account} ${address} ${code}`).digest('hex')

function toView({ neverSince: _since, former: _former, began: _began, hold, ...rest }: StoredSettings): Mine {
  return { ...rest, hold: hold && { reason: hold.reason, since: hold.since.toISOString() } }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The names of the fields of a section that differ, never their content. */
function changedIn(was: object | boolean, now: object | boolean): string[] {
  if (typeof was === 'boolean' || typeof now === 'boolean') return [now === true ? 'on' : 'off']
  const before = was as Record<string, unknown>
  return Object.entries(now)
    .filter(([key, value]) => !same(before[key], value))
    .map(([key]) => key)
}

function zoned({ own, court }: Zones): Zones {
  const known = (name: string | null, field: string) => {
    const zone = name === null ? null : zoneOf(name)
    if (name !== null && zone === null) throw new Fault('invalid', msg`There is no such zone. Choose one from the list.`, { field })
    return zone
  }
  return { own: known(own, 'own'), court: known(court, 'court') }
}

export function service({ db, mail, identity, clock, random, limiter, code, factor, leaving }: Deps): Handlers<typeof calls> {
  const now = () => new Date(clock())
  const read = async (on: Db, { account, session }: Person, lock = false) => {
    const found = await readSettings(on, account, session, now(), lock)
    if (!found) throw new Fault('gone', msg`This account is closed.`)
    return found
  }
  const noted = (tx: Db, { account }: Person, action: string, detail: Record<string, unknown> | null = null) =>
    note(tx, { account, action, outcome: 'done', detail }, { clock, random })

  /** Changes one section, unless its stored value is no longer the one that the change started from. */
  const save = async <V extends object | boolean>(
    person: Person,
    action: string,
    { was, now: wanted }: { was: V; now: V },
    part: (found: StoredSettings) => V,
    put: (tx: Db, wanted: V, found: StoredSettings) => Promise<void>,
  ): Promise<Mine> =>
    db.transaction().execute(async (tx) => {
      const found = await read(tx, person, true)
      const present = part(found)
      // A repeated request, or the same choice in two windows: nothing is left to change.
      if (same(present, wanted)) return toView(found)
      if (!same(present, was)) {
        throw new Fault('conflict', msg`This was changed meanwhile, in another window or on another device. Nothing was overwritten.`, {
          why: 'changed',
        })
      }
      await put(tx, wanted, found)
      await noted(tx, person, action, { changed: changedIn(present, wanted) })
      return toView(await read(tx, person))
    })

  const needsZone = (zone: string | null, hours: object | null) => {
    if (hours && zone === null) throw new Fault('invalid', msg`Choose your own zone first: hours are counted in it.`, { field: 'zone' })
  }
  /** Notifications at a chosen hour of the day also need a time zone. */
  const hourly = ({ chosen }: Notify) => (chosen.includes('digest:email') || chosen.includes('hearing:email') ? chosen : null)
  const ordered = (hours: { from: number; until: number } | null) => {
    if (hours && hours.from === hours.until)
      throw new Fault('invalid', msg`The two times are the same. Choose another end.`, { field: 'hours' })
    return hours && { from: hours.from, until: hours.until }
  }
  const contactPut = (tx: Db, { account }: Person, contact: Contact, { contact: before, neverSince, former }: StoredSettings) => {
    const still = formerAfter(before, contact, former && { address: former.address, until: former.until.getTime() }, clock())
    return putContact(tx, account, contact, { neverSince, former: still && { ...still, until: new Date(still.until) } }, now())
  }
  const isOwn = ({ address }: Contact, found: StoredSettings) =>
    address === null || address === found.email || address === found.contact.address

  return {
    mine: async ({ actor }) => toView(await read(db, signedIn(actor))),
    saveNames: async ({ actor, body }) => {
      const person = signedIn(actor)
      return save(
        person,
        'settings.names',
        body,
        ({ names }) => names,
        (tx, names) => putNames(tx, person.account, names, now()),
      )
    },
    saveZones: async ({ actor, body }) => {
      const person = signedIn(actor)
      const change = { was: body.was, now: zoned(body.now) }
      return save(
        person,
        'settings.zones',
        change,
        ({ zones }) => zones,
        (tx, zones, { notify, contact }) => {
          if (zones.own === null) needsZone(null, notify.quiet ?? contact.hours ?? hourly(notify))
          return putZones(tx, person.account, zones, now())
        },
      )
    },
    saveNotify: async ({ actor, body }) => {
      const person = signedIn(actor)
      const plain = ({ chosen, quiet }: typeof body.now) => ({ chosen: [...new Set(chosen)].toSorted(), quiet: ordered(quiet) })
      const change = { was: plain(body.was), now: plain(body.now) }
      return save(
        person,
        'settings.notifications',
        change,
        ({ notify }) => notify,
        (tx, notify, { zones, notify: before, began }) => {
          needsZone(zones.own, notify.quiet)
          needsZone(zones.own, hourly(notify))
          const still = Object.fromEntries(Object.entries(began).filter(([choice]) => before.chosen.some((one) => one === choice)))
          return putNotify(tx, person.account, notify, still, now())
        },
      )
    },
    saveReminders: async ({ actor, body }) => {
      const person = signedIn(actor)
      const plain = (reminders: typeof body.now) => ({
        at: reminders.at,
        hearingDays: [...new Set(reminders.hearingDays)].toSorted((a, b) => b - a),
        exchangeMinutes: reminders.exchangeMinutes,
      })
      return save(
        person,
        'settings.reminders',
        { was: plain(body.was), now: plain(body.now) },
        ({ reminders }) => reminders,
        (tx, reminders) => putReminders(tx, person.account, reminders, now()),
      )
    },
    saveContact: async ({ actor, body }) => {
      const person = signedIn(actor)
      const plain = ({ address, hours, never }: Contact) => ({ address, hours: ordered(hours), never })
      const change = { was: plain(body.was), now: plain(body.now) }
      return save(
        person,
        'settings.contact',
        change,
        ({ contact }) => contact,
        (tx, contact, found) => {
          needsZone(found.zones.own, contact.hours)
          if (!isOwn(contact, found))
            throw new Fault('invalid', msg`Prove this address first, by the code that we mail to it.`, { field: 'address' })
          return contactPut(tx, person, contact, found)
        },
      )
    },
    askAddress: async ({ actor, body: { address } }) => {
      const person = signedIn(actor)
      limiter.take('settings.askAddress', { most: 5, minutes: 60 }, person.account)
      const secret = code()
      return db.transaction().execute(async (tx) => {
        const found = await read(tx, person, true)
        if (found.contact.never) throw new Fault('invalid', msg`You chose never to be written to. Change that first.`, { field: 'never' })
        const hash = codeHash(person.account, address, secret)
        await keepAsked(tx, { account: person.account, address, codeHash: hash, expiresAt: new Date(clock() + codeLife) })
        await mail.post(tx, settingsMails.code(address, secret))
        await noted(tx, person, 'settings.askAddress')
        return toView(await read(tx, person))
      })
    },
    proveAddress: async ({ actor, body }) => {
      const person = signedIn(actor)
      // A wrong code counts too, so the count is outside of the transaction that may be rolled back.
      const asked = await tryAsked(db, person.account, now())
      if (!asked || asked.codeHash !== codeHash(person.account, asked.address, body.code))
        throw new Fault('invalid', msg`This code is not right, or too old. After five tries ask for a new one.`, { field: 'code' })
      return db.transaction().execute(async (tx) => {
        const found = await read(tx, person, true)
        await contactPut(tx, person, { ...found.contact, address: asked.address }, found)
        await forgetAsked(tx, person.account)
        await noted(tx, person, 'settings.contact', { changed: ['address'] })
        return toView(await read(tx, person))
      })
    },
    saveMode: async ({ actor, params: { mode }, body }) => {
      const person = signedIn(actor)
      return save(
        person,
        `settings.${mode}`,
        body,
        ({ modes }) => modes[mode],
        (tx, on) => putMode(tx, person.account, person.session, mode, on, now()),
      )
    },
    mayExport: async ({ actor }) => {
      confirmed(actor, clock)
      return { ready: true }
    },

    close: async ({ actor, body, caller, setCookies }) => {
      const person = signedIn(actor)
      if (body.word.trim() !== closingWord)
        throw new Fault('invalid', msg`Type the word ${{ closingWord }}, in capitals.`, { field: 'word' })
      limiter.take(`settings.close ${person.account}`, tries, caller.address)
      if (!(await identity.isPassword(person.account, body.password)))
        throw new Fault('invalid', msg`This is not the password of this account.`, { field: 'password' })
      await factor.requireCode(person, (body.code ?? '').replaceAll(/\s/g, ''), deviceOf(caller.agent))
      const removals = await db.transaction().execute(async (tx) => {
        const { email, hold, contact, former } = await read(tx, person, true)
        if (hold)
          throw new Fault('forbidden', msg`This account is kept and cannot be closed now: ${{ reason: hold.reason }}`, { why: 'hold' })
        const others = [contact.address, former?.address ?? null].filter((address) => address !== null && address !== email) as string[]
        const files = await Promise.all(leaving.map((of) => of(tx, person.account)))
        await erase(tx, { account: person.account, email, others, ours: ownSubjects })
        await mail.post(tx, settingsMails.closed(email))
        await noted(tx, person, 'settings.close')
        return files
      })
      for (const remove of removals) await remove()
      setCookies((await identity.signOut(caller)).cookies)
      return { closed: true }
    },
  }
}
