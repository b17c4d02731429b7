import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  /** A line below it, in small. */
  meta: ReactNode
  children: ReactNode
}

/** A row of a compact list that opens; on paper it is open. */
export function Line({ title, meta, children }: Props) {
  return (
    <details className="group print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-1 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="icon flex-none text-soft group-open:rotate-90 print:hidden" />
        <span className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
          <span>{title}</span>
          <span className="min-w-0 text-sm text-soft">{meta}</span>
        </span>
      </summary>
      <div className="grid gap-2 ps-6 pb-3 text-sm">{children}</div>
    </details>
  )
}
