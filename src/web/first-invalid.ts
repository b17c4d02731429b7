import { useEffect } from 'react'

/** The form that was sent last, until something is typed again: only its errors take the focus, never those that come while someone writes. */
let sent: HTMLFormElement | null = null

const invalid = '[aria-invalid="true"], [data-invalid] :is(input, select, textarea)'

/** Unless something else has taken the focus since the press: a summary of the errors, another page. */
function toFirstInvalid(form: HTMLFormElement) {
  const active = document.activeElement
  const isHere = active === null || active === document.body || ('form' in active && active.form === form)
  const first = isHere && form.querySelector<HTMLElement>(invalid)
  if (!first) return
  sent = null
  first.focus()
}

/** A form that was not taken never fails in silence: the first field with an error has the focus (WCAG 3.3.1). */
export function watchForms() {
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return
      sent = target
      // The same error as before changes nothing on the page.
      setTimeout(() => sent === target && toFirstInvalid(target))
    },
    true,
  )
  document.addEventListener('input', () => (sent = null), true)
}

/** In every control that can show an error: some come later, with the server's answer. */
export function useFirstInvalid(error: unknown) {
  useEffect(() => {
    if (error && sent) toFirstInvalid(sent)
  })
}
