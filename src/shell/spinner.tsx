import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shown where the client really waits (spec.md 2.5). Its words are read, and turn for nobody who asked for no motion. */
export function Spinner({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <LoaderCircle className="icon animate-spin" />
      {children}
    </span>
  )
}
