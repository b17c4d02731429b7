// For every feature that stores something of a user: the desk asks `mayLook` before it shows any of it.
export { lookAtAccount, mayLook } from './look.ts'
export { activeSupportAccess } from './store.ts'
