// What was typed into a form and not sent, for as long as the page lives: the memory of this tab and nothing else, since others may
// look at the device. A reload or a sign-out forgets it.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What a form holds, by control. */
type Draft = ReadonlyMap<string, string | boolean>
const drafts = new Map<string, Draft>()

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** The controls of a form, each under a name of its own. Files and passwords are never stored, nor a name that signs (`data-signs`). */
function controlsOf(form: HTMLFormElement): readonly (readonly [string, Control])[] {
  const seen = new Map<string, number>()
  const controls = [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement && !['file', 'password', 'hidden'].includes(control.type) && !control.closest('[data-signs]')) ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement,
  )
  return controls.map((control) => {
    const name = isTicked(control) ? `${control.name}=${control.value}` : control.name
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return [`${name} ${count}`, control]
  })
}

/** Stores what a form shows now. */
export function holdDraft(key: string, form: HTMLFormElement) {
  drafts.set(key, new Map(controlsOf(form).map(([name, control]) => [name, isTicked(control) ? control.checked : control.value])))
}

export const dropDraft = (key: string) => drafts.delete(key)

/** Sets a value as a person would, so that React hears of it too. */
function put(control: Control, value: string) {
  const own = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Fills a form that was opened again with what was typed before. Fields that appear by an answer are filled when they are there. */
export function restoreDraft(key: string, form: HTMLFormElement) {
  const draft = drafts.get(key)
  if (!draft) return
  const done = new Set<string>()
  const fill = (rounds: number) => {
    for (const [name, control] of controlsOf(form)) {
      const value = draft.get(name)
      if (value === undefined || done.has(name)) continue
      done.add(name)
      if (isTicked(control)) {
        // A radio button goes off by another one that goes on.
        if (control.checked !== value && (value || control.type === 'checkbox')) control.click()
      } else if (control.value !== value) put(control, String(value))
    }
    if (rounds > 0 && done.size < draft.size) setTimeout(() => form.isConnected && fill(rounds - 1))
  }
  fill(2)
}
