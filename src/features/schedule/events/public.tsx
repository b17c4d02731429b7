import { lazy } from 'react'

/**
 * What other features may show of an event. A page that shows it is given its texts too (decision 0013); the calendar shows
 * these in its dialog, within a `Suspense` of its own.
 */

// Fetched when they are opened: a page is there without them.
export const EventForm = lazy(() => import('./components/event-form.tsx').then((part) => ({ default: part.EventForm })))
export const EventView = lazy(() => import('./components/event-view.tsx').then((part) => ({ default: part.EventView })))
export const ReadText = lazy(() => import('./components/read-text.tsx').then((part) => ({ default: part.ReadText })))
export { dayShort, kindNames, type Names } from './components/words.ts'
