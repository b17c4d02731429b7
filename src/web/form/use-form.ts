import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { titleError } from '../title-marks.ts'
import { contentOf, useWarning } from '../ui/unsaved.ts'
import { dropDraft, holdDraft, restoreDraft } from './drafts.ts'

/** Why something was not taken, at its field where it has one. */
export type FormProblem = { sentence: string; field: string | null; status: number | null } | null
/** What was typed into a field, without the spaces around it. */
export type Values = (field: string) => string
/** The sentence at a field, where there is something to correct. */
export type ErrorAt = (field: string) => string | undefined

export interface FormOptions<Body> {
  /** What is sent of what was typed. */
  read: (values: Values) => Body
  /** Fields that must not be empty, each with what is said at it then. */
  required?: Readonly<Record<string, string>> | undefined
  /** @returns `null` where it was not taken */
  send: (body: Body) => Promise<unknown>
  /** What the server said of the last attempt. */
  problem: FormProblem
  /** Under this name what was typed is held while the page lives, and is there when the form is opened again. */
  draft?: string | undefined
}

/** Focuses a field, where the form has it. */
function focusOn(form: HTMLFormElement | null, field: string) {
  const control = form?.elements.namedItem(field)
  const first = control instanceof RadioNodeList ? control[0] : control
  if (first instanceof HTMLElement) first.focus()
}

/**
 * A form whose fields hold what was typed by themselves. What is missing is said before anything is sent, what the server found at
 * its field; the first such field takes the focus. Loading the page again asks first while something is typed.
 */
export function useForm<Body>({ read, required = {}, send, problem, draft }: FormOptions<Body>) {
  const ref = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [sent, setSent] = useState<readonly string[]>([])
  /** What it held before anything was typed. */
  const first = useRef<string | null>(null)
  const note = () => {
    if (ref.current) first.current ??= contentOf(ref.current)
  }
  const isChanged = () => ref.current !== null && first.current !== null && first.current !== contentOf(ref.current)
  useWarning(true, isChanged)
  const field = problem?.field ?? null
  useEffect(() => {
    // A problem of its own at each attempt: the same one again takes the focus again.
    if (problem && problem.field !== null) focusOn(ref.current, problem.field)
  }, [problem])
  useEffect(() => {
    if (draft === undefined || !ref.current) return
    first.current = contentOf(ref.current)
    restoreDraft(draft, ref.current)
  }, [draft])
  const hasErrors = missing.length > 0 || problem !== null
  useEffect(() => {
    if (!hasErrors) return undefined
    titleError.set(true)
    return () => titleError.set(false)
  }, [hasErrors])

  const forget = () => {
    if (draft !== undefined) dropDraft(draft)
    first.current = null
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const values: Values = (name) => String(data.get(name) ?? '').trim()
    const empty = Object.keys(required).filter((name) => data.has(name) && values(name) === '')
    setMissing(empty)
    setSent([...data.keys()])
    if (empty[0] !== undefined) {
      focusOn(event.currentTarget, empty[0])
      return null
    }
    const done = await send(read(values))
    if (done !== null) forget()
    return done
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (draft !== undefined && ref.current) holdDraft(draft, ref.current)
    // What was missing is there now.
    const { name, value } = target as unknown as { name?: string; value?: string }
    if (value?.trim()) setMissing((before) => (before.includes(name ?? '') ? before.filter((each) => each !== name) : before))
  }
  const errorAt: ErrorAt = (name) => (missing.includes(name) ? required[name] : field === name ? problem?.sentence : undefined)
  /** What stands at none of its fields. */
  const elsewhere = problem && field !== null && !sent.includes(field) ? { ...problem, field: null } : problem
  /** Every field with an error, in the order of the form. */
  const errors = [
    ...missing.map((name) => ({ name, sentence: required[name]! })),
    ...(field !== null && sent.includes(field) ? [{ name: field, sentence: problem!.sentence }] : []),
  ]
  return {
    /** For the `<form>`. */
    props: { ref, onSubmit, onInput, onFocus: note },
    ref,
    errorAt,
    errors,
    elsewhere,
    isChanged,
    forget,
    focusOn: (name: string) => focusOn(ref.current, name),
  }
}
