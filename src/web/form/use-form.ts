import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { titleError } from '../title-marks.ts'
import { contentOf, useWarning } from '../ui/unsaved.ts'
import type { Problem } from './use-action.ts'
import { dropDraft, holdDraft, restoreDraft } from './drafts.ts'

/** Why something was not accepted, at its field where it has one. */
export type FormProblem = Problem | null
/** What was typed into a field, without the spaces around it. */
export type Values = (field: string) => string
/** The sentence at a field, where there is something to correct. */
export type ErrorAt = (field: string) => string | undefined
/** Takes back what is said at fields that the form no longer has. */
export type ClearErrors = (isGone: (field: string) => boolean) => void
/** A sentence for each field that is wrong. */
export type Errors = Readonly<Record<string, string>>

export interface FormOptions<Body> {
  /**
   * What is sent of what was typed.
   * @param data as it was typed, with the spaces around it: for passwords, and for files
   */
  read: (values: Values, data: FormData) => Body
  /** Fields that must not be empty, each with its sentence. */
  required?: Errors | undefined
  /** What else is wrong before anything is sent. */
  check?: ((values: Values) => Errors) | undefined
  /** The page's own sentence for a field that the server finds wrong, instead of the server's. */
  sentences?: Errors | undefined
  /**
   * @param how the value of the button that was pressed, where the form has more than one
   * @returns `null` where it was not accepted
   */
  send: (body: Body, how: string) => Promise<unknown>
  /** What the server said of the last attempt. */
  problem: FormProblem
  /** Under this name what was typed is stored while the page lives, and is there when the form is opened again. */
  draft?: string | undefined
  /** Where the fields are the page's own state: whether they hold something that is not stored. */
  isChanged?: boolean | undefined
}

const noErrors: Errors = {}

/** Focuses a field, where the form has it; of a group the first control, or the group itself where it has none. */
function focusOn(form: HTMLFormElement | null, field: string) {
  const named = form?.elements.namedItem(field) ?? form?.elements.namedItem(`${form.id}-${field}`)
  const control = named instanceof RadioNodeList ? named[0] : named
  const target = control instanceof HTMLFieldSetElement ? (control.querySelector('input, select, textarea') ?? control) : control
  if (target instanceof HTMLElement) target.focus()
}

/**
 * A form whose fields hold what was typed by themselves. What is missing is said before anything is sent, what the server found at
 * its field; the first such field takes the focus. Loading the page again asks first while something is typed.
 */
export function useForm<Body>({
  read,
  required,
  check,
  sentences = noErrors,
  send,
  problem: last,
  draft,
  isChanged: isDirty,
}: FormOptions<Body>) {
  const ref = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Errors>(noErrors)
  /** The problem whose field is gone. */
  const [cleared, setCleared] = useState<FormProblem>(null)
  const problem = last === cleared ? null : last
  /** The fields that the form has, in their order. */
  const [fields, setFields] = useState<readonly string[]>(() => Object.keys(sentences))
  /** What it held before anything was typed. */
  const first = useRef<string | null>(null)
  const note = () => {
    if (ref.current) first.current ??= contentOf(ref.current)
  }
  const isChanged = () => isDirty ?? (ref.current !== null && first.current !== null && first.current !== contentOf(ref.current))
  useWarning(true, isChanged)
  useEffect(() => {
    // A problem of its own at each attempt: the same one again takes the focus again.
    if (problem && problem.field !== null) focusOn(ref.current, problem.field)
  }, [problem])
  useEffect(() => {
    if (draft === undefined || !ref.current) return
    first.current = contentOf(ref.current)
    restoreDraft(draft, ref.current)
  }, [draft])
  const wasDirty = useRef(isDirty)
  useEffect(() => {
    if (wasDirty.current && isDirty === false && draft !== undefined) dropDraft(draft)
    wasDirty.current = isDirty
  }, [isDirty, draft])
  // A lost connection is nothing to correct.
  const hasErrors = problem?.is === 'refused' || Object.keys(wrong).length > 0
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
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    const data = new FormData(form)
    const values: Values = (name) => String(data.get(name) ?? '').trim()
    const found = {
      ...Object.fromEntries(Object.entries(required ?? {}).filter(([name]) => data.has(name) && values(name) === '')),
      ...check?.(values),
    }
    const names = [...new Set([...form.elements].map((control) => (control as HTMLInputElement).name))]
    setFields(names)
    setWrong(found)
    const firstWrong = names.find((name) => name in found) ?? Object.keys(found)[0]
    if (firstWrong !== undefined) {
      focusOn(form, firstWrong)
      return null
    }
    const done = await send(read(values, data), submitter instanceof HTMLButtonElement ? submitter.value : '')
    if (done !== null) forget()
    return done
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (draft !== undefined && ref.current) holdDraft(draft, ref.current)
    // What was missing is there now.
    const { name = '', value } = target as unknown as { name?: string; value?: string }
    if (value?.trim() && name in wrong) setWrong(Object.fromEntries(Object.entries(wrong).filter(([each]) => each !== name)))
  }
  const clearErrors: ClearErrors = (isGone) => {
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !isGone(name))))
    if (last?.field != null && isGone(last.field)) setCleared(last)
  }
  const field = problem?.field ?? null
  const isAtField = field !== null && fields.includes(field)
  const errors: Errors = { ...wrong, ...(problem && isAtField && { [field]: sentences[field] ?? problem.sentence }) }
  return {
    /** For the `<form>`. */
    props: { ref, onSubmit, onInput, onFocus: note },
    ref,
    errorAt: ((name) => errors[name]) as ErrorAt,
    clearErrors,
    /** Every field with an error, in the order of the form. */
    errors: Object.keys(errors)
      .toSorted((one, other) => fields.indexOf(one) - fields.indexOf(other))
      .map((name) => ({ name, sentence: errors[name]! })),
    /** What is said at none of its fields. */
    elsewhere: problem && !isAtField ? problem : null,
    isChanged,
    forget,
    focusOn: (name: string) => focusOn(ref.current, name),
  }
}
