import { insidePages } from '#map/inside.ts'
import type { Inside } from '#web/page.ts'
import { InsideShell } from './shell.tsx'

/** What only somebody who is signed in is shown, in a file of its own: no visitor's browser loads it. */
export const page: Inside = { lines: insidePages, Shell: InsideShell }
