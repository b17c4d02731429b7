// The settings of the user's own account, and how they download their data or close the account. Open to every signed-in
// person, also before the terms are accepted: leaving needs no consent. Nobody reads or changes another person's settings.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'

const text = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, reason(msg`it is empty`)), z.maxLength(most, reason(msg`it has more than ${{ most }} characters`)))
const Password = z.string().check(z.minLength(1, reason(msg`it is empty`)), z.maxLength(256, reason(msg`it has more than 256 characters`)))
const Address = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, reason(msg`it is too long`)), z.email(reason(msg`it is not an e-mail address`)))

/** Minutes of the day in the user's own time zone: `from` is included and `until` is not; they may span midnight. */
const Minute = z.int().check(z.gte(0), z.lte(1439))
export const Hours = z.object({ from: Minute, until: Minute })
export type Hours = z.output<typeof Hours>

/** What a user can be notified about. Features that are not built are not listed. */
export const features = ['sign_in', 'trial', 'digest', 'hearing', 'exchange', 'answer', 'answered', 'message'] as const
export type Feature = (typeof features)[number]
/** The channels for it. */
export const channels = ['email', 'push'] as const
export type Channel = (typeof channels)[number]

export const choices = [
  'sign_in:email',
  'trial:email',
  'digest:email',
  'hearing:email',
  'exchange:email',
  'answer:email',
  'answered:email',
  'message:email',
  'hearing:push',
  'exchange:push',
  'answer:push',
  'answered:push',
  'message:push',
] as const satisfies readonly `${Feature}:${Channel}`[]
const Choice = z.enum(choices)
export type Choice = z.output<typeof Choice>

export const Names = z.object({ firstName: text(80), lastName: text(80) })
export type Names = z.output<typeof Names>
/** IANA names; `null` until the user chooses one. */
export const Zones = z.object({ own: z.nullable(text(64)), court: z.nullable(text(64)) })
export type Zones = z.output<typeof Zones>
export const Notify = z.object({ chosen: z.array(Choice).check(z.maxLength(choices.length)), quiet: z.nullable(Hours) })
export type Notify = z.output<typeof Notify>
/** The choices for reminders: days before a hearing, and minutes before an exchange. */
export const hearingDays = [14, 7, 3, 2, 1] as const
export const exchangeMinutes = [1_440, 120, 60, 30] as const
/** `at`: the minute of the day, in the user's own time zone, of the daily summary and of hearing reminders. */
export const Reminders = z.object({
  at: Minute,
  hearingDays: z.array(z.literal(hearingDays)).check(z.maxLength(hearingDays.length)),
  exchangeMinutes: z.literal(exchangeMinutes),
})
export type Reminders = z.output<typeof Reminders>
/** `address`: a safe address, `null` for none; `hours`: the safe hours, `null` for any. */
export const Contact = z.object({ address: z.nullable(Address), hours: z.nullable(Hours), never: z.boolean() })
export type Contact = z.output<typeof Contact>

/** The numbers in a daily summary. It says nothing else. */
export interface Counts {
  /** Dates that others added or changed. */
  dates: number
  /** Dates that others removed from the calendar. */
  removed: number
  /** Requests and answers by others. */
  requests: number
  /** Messages that were sent to the user. */
  messages: number
  /** Records of exchanges by others. */
  records: number
  /** Dates and exchanges in the next two days. */
  near: number
  /** Requests that wait for the user's own answer. */
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
  /** `shared` applies to this session only. */
  modes: z.object({ safety: z.boolean(), discreet: z.boolean(), shared: z.boolean() }),
  /** Why the account cannot be closed now. */
  hold: z.nullable(z.object({ reason: z.string(), since: z.string() })),
})
export type Mine = z.output<typeof Mine>

/** A change with the value that it started from: if another value is stored by now, the change is refused. */
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
  mayExport: call({
    name: 'settings.mayExport',
    method: 'GET',
    path: '/api/settings/export/ready',
    access: 'signedIn',
    summary: 'Whether the export can be fetched now, or the password is to be given again first: a download says neither on its page.',
    reply: z.object({ ready: z.boolean() }),
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
    summary: 'Changes what one is notified of by mail and on devices, and the quiet hours.',
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
    body: z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, reason(msg`it has six digits`))) }),
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
      /** A code of the authenticator, or a recovery code; spaces are ignored. */
      code: z.optional(z.string().check(z.maxLength(60, reason(msg`it is too long`)))),
    }),
    reply: z.object({ closed: z.literal(true) }),
    limit: { most: 20, minutes: 15 },
  }),
}
