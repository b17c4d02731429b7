import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { Hidden } from '../hidden.tsx'
import { titleError } from '../title-marks.ts'
import { Button } from '../ui/button.tsx'
import { PlainSummary } from './plain-summary.tsx'
import type { Problem } from './use-action.ts'
import type { ErrorAt, Errors, Values } from './use-form.ts'

interface PlainFormProps<Body> {
  /** Its name on the page; the control of a field has the id `name-field`. */
  name: string
  action: string
  /** Above its errors: "Your question was not sent". */
  title: string
  /** What `useMutation(call, [], { plain: name })` gives. */
  mutation: { busy: boolean; problem: Problem | null; attempt: number }
  /** The sentence of each field, for an error that the page or the server finds. */
  sentences: Errors
  check: (values: Values) => Errors
  read: (values: Values) => Body
  send: (body: Body) => Promise<unknown>
  submit: ReactNode
  kind?: 'primary' | 'secondary'
  children: (errorAt: ErrorAt) => ReactNode
}

/**
 * A form of a visitor's page: it works without JavaScript, and the page may come from the server with the error in it. It is
 * smaller than `Form`, which a first visit would pay for: it stores no drafts and asks nothing before it is left.
 */
export function PlainForm<Body>(props: PlainFormProps<Body>) {
  const { name, action, title, mutation, sentences, check, read, send, submit, kind = 'primary', children } = props
  const [wrong, setWrong] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  const { problem } = mutation
  const field = problem?.field != null && problem.field in sentences ? problem.field : null
  const errors: Errors = { ...wrong, ...(field !== null && { [field]: sentences[field]! }) }
  const names = Object.keys(sentences).filter((each) => each in errors)
  const elsewhere = field === null ? problem : null
  const hasErrors = problem?.is === 'refused' || names.length > 0
  useEffect(() => {
    if (!hasErrors) return undefined
    titleError.set(true)
    return () => titleError.set(false)
  }, [hasErrors])
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const values: Values = (each) => String(data.get(each) ?? '').trim()
    const found = check(values)
    setWrong(found)
    if (Object.keys(found).length > 0) setAttempt(attempt + 1)
    else await send(read(values))
  }
  const handlers = {
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      // What was missing is there now.
      const { name: typed = '', value } = target as unknown as { name?: string; value?: string }
      if (value?.trim() && typed in wrong) setWrong(Object.fromEntries(Object.entries(wrong).filter(([each]) => each !== typed)))
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
  }
  return (
    <form action={action} autoComplete="off" className="group grid scroll-mt-20 gap-5" id={name} method="post" noValidate {...handlers}>
      {(names.length > 0 || elsewhere) && (
        <PlainSummary
          errors={names.map((each) => ({ name: each, sentence: errors[each]! }))}
          form={name}
          key={`${mutation.attempt} ${attempt}`}
          problem={elsewhere}
          title={title}
        />
      )}
      <Hidden form={name} />
      {children((each) => errors[each])}
      <Button busy={mutation.busy} className="justify-self-start" kind={kind} type="submit">
        {submit}
      </Button>
    </form>
  )
}
