// What was typed into a form and not sent, for as long as the page lives: the memory of this tab and nothing else, since others may
// look at the device. A reload or a sign-out forgets it.

type Held = readonly { name: string; value: string | boolean }[]
const drafts = new Map<string, Held>()

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (control instanceof HTMLInputElement && control.type !== 'file' && control.type !== 'password' && control.name !== 'key') ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement,
  )
const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Holds what a form shows now under a name. */
export function holdDraft(key: string, form: HTMLFormElement) {
  drafts.set(
    key,
    controlsOf(form).map((control) => ({ name: control.name, value: isTicked(control) ? control.checked : control.value })),
  )
}

export const dropDraft = (key: string) => drafts.delete(key)

/** Sets a value as a person would, so that React hears of it too. */
function put(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  const own = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Fills a form that was opened again with what was typed before.
 * @returns whether there was something; a draft of a form with other fields is dropped
 */
export function restoreDraft(key: string, form: HTMLFormElement): boolean {
  const held = drafts.get(key)
  if (!held) return false
  const controls = controlsOf(form)
  if (controls.length !== held.length || controls.some((control, index) => control.name !== held[index]!.name)) {
    drafts.delete(key)
    return false
  }
  for (const [index, control] of controls.entries()) {
    const { value } = held[index]!
    if (isTicked(control)) {
      if (control.checked !== value) control.click()
    } else if (control.value !== value) put(control, String(value))
  }
  return true
}
