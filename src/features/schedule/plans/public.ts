// What other features may read of a case's parenting plans, in their own transaction and with their own eyes.
export { clauseAt, clausesToLink } from './linked.ts'
export { planReminders } from './reminders.ts'
export { clausesWaitingFor } from './answers.ts'
