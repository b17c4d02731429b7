import type { PageLine } from './pages.ts'

const inside = { out: false, rate: false } as const

/** The lines of the map that only somebody who is signed in has, of the rooms that are built (map/pages.ts has the others). */
export const insidePages: readonly PageLine[] = [
  // Until the calendar stands, what is there (routes.md, ruling 7).
  { path: '/', room: 'home', page: 'start', ...inside },
]
