// What pages of other features show of a schedule: its sums, and which days a seat is shown.
export { VisibleDays } from './components/visible-days.tsx'
export { Sums } from './components/sums.tsx'
