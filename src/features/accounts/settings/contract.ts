// What someone chooses for their own account, and how they take everything with them or close it. Open to the person who
// is signed in, also before the terms are accepted: leaving needs no consent. Nobody reads or changes another's.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'

const text = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'it is empty'), z.maxLength(most, `it has more than ${most} characters`))
const Password = z.string().check(z.minLength(1, 'it is empty'), z.maxLength(256, 'it has more than 256 characters'))
const Address = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, 'it is too long'), z.email('it is not an e-mail address'))

/** Minutes of the day in their own zone: from the first up to and without the second, over midnight too. */
const Minute = z.int().check(z.gte(0), z.lte(1439))
export const Hours = z.object({ from: Minute, until: Minute })
export type Hours = z.output<typeof Hours>

/** What can be told by itself. A feature that is not built is not here. */
export const features = ['sign_in', 'trial', 'digest', 'hearing', 'exchange', 'answer'] as const
export type Feature = (typeof features)[number]
/** The ways there are to tell it. */
export const channels = ['email'] as const
export type Channel = (typeof channels)[number]

export const choices = [
  'sign_in:email',
  'trial:email',
  'digest:email',
  'hearing:email',
  'exchange:email',
  'answer:email',
] as const satisfies readonly `${Feature}:${Channel}`[]
const Choice = z.enum(choices)
export type Choice = z.output<typeof Choice>

export const Names = z.object({ firstName: text(80), lastName: text(80) })
export type Names = z.output<typeof Names>
/** IANA names; `null` until one is chosen. */
export const Zones = z.object({ own: z.nullable(text(64)), court: z.nullable(text(64)) })
export type Zones = z.output<typeof Zones>
export const Notify = z.object({ chosen: z.array(Choice).check(z.maxLength(choices.length)), quiet: z.nullable(Hours) })
export type Notify = z.output<typeof Notify>
/** When one may be reminded of a hearing: days before it; and of an exchange: minutes before it. */
export const hearingDays = [14, 7, 3, 2, 1] as const
export const exchangeMinutes = [1_440, 120, 60, 30] as const
/** `at`: the minute of the day, in their own zone, of the day's mail and of reminders of hearings. */
export const Reminders = z.object({
  at: Minute,
  hearingDays: z.array(z.literal(hearingDays)).check(z.maxLength(hearingDays.length)),
  exchangeMinutes: z.literal(exchangeMinutes),
})
export type Reminders = z.output<typeof Reminders>
/** `address`: where it is safe to write to, `null` for nowhere; `hours`: when, `null` for at any hour. */
export const Contact = z.object({ address: z.nullable(Address), hours: z.nullable(Hours), never: z.boolean() })
export type Contact = z.output<typeof Contact>

/** How much of what a day's mail tells. Numbers are all that it says. */
export interface Counts {
  /** Dates that others put in or changed. */
  dates: number
  /** Dates that others took out of the calendar. */
  removed: number
  /** Questions and answers of others. */
  requests: number
  /** What others recorded of exchanges. */
  records: number
  /** Dates and exchanges of the next two days. */
  near: number
  /** Questions that wait for their own answer. */
  waiting: number
}

export const modes = ['safety', 'discreet', 'shared'] as const
export type Mode = (typeof modes)[number]

export const Mine = z.object({
  email: z.string(),
  names: Names,
  zones: Zones,
  notify: Notify,
  reminders: Reminders,
  contact: Contact,
  /** A new safe address that waits for its code. */
  waiting: z.nullable(z.string()),
  /** `shared` is about this session alone. */
  modes: z.object({ safety: z.boolean(), discreet: z.boolean(), shared: z.boolean() }),
  /** Why the account cannot be closed now. */
  hold: z.nullable(z.object({ reason: z.string(), since: z.string() })),
})
export type Mine = z.output<typeof Mine>

/** A change with what it began from: when something else is kept by now, nothing is changed and that is said. */
const change = <S extends z.ZodMiniType>(of: S) => z.object({ was: of, now: of })

export const calls = {
  mine: call({
    name: 'settings.mine',
    method: 'GET',
    path: '/api/settings',
    access: 'signedIn',
    summary: "One's own settings.",
    reply: Mine,
  }),
  saveNames: call({
    name: 'settings.saveNames',
    method: 'PUT',
    path: '/api/settings/names',
    access: 'signedIn',
    summary: 'Changes first and last name.',
    body: change(Names),
    reply: Mine,
  }),
  saveZones: call({
    name: 'settings.saveZones',
    method: 'PUT',
    path: '/api/settings/zones',
    access: 'signedIn',
    summary: "Changes one's own zone and the court's.",
    body: change(Zones),
    reply: Mine,
  }),
  saveNotify: call({
    name: 'settings.saveNotify',
    method: 'PUT',
    path: '/api/settings/notifications',
    access: 'signedIn',
    summary: 'Changes what is told by mail, and the quiet hours.',
    body: change(Notify),
    reply: Mine,
  }),
  saveReminders: call({
    name: 'settings.saveReminders',
    method: 'PUT',
    path: '/api/settings/reminders',
    access: 'signedIn',
    summary: "Changes when the day's mail comes, and how long before a hearing or an exchange one is reminded.",
    body: change(Reminders),
    reply: Mine,
  }),
  saveContact: call({
    name: 'settings.saveContact',
    method: 'PUT',
    path: '/api/settings/contact',
    access: 'signedIn',
    summary: "Changes where and when it is safe to write. The address is the account's, or one that was proved.",
    body: change(Contact),
    reply: Mine,
  }),
  askAddress: call({
    name: 'settings.askAddress',
    method: 'POST',
    path: '/api/settings/safe-address',
    access: 'signedIn',
    summary: 'Mails a code to an address that is to be the safe one.',
    body: z.object({ address: Address }),
    reply: Mine,
    limit: { most: 10, minutes: 60 },
  }),
  proveAddress: call({
    name: 'settings.proveAddress',
    method: 'POST',
    path: '/api/settings/safe-address/code',
    access: 'signedIn',
    summary: 'Proves a new safe address by its code, and makes it the one that is written to.',
    body: z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'it has six digits')) }),
    reply: Mine,
    limit: { most: 30, minutes: 60 },
  }),
  saveMode: call({
    name: 'settings.saveMode',
    method: 'PUT',
    path: '/api/settings/modes/:mode',
    access: 'signedIn',
    summary: 'Turns safety mode, discreet mode, or shared-device mode of this session on or off.',
    params: z.object({ mode: z.enum(modes) }),
    body: change(z.boolean()),
    reply: Mine,
  }),
  close: call({
    name: 'settings.close',
    method: 'POST',
    path: '/api/settings/close',
    access: 'signedIn',
    summary:
      'Closes the account for ever; asks for the password, the second factor where there is one, and the word CLOSE. A hold refuses it and says why.',
    body: z.object({
      password: Password,
      word: z.string().check(z.maxLength(40)),
      /** Of the authenticator, or a recovery code; blanks do not matter. */
      code: z.optional(z.string().check(z.maxLength(60, 'it is too long'))),
    }),
    reply: z.object({ closed: z.literal(true) }),
    limit: { most: 20, minutes: 15 },
  }),
}
