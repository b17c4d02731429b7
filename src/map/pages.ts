import type { PageLine, Set } from './lines.ts'
import { pages } from './pages.generated.ts'

/** The lines of one set. `inside` are those that only someone who is signed in has: no visitor's browser loads them. */
export function pagesIn(set: Set, inside: readonly PageLine[] = []): readonly PageLine[] {
  if (set === 'in') return [...inside, ...pages.filter((line) => line.out && !line.guest)]
  return pages.filter((line) => line[set])
}
