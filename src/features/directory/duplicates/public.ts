// For the claims of profiles, which fill it.
export { claimsSlot } from './slots.ts'
