import type { Notify, Reminders } from '#accounts/settings/contract.ts'
import { maySend, type Reach } from '#accounts/settings/rules.ts'
import { beganAt, type Chosen } from './due.ts'
import { type CaseFeature, caseFeatures, type DigestTurn, digestTurn } from './rules.ts'
import type { LastDigest } from './store.ts'

/** Someone's settings, as far as they say what is told. */
export interface Settings extends Chosen {
  notify: Notify
  contact: Reach['contact']
  reminders: Reminders
}

/** What someone's settings ask for at a moment, before anything of their cases is read. */
export interface AskedFor {
  features: readonly CaseFeature[]
  /** The day's mail, where one is due. */
  digest: DigestTurn | null
}

/**
 * What is to be looked for now: what was chosen, in an hour in which it may be sent. A person who wants the day's mail alone is
 * asked for when it is due, and not before. @returns `null` where nothing is asked for, and no case is to be read
 */
export function askedFor(settings: Settings, last: LastDigest | null, now: number): AskedFor | null {
  const features = caseFeatures.filter((feature) => maySend(settings, { feature, channel: 'email' }, now))
  const { zone, began, reminders } = settings
  const digest = features.includes('digest') ? digestTurn({ zone, at: reminders.at, began: beganAt(began, 'digest'), last }, now) : null
  return features.some((feature) => feature !== 'digest' || digest !== null) ? { features, digest } : null
}
