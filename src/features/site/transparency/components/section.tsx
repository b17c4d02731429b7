import type { ReactNode } from 'react'

/** One thought of the page, with an address of its own. */
export function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-12 scroll-mt-20 border-t border-line pt-8" id={id}>
      <h2 className="mb-4">{title}</h2>
      {children}
    </section>
  )
}
