import { type ReactNode, useEffect, useRef } from 'react'

/** What came of a form, in its place: it takes the focus, so that a screen reader goes on here. */
export function Outcome({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className="mt-6 grid max-w-xl justify-items-start gap-4 rounded-md border border-line bg-surface p-4 sm:p-6">
      <h2 className="outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
