import type { ReactNode } from 'react'

/** Second thoughts, behind a line that opens them; on paper they are open. */
export function Disclosure({ title, className = '', children }: { title: ReactNode; className?: string; children: ReactNode }) {
  return (
    <details className={`print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible] ${className}`}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      {children}
    </details>
  )
}
