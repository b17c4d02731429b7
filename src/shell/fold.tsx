import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useOpening } from '#web/ui/opening.tsx'

interface FoldProps {
  id: string
  /** A heading, with how many things are behind it where they can be counted. */
  title: ReactNode
  /** The address names something behind it: it opens, on arrival and whenever that comes about, and is not closed by it. */
  isNamed?: boolean
  children: ReactNode
}

/** What is not looked at every day, behind its heading: opened by a press, by a link to it or into it, and on paper. */
export function Fold({ id, title, isNamed = false, children }: FoldProps) {
  const place = useOpening(id)
  // Drawn open by the server already; later the browser keeps what was pressed.
  const [isFirstOpen] = useState(isNamed)
  useEffect(() => {
    if (isNamed) place.current?.toggleAttribute('open', true)
  }, [isNamed, place])
  return (
    <section aria-labelledby={`${id}-title`} className="scroll-mt-20 border-t border-line pt-1" id={id}>
      <details
        className="group print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]"
        open={isFirstOpen}
        ref={place}
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="icon no-print flex-none text-soft group-open:rotate-90" />
          <h2 className="text-lg" id={`${id}-title`}>
            {title}
          </h2>
        </summary>
        <div className="grid gap-4 pt-2 pb-4">{children}</div>
      </details>
    </section>
  )
}
