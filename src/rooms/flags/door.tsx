/**
 * What other rooms may show of this one. A page that shows it is given its texts too (decision 0013).
 * `FlagsPart` and `KillSwitchesPart` are for the super admin's dashboard, `BetaPart` for where a person finds what concerns them.
 */
export { BetaPart } from './parts/beta-part.tsx'
export { FlagsPart } from './parts/flags-part.tsx'
export { KillSwitchesPart } from './parts/switches-part.tsx'
