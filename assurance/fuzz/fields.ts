import { flagDefaults } from '#map/flags.ts'
import { nameOf } from '#map/lines.ts'
import { pages } from '#map/pages.generated.ts'
import { insidePages } from '#map/inside.generated.ts'
import type { AnyCall } from '#http/contract.ts'
import { standing } from '#accounts/agreements/service.ts'
import { harmQuestions } from '#staff/flags/contract.ts'
import { professionalId } from './addresses.ts'
import type { Dice } from './dice.ts'
import { type Guest, type Guests, knownPassword } from './guests.ts'
import type { Form, Seen } from './seen.ts'

/** Who asks what, as far as a field's value may depend on it. */
export interface Asked {
  call: AnyCall
  guest: Guest | null
  chance: Dice
}

/** Fields that no schema describes well enough, by name; `undefined` leaves the schema's value. */
export type Fields = Readonly<Record<string, (asked: Asked) => unknown>>

const features = [...new Set([...pages, ...insidePages].map(nameOf))]
const file = Buffer.from('A note of the hearing, as it was written on that day.').toString('base64')

/** The part of the settings that a call changes, by the call. */
const parts: Readonly<Record<string, string>> = {
  'settings.saveNames': 'names',
  'settings.saveZones': 'zones',
  'settings.saveNotify': 'notify',
  'settings.saveReminders': 'reminders',
  'settings.saveContact': 'contact',
}

export const featureOf = (call: AnyCall): string => call.name.split('.')[0]!

/** Whatever its name: a field that takes an id. */
export const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

const oneOf = <T>(from: readonly T[], chance: Dice): T | undefined => (from.length > 0 ? chance.pick(from) : undefined)

/** Values that get a request past the first checks: existing addresses and ids, the right password, values of earlier answers. */
export function fieldsFrom({ guests, memory }: { guests: Guests; memory: Seen }): Fields {
  const often = (value: (asked: Asked) => unknown) => (asked: Asked) => (asked.chance.oneIn(4) ? undefined : value(asked))
  // All three have to be right for a rating to be taken: made-up words hold HTML, which is refused.
  const nearlyAlways = (value: string) => (asked: Asked) => (asked.chance.oneIn(12) ? undefined : value)
  const recalled = (form: Form) =>
    often(({ call, guest, chance }) => memory.recall({ feature: featureOf(call), account: guest?.account ?? '' }, form, chance))
  const id = recalled('id')
  const address = often(({ chance }) => chance.pick(guests.emails()))
  const password = often(() => knownPassword)
  const zone = often(({ chance }) => chance.pick(['America/Chicago', 'Pacific/Honolulu', null]))
  return {
    id,
    professional: often(() => professionalId),
    cohort: id,
    number: recalled('number'),
    stack: recalled('stack'),
    email: address,
    target: address,
    password,
    currentPassword: password,
    token: often(({ chance }) => oneOf(guests.mailed().tokens, chance)),
    code: often(({ chance }) => oneOf(guests.mailed().codes, chance)),
    // Texts without any finding of the screening: such ratings are stored and have a receipt.
    saw: nearlyAlways('The hearing began on time and each side was heard for as long as it needed.'),
    wentWell: nearlyAlways(''),
    shouldKnow: nearlyAlways(''),
    word: often(() => 'CLOSE'),
    zone: often(() => 'America/Chicago'),
    own: zone,
    court: zone,
    hours: often(({ call, chance }) => (featureOf(call) === 'settings' ? null : 1 + chance.below(24))),
    quiet: often(() => null),
    content: often(() => file),
    answers: often(() => harmQuestions.map((question) => ({ question, isRisk: true, note: 'It is looked at each week.' }))),
    flag: often(({ chance }) => chance.pick(Object.keys(flagDefaults))),
    room: often(({ chance }) => chance.pick(features)),
    agreements: often(() => standing().map(({ documentType, version }) => ({ type: documentType, version }))),
    was: often(({ call, guest }) => guest?.settings?.[parts[call.name] ?? '']),
  }
}
