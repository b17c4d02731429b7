import type { ReactNode } from 'react'

interface CountMarkProps {
  children: ReactNode
  className?: string
  /** It needs no answer. */
  isPlain?: boolean
}

/** A number that needs attention, for eyes alone: the words for screen readers stand beside it. */
export function CountMark({ children, className = '', isPlain = false }: CountMarkProps) {
  return (
    <span
      aria-hidden
      className={`figures inline-grid min-w-5 place-items-center rounded-full border px-1 text-xs font-semibold ${isPlain ? 'border-edge bg-surface text-ink' : 'border-attention bg-attention-wash text-attention'} ${className}`}
    >
      {children}
    </span>
  )
}
