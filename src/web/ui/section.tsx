import type { ReactNode } from 'react'

interface SectionProps {
  /** Where a link leads to; the heading is `id-title`. */
  id: string
  title: ReactNode
  /** A sentence under the heading. */
  about?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a page, named by its heading. */
export function Section({ id, title, about, className = '', children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className={`grid scroll-mt-20 content-start gap-4 ${className}`} id={id}>
      <div className="grid gap-2">
        <h2 id={`${id}-title`}>{title}</h2>
        {about && <p className="max-w-prose text-soft">{about}</p>}
      </div>
      {children}
    </section>
  )
}
