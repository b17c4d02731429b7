// What a feature implements when something of its own can be in a reminder, and what it needs for that.
export { dayFrom, type Here, isMine, shows } from './here.ts'
export { questionsFound } from './questions.ts'
export { ahead, isAsked, isNear, isNewIn, reminderSource, type ReminderSource } from './source.ts'
