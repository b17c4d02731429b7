import { lazy } from 'react'

/**
 * What other rooms may show of this one. A page that shows it is given its texts too (decision 0013).
 * `FlagsPart` and `KillSwitchesPart` are for the super admin's dashboard, `BetaPart` for where a person finds what concerns them.
 */

// Each is fetched by itself: a page that shows one would else load them all.
export const FlagsPart = lazy(() => import('./parts/flags-part.tsx').then((part) => ({ default: part.FlagsPart })))
export const KillSwitchesPart = lazy(() => import('./parts/switches-part.tsx').then((part) => ({ default: part.KillSwitchesPart })))
/** Fetched after the page that shows it: for most people there is nothing in it. */
export const BetaPart = lazy(() => import('./parts/beta-part.tsx').then((part) => ({ default: part.BetaPart })))
