import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '#domain/directory/roles.ts'
import type { Outcome, Part } from '#domain/ratings/raters.ts'
import type { Criterion } from '#domain/ratings/criteria.ts'
import type { Group } from '#domain/ratings/raters.ts'

export const roleWords: Readonly<Record<Role, MessageDescriptor>> = {
  judge: msg`Judge`,
  attorney: msg`Attorney`,
  gal: msg`Guardian ad litem`,
  expert: msg`Expert`,
}

export { roles } from '#domain/directory/roles.ts'

export const partWords: Readonly<Record<Part, MessageDescriptor>> = {
  parent: msg`Parent or other party in the case`,
  client: msg`Client`,
  opposing_party: msg`The other party in the case`,
  attorney: msg`Attorney in the case`,
  opposing_counsel: msg`Attorney of the other party`,
  other: msg`Somebody else who saw the work`,
}

export const outcomeWords: Readonly<Record<Outcome, MessageDescriptor>> = {
  mostly_for_me: msg`Mostly as I had asked`,
  mixed: msg`Partly as I had asked`,
  mostly_against_me: msg`Mostly not as I had asked`,
  ongoing: msg`It is not decided yet`,
  prefer_not: msg`I prefer not to say`,
}

/** The three questions of the texts, word for word (ratings.md 1.1). */
export const promptWords = {
  saw: msg`What happened in the courtroom or the process?`,
  wentWell: msg`What went well?`,
  shouldKnow: msg`What would you want another parent to know?`,
} as const

/** The short names of the criteria, in the order in which they are shown. */
export const criterionNames: Readonly<Record<Criterion, MessageDescriptor>> = {
  integrity: msg`Integrity and impartiality`,
  independence: msg`Independence and impartiality`,
  neutrality: msg`Neutrality`,
  balance: msg`Balanced process`,
  knowledge: msg`Legal knowledge`,
  competence: msg`Competence`,
  communication: msg`Communication`,
  preparation: msg`Preparation`,
  candor: msg`Candor and professional conduct`,
  temperament: msg`Temperament`,
  administration: msg`Administration`,
  child_contact: msg`Contact with the child`,
  investigation: msg`Investigation`,
  methods: msg`Methods`,
  explained: msg`Method explained`,
  accuracy: msg`Accuracy of the report`,
  clarity: msg`Clarity of the report`,
  timeliness: msg`Timeliness`,
  heard: msg`Chance to be heard`,
  understood: msg`Reasons understood`,
  fees: msg`Fees`,
}

/** Whose ratings a score adds up. An attorney is rated by clients, everybody else by parents. */
export function groupWord(group: Group, role: Role): MessageDescriptor {
  switch (group) {
    case 'parents':
      return role === 'attorney' ? msg`Ratings by clients` : msg`Ratings by parents and other parties`
    case 'lawyers':
      return msg`Ratings by attorneys`
    case 'other_side':
      return msg`Ratings by the other party`
    case 'others':
      return msg`Ratings by others`
  }
}
