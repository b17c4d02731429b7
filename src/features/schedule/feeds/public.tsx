import { lazy } from 'react'

/** What the calendar shows of other programs in its dialog, within a `Suspense` of its own. */

// Fetched when they are opened: the calendar is there without them.
export const Feeds = lazy(() => import('./components/feeds.tsx').then((part) => ({ default: part.Feeds })))
export const TakeIn = lazy(() => import('./components/take-in.tsx').then((part) => ({ default: part.TakeIn })))
