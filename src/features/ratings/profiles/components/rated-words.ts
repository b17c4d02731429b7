import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Criterion } from '#domain/ratings/criteria.ts'
import type { Group } from '#domain/ratings/raters.ts'
import type { Role } from '#directory/professionals/contract.ts'

// The words of the ratings' own pages, said once more: shared, they would be a file more for each of those
// pages. A test holds them together.

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

/** Whose ratings a score adds up. An attorney is rated by clients, everybody else by parents; `both` where they stand side by side. */
export function groupWord(group: Group, role: Role | 'both'): MessageDescriptor {
  switch (group) {
    case 'parents':
      if (role === 'both') return msg`Ratings by parents, other parties and clients`
      return role === 'attorney' ? msg`Ratings by clients` : msg`Ratings by parents and other parties`
    case 'lawyers':
      return msg`Ratings by attorneys`
    case 'other_side':
      return msg`Ratings by the other party`
    case 'others':
      return msg`Ratings by others`
  }
}
