import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  className?: string
  /** Open when the page comes, for one who was led to it. */
  isOpen?: boolean
  children: ReactNode
}

/** Second thoughts, behind a line that opens them; on paper they are open. */
export function Disclosure({ title, className = '', isOpen, children }: Props) {
  return (
    <details
      open={isOpen}
      className={`print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible] ${className}`}
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      {children}
    </details>
  )
}
