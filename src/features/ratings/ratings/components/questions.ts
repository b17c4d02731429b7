import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '#directory/professionals/contract.ts'
import { type Criterion, criteriaOf } from '#domain/ratings/criteria.ts'
import { criterionNames } from '#web/rating-words.ts'

interface Ends {
  low: MessageDescriptor
  high: MessageDescriptor
}

export interface Question extends Ends {
  id: Criterion
  name: MessageDescriptor
  /** What it asks, in one line of plain words (ratings.md 1.1). */
  asks: MessageDescriptor
}

const quality: Ends = { low: msg`Very poor`, high: msg`Very good` }
const agreement: Ends = { low: msg`Not at all`, high: msg`Fully` }

const judge = {
  integrity: msg`Was fair to both sides, and looked fair too.`,
  knowledge: msg`Gave reasons that fit the law and the facts.`,
  communication: msg`Orders and spoken rulings could be understood.`,
  temperament: msg`Was polite, patient and on time, and kept order.`,
  administration: msg`Came prepared and ruled without long delays.`,
  heard: msg`I had a chance to be heard.`,
  understood: msg`I understood why it was decided this way.`,
}
const attorney = {
  communication: msg`Answered questions and said what was going on.`,
  preparation: msg`Came prepared to hearings and meetings.`,
  knowledge: msg`Knew family law and how this court works.`,
  candor: msg`Was honest and behaved with respect.`,
  fees: msg`The bill matched what was said before.`,
}
const gal = {
  independence: msg`Stood on the side of neither parent.`,
  child_contact: msg`Met the child, often and long enough.`,
  investigation: msg`Saw both homes, spoke with others, read the records.`,
  timeliness: msg`Gave the report in good time before the hearing.`,
  clarity: msg`The report was clear and kept facts apart from opinion.`,
  fees: msg`The fees matched the court's order.`,
}
const evaluator = {
  balance: msg`Gave both parents the same time and attention.`,
  methods: msg`Used several methods and spoke with others too.`,
  explained: msg`Explained what would be done, and why.`,
  accuracy: msg`The report got the facts right, and errors were corrected.`,
  timeliness: msg`Kept to the dates that were set.`,
  fees: msg`The fees matched what was agreed or ordered.`,
}
const goBetween = {
  neutrality: msg`Treated both sides the same.`,
  competence: msg`Knew how to do this work.`,
  timeliness: msg`Was on time and answered soon.`,
  fees: msg`It was clear what it would cost.`,
}

function textsOf(role: Role, isGoBetween: boolean): Readonly<Partial<Record<Criterion, MessageDescriptor>>> {
  switch (role) {
    case 'judge':
      return judge
    case 'attorney':
      return attorney
    case 'gal':
      return gal
    case 'expert':
      return isGoBetween ? goBetween : evaluator
  }
}

/** The questions about someone of this role and kind, in the order of the form. */
export function questionsOf(role: Role, kind: string): readonly Question[] {
  const criteria = criteriaOf(role, kind)
  const texts = textsOf(role, criteria.includes('neutrality'))
  return criteria.map((id) => ({
    id,
    name: criterionNames[id],
    asks: texts[id] ?? criterionNames[id],
    ...(id === 'heard' || id === 'understood' ? agreement : quality),
  }))
}
