// For the schedule, which fills them.
export { hearingsSlot, planSlot } from './deps.ts'
