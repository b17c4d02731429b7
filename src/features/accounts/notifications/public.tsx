// What the frame around every page, and the settings, show of notifications.
export { Bell } from './components/bell.tsx'
export { DevicesPart } from './components/devices.tsx'
