// What a feature implements when its things wait for a parent's answer.
export type { Waiting } from './rules.ts'
export { answerSource } from './source.ts'
export { type DueOfSeat, type DueSource, seatDues } from './due-source.ts'
export { type UnreadSource, unreadSource } from './unread.ts'
