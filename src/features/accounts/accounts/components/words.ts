type Form = URLSearchParams | FormData

/** What a form sent in a field, as text; spaces around it are no part of it. */
export function textIn(form: Form, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export const emailIn = (form: Form) => textIn(form, 'email')

/** A password or a code as it was typed: nothing is cut off. */
export function secretIn(form: Form, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
