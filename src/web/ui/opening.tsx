import { ChevronDown } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/** Keeps in the address which section is open, so that the way back and a link lead to it; no step of the history. */
function keepHash(id: string, isOpening: boolean) {
  const { pathname, search, hash } = location
  if (isOpening) history.replaceState(history.state, '', `#${id}`)
  else if (hash === `#${id}`) history.replaceState(history.state, '', pathname + search)
}

/** Opens the section that the address names, or that holds what it names; and every section to be printed. */
export function useOpening(id: string) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = ref.current!
    const onHash = () => {
      const named = decodeURIComponent(location.hash.slice(1))
      const target = named === '' ? null : document.getElementById(named)
      if (!target || details.open || (named !== id && !details.contains(target))) return
      details.open = true
      target.scrollIntoView()
    }
    const onPrint = () => void (details.open = true)
    onHash()
    addEventListener('hashchange', onHash)
    addEventListener('beforeprint', onPrint)
    return () => {
      removeEventListener('hashchange', onHash)
      removeEventListener('beforeprint', onPrint)
    }
  }, [id])
  return ref
}

interface OpeningSectionProps {
  id: string
  title: ReactNode
  children: ReactNode
}

/**
 * A part of a long page. On a small screen its heading opens it, in the browser's own way and without JavaScript too; on a
 * large one (and on paper) it is always open, beside a list of all parts.
 */
export function OpeningSection({ id, title, children }: OpeningSectionProps) {
  const ref = useOpening(id)
  const onClick = (event: MouseEvent<HTMLElement>) => keepHash(id, !event.currentTarget.closest('details')!.open)
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 border-t border-line max-lg:last:border-b lg:supports-[selector(::details-content)]:pt-8"
      id={id}
    >
      <h2 className="mb-4 hidden lg:supports-[selector(::details-content)]:block" id={`${id}-title`}>
        {title}
      </h2>
      <details
        className="group print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible] lg:[&::details-content]:block lg:[&::details-content]:[content-visibility:visible]"
        ref={ref}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary is pressed by the keyboard too, and that is a click */}
        <summary
          className="flex min-h-14 list-none items-center justify-between gap-4 py-3 lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden"
          onClick={onClick}
        >
          <h2 className="text-lg">{title}</h2>
          <ChevronDown aria-hidden className="icon no-print flex-none text-soft group-open:rotate-180" />
        </summary>
        <div className="grid max-w-2xl content-start gap-5 pt-1 pb-8 lg:pb-0">{children}</div>
      </details>
    </section>
  )
}
