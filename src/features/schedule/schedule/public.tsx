// What pages of other features show of a schedule: its sums, and which days a seat is shown.
export { ShownDays } from './components/shown-days.tsx'
export { Sums } from './components/sums.tsx'
