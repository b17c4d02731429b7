import { type Refusal, refusalOf } from '#access/actor.ts'
import type { Access } from '#kernel/access.ts'
import type { AnyCall } from '#http/contract.ts'
import type { Db } from '#ports/db/port.ts'
import { hashPassword } from '#ports/identity/passwords.ts'
import { type Mailed, readMails } from './mailbox.ts'
import { type Kind, kinds, putPerson, type PutPerson, type Standing } from './people.ts'

/** Someone that the fuzzer asks as. */
export interface Guest extends PutPerson {
  kind: Kind
  /** Requests that carried their cookie. */
  asked: number
  /** The settings that they last saw: a change names the old value. */
  settings: Readonly<Record<string, unknown>> | null
}

/** The kinds that have a session. */
export const guestKinds = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind] !== null)

/** The password of everybody that the fuzzer puts into the database. */
export const knownPassword = 'nine grey herons on the weir'

/** After this many requests a new person replaces the guest: roles, gates and names change during a run. */
const mostAsked = 100

const refusals: readonly Refusal[] = ['sign_in', 'suspended', 'terms', 'acknowledgement', 'plan', 'closed', 'not_staff', 'factor']

/** Whether the first access check lets a kind of guest make a call: as the kind is set up, whatever happened to the guest since. */
export function isOpenTo(kind: Kind, access: Access): boolean {
  const standing: Standing | null = kinds[kind]
  if (standing === null) return access === 'public'
  const gate = standing.agreed === 'no' ? 'terms_due' : standing.agreed === 'once' ? 'acknowledgement_due' : 'agreed'
  const names = { email: '', firstName: '', lastName: '' }
  const rights = { isPremium: standing.trial === undefined, roles: standing.roles ?? [], hasFactor: standing.factor ?? true }
  const isSuspended = standing.suspended ?? false
  const person = {
    kind: 'person',
    account: '',
    session: '',
    ...names,
    gate,
    ...rights,
    isSuspended,
    isDemo: false,
    confirmedAt: 0,
  } as const
  return refusalOf(person, access) === null
}

/** Why the first lock turned someone away, read from the answer; `null` when it did not. */
export function turnedAway(status: number, answer: string): string | null {
  if (status !== 401 && status !== 403) return null
  const why = /"why":"(\w+)"/.exec(answer)?.[1]
  return refusals.find((refusal) => refusal === why) ?? null
}

const isOfFeature = (call: AnyCall | null, feature: string) => call?.name.startsWith(`${feature}.`) ?? false

/** The settings in an answer of theirs; `null` where there are none. */
function settingsIn(answer: string): Guest['settings'] {
  try {
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as Record<string, unknown>
    return 'names' in body ? body : null
  } catch {
    return null
  }
}

export interface Guests {
  /** The current guest of that kind; `null` for the kinds that have no session. */
  of(kind: Kind): Guest | null
  /** Receives the outcome of a guest's request: a guest who has lost the session or role is dropped. */
  heard(guest: Guest, call: AnyCall | null, status: number, answer: string): void
  /** Replaces guests who were dropped, and reopens features that a super admin has closed. */
  mend(): Promise<void>
  /** Addresses that have an account. */
  emails(): readonly string[]
  /** What some of the latest mails contain: the tokens of links, and codes of six digits. */
  mailed(): Mailed
}

/** The mails are read again after this many requests. */
const mailEvery = 20

/** Always one guest of each kind: signing out, closing, suspending and ending sessions may work, and do not end the run. */
export async function inviteGuests(owner: Db, secret: string): Promise<Guests> {
  const passwordHash = await hashPassword(knownPassword)
  const guests = new Map<Kind, Guest>()
  const gone = new Set<Kind>(guestKinds)
  let isClosed = false
  let mailed: Mailed = { tokens: [], codes: [] }
  let mends = 0
  /** A person who has not confirmed the address yet, with the right password. */
  const waiting = (await putPerson(owner, Date.now(), {}, { passwordHash })).email
  await owner.updateTable('account').set({ email_verified: false }).where('email', '=', waiting).execute()
  let mending = Promise.resolve()

  const invite = async (kind: Kind) => {
    const standing: Standing = kinds[kind] ?? {}
    // Parents sign in with the password alone, staff have a second factor.
    const factor = standing.roles ? {} : { factor: false as const }
    const person = await putPerson(owner, Date.now(), { ...standing, ...factor }, { passwordHash, secret })
    guests.set(kind, { ...person, kind, asked: 0, settings: null })
  }
  const mendNow = async (before: Promise<void>) => {
    await before
    for (const kind of gone) {
      await invite(kind)
      gone.delete(kind)
    }
    // The server looks every second.
    if (isClosed) await owner.deleteFrom('kill_switch').execute()
    isClosed = false
    if (mends++ % mailEvery === 0) mailed = await readMails(owner)
  }
  // One after the other: two concurrent repairs would both add a person.
  const mend = () => (mending = mendNow(mending))
  await mend()
  return {
    of: (kind) => guests.get(kind) ?? null,
    heard: (guest, call, status, answer) => {
      const isTaken = status >= 200 && status < 300
      if (isTaken && call?.name === 'flags.throwSwitch') isClosed = true
      if (isTaken && isOfFeature(call, 'settings')) guest.settings = settingsIn(answer) ?? guest.settings
      guest.asked += 1
      // Refused where the kind is allowed, or allowed where it is not: the guest is no longer of that kind.
      const isOpen = call === null || isOpenTo(guest.kind, call.access)
      const isOther = call !== null && (isOpen ? turnedAway(status, answer) !== null : isTaken)
      if (guests.get(guest.kind) === guest && (isOther || guest.asked >= mostAsked)) gone.add(guest.kind)
    },
    mend,
    mailed: () => mailed,
    emails: () => [waiting, ...[...guests.values()].map(({ email }) => email)],
  }
}
