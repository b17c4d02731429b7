import type { AnswersOf, Area, Blank, Blanks, Channel, Clause, Effect, SectionId, Unit } from './types.ts'

/** A clause of the table: its effects are given the answers in the types of its own blanks. */
export function clause<const B extends Blanks>(given: {
  id: string
  section: SectionId
  title: string
  blanks: B
  sentences: readonly string[]
  effects: (answers: AnswersOf<B>) => readonly Effect[]
}): Clause {
  // `effectOf` has checked the answers against the blanks before it asks.
  return { ...given, effects: (answers) => given.effects(answers as AnswersOf<B>) }
}

/** A blank for a whole number of some unit. */
export const count = <U extends Unit>(unit: U, least: number, most: number) =>
  ({ kind: 'count', unit, least, most }) as const satisfies Blank

export const areas = {
  schooling: 'school',
  health: 'health care',
  mental_health: 'counseling',
  religion: 'religion',
  activities: 'sports and clubs',
  travel: 'travel abroad',
} as const satisfies { [area in Area]: string }

export const channels = {
  app: 'the shared messages of this site',
  email: 'e-mail',
  text: 'text message',
  phone: 'phone',
  video: 'video call',
} as const satisfies { [channel in Channel]: string }

export const conduct = (...rules: readonly string[]): readonly Effect[] => rules.map((rule) => ({ kind: 'conduct', rule }))
