import type { ReactNode } from 'react'

/** A number that needs attention, for eyes alone: the words for screen readers stand beside it. */
export function CountMark({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span
      aria-hidden
      className={`figures inline-grid min-w-5 place-items-center rounded-full border border-attention bg-attention-wash px-1 text-xs font-semibold text-attention ${className}`}
    >
      {children}
    </span>
  )
}
