import { harmQuestions } from './contract.ts'

/** The harm checklist answered: no risk but one, and what is done about it. */
export const answers = harmQuestions.map((question, index) => ({
  question,
  isRisk: index === 0,
  note: index === 0 ? 'Only the author sees it.' : '',
}))
