// What the frame around every page shows of notifications.
export { Bell } from './components/bell.tsx'
