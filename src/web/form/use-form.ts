import { type SubmitEvent, useEffect, useRef, useState } from 'react'

/** What went wrong with what was sent, at its field where it has one (web/inside/use-change.ts). */
export type Trouble = { sentence: string; field: string | null; status: number | null } | null
/** What was typed into a field, without the spaces around it. */
export type Typed = (field: string) => string
/** The sentence that stands at a field, where there is something to mend. */
export type FaultAt = (field: string) => string | undefined

export interface Typing<Body> {
  /** What is sent of what was typed. */
  read: (typed: Typed) => Body
  /** Fields that must not be empty, each with what is said at it then. */
  needed?: Readonly<Record<string, string>> | undefined
  /** @returns `null` where it was not taken */
  send: (body: Body) => Promise<unknown>
  trouble: Trouble
}

/** Puts the keyboard at a field, where the form has it. */
function focusOn(form: HTMLFormElement | null, field: string) {
  const control = form?.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}

/**
 * A form whose fields keep what was typed by themselves. What is missing is said before anything is sent, what the server
 * found at its field; the first such field takes the focus.
 */
export function useTyped<Body>({ read, needed = {}, send, trouble }: Typing<Body>) {
  const ref = useRef<HTMLFormElement>(null)
  const [empty, setEmpty] = useState<readonly string[]>([])
  const [sent, setSent] = useState<readonly string[]>([])
  const field = trouble?.field ?? null
  useEffect(() => {
    if (field !== null) focusOn(ref.current, field)
  }, [field])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed: Typed = (name) => String(data.get(name) ?? '').trim()
    const missing = Object.keys(needed).filter((name) => data.has(name) && typed(name) === '')
    setEmpty(missing)
    setSent([...data.keys()])
    if (missing[0] === undefined) return send(read(typed))
    focusOn(event.currentTarget, missing[0])
    return null
  }
  const faultAt: FaultAt = (name) => (empty.includes(name) ? needed[name] : field === name ? trouble?.sentence : undefined)
  /** What stands at none of its fields. */
  const atNone = trouble && field !== null && !sent.includes(field) ? { ...trouble, field: null } : trouble
  return { ref, submit, faultAt, atNone }
}
