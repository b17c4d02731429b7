// What pages of other rooms show of a schedule: who is who in it, its nights, its sums, its days in words.
export { Legend, Strip } from './parts/nights.tsx'
export type { Names } from './parts/rule-words.ts'
export { ShownDays } from './parts/shown-days.tsx'
export { Sums } from './parts/sums.tsx'
export { dayShort, plusDays, weekdayName, weekdayOn } from './parts/wall.ts'
export { weeksOf } from './parts/make-rules.ts'
export { letterName, namesOf } from './parts/words.ts'
