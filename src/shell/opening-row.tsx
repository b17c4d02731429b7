import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useLanding } from './landing.ts'

/** The item that an address names: `?request=id`. */
export const requestIn = (search: URLSearchParams): string | null => search.get('request')

/**
 * Says once that someone opened something on purpose: not before the tab is visible.
 * @param onSeen `undefined` where it is known already, or nobody's to say
 */
function useSeen(isAsked: boolean, onSeen: (() => void) | undefined) {
  const said = useRef(false)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  const isDue = isAsked && onSeen !== undefined
  useEffect(() => {
    // Closed and opened again: where it did not get through, it is said again.
    if (!isDue) return void (said.current = false)
    const say = () => {
      if (document.visibilityState !== 'visible' || said.current) return
      said.current = true
      latest.current?.()
    }
    say()
    document.addEventListener('visibilitychange', say)
    return () => document.removeEventListener('visibilitychange', say)
  }, [isDue])
}

interface RowProps {
  /** The address names this item: it is opened on arrival, scrolled to, and has the focus. */
  isNamed: boolean
  /** Enough to know what it is without opening it: who, what, by when. */
  summary: ReactNode
  /** Someone opened it on purpose, by a press or by a link to it, in a tab that is visible. Drawing the list is no opening. */
  onSeen?: (() => void) | undefined
  children: ReactNode
}

/** A row of a list that is opened by itself. What a record says of "first opened" begins here and nowhere else (decision 0056). */
export function OpeningRow({ isNamed, summary, onSeen, children }: RowProps) {
  const [isOpen, setOpen] = useState(isNamed)
  const [isAsked, setAsked] = useState(isNamed)
  const [wasNamed, setNamed] = useState(isNamed)
  if (isNamed !== wasNamed) {
    setNamed(isNamed)
    if (isNamed) setOpen(true)
    if (isNamed) setAsked(true)
  }
  const head = useLanding<HTMLElement>(isNamed)
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Pressed before the page's code ran: the browser opened it, and that was a person.
    if (!row.current?.open) return
    setOpen(true)
    setAsked(true)
  }, [])
  const [, go] = useLocation()
  useSeen(isAsked, onSeen)
  const turn = (to: boolean) => {
    setOpen(to)
    setAsked(to)
    if (to || !isNamed) return
    // The same link opens it again.
    const { pathname, search } = window.location
    const rest = new URLSearchParams(search)
    rest.delete('request')
    go(`${pathname}${rest.size > 0 ? `?${rest.toString()}` : ''}`, { replace: true })
  }
  return (
    <details
      className="group print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]"
      // Opened by the browser itself (a search within the page) it is open, and nobody's opening.
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen}
      ref={row}
    >
      <summary
        className="flex min-h-11 cursor-pointer list-none items-start gap-2 scroll-mt-20 [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          event.preventDefault()
          turn(!isOpen)
        }}
        ref={head}
      >
        <ChevronRight aria-hidden className="icon mt-0.5 flex-none text-soft group-open:rotate-90" />
        <div className="grid min-w-0 flex-1 gap-1">{summary}</div>
      </summary>
      <div className="grid gap-4 pt-4">{children}</div>
    </details>
  )
}
