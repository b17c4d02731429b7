// What pages of other rooms show of a schedule: its sums, and which days a seat is shown.
export { ShownDays } from './parts/shown-days.tsx'
export { Sums } from './parts/sums.tsx'
