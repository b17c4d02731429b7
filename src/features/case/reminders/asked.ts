import type { Notify, Reminders } from '#accounts/settings/contract.ts'
import { maySend, type Reach } from '#domain/notifications/decide.ts'
import { beganAt, type Chosen } from './due.ts'
import { type CaseFeature, caseFeatures, type DigestTurn, digestTurn } from './rules.ts'
import type { LastDigest } from './store.ts'

/** The parts of an account's settings that decide which reminders it gets. */
export interface Settings extends Chosen {
  notify: Notify
  contact: Reach['contact']
  reminders: Reminders
}

/** A device that is nobody else's. What becomes of the reminder on each of a person's devices is decided when it goes there. */
const own = { isShared: false, isOver: false }

/** Whether a reminder of an exchange may go to devices now. Hearings that come nearer are reminded of by mail alone. */
export const remindsDevices = (settings: Reach, now: number): boolean =>
  maySend(settings, { feature: 'exchange', channel: 'push', at: now, device: own }, now)

/** What an account's settings ask for at a moment, before any of its cases is read. */
export interface AskedFor {
  features: readonly CaseFeature[]
  /** The daily summary, if one is due. */
  digest: DigestTurn | null
}

/**
 * Which features to check now: those that the user chose, in hours in which mail may be sent, or word to devices. The daily summary counts only
 * when it is due. @returns `null` if there is nothing to check, so that no case has to be read
 */
export function askedFor(settings: Settings, last: LastDigest | null, now: number): AskedFor | null {
  const isAsked = (feature: CaseFeature) =>
    maySend(settings, { feature, channel: 'email' }, now) || (feature === 'exchange' && remindsDevices(settings, now))
  const features = caseFeatures.filter(isAsked)
  const { zone, began, reminders } = settings
  const digest = features.includes('digest') ? digestTurn({ zone, at: reminders.at, began: beganAt(began, 'digest'), last }, now) : null
  return features.some((feature) => feature !== 'digest' || digest !== null) ? { features, digest } : null
}
