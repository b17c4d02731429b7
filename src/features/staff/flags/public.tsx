import { later } from '#shell/later.tsx'

/**
 * What other features may show of this one. A page that shows it is given its texts too (decision 0013).
 * `FlagsPart` and `KillSwitchesPart` are for the super admin's dashboard.
 */

// Each is fetched by itself: a page that shows one would else load them all.
export const FlagsPart = later(() => import('./components/flags-part.tsx').then((part) => part.FlagsPart), 8)
export const KillSwitchesPart = later(() => import('./components/switches-part.tsx').then((part) => part.KillSwitchesPart), 8)
