type Form = URLSearchParams | FormData

const text = (form: Form, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
const given = (form: Form, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, text(form, name)]).filter(([, value]) => value !== ''))

/** The id of a professional, in an address of a page or by itself. */
export function idIn(typed: string): string {
  return /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(typed.toLowerCase())?.[0] ?? ''
}

/** What the form for a notice sends; the contract judges it. */
export function noticeOf(form: Form, professional: string) {
  const ground = text(form, 'ground')
  const capacity = text(form, 'capacity')
  const order = {
    ...given(form, 'court', 'docket', 'parties', 'country'),
    wasServed: text(form, 'wasServed'),
    isFinal: text(form, 'isFinal'),
    ...(form.get('isSure') === 'yes' && { isSure: true }),
  }
  return {
    professional,
    ratings: form.getAll('ratings').map(String),
    ground,
    sender: text(form, 'sender'),
    capacity,
    isOfficial: form.get('isOfficial') === 'yes',
    why: text(form, 'why'),
    ...given(form, 'words', 'evidence', 'email', ...(capacity === 'self' ? [] : ['authority'])),
    ...(ground === 'court_order' && { order }),
    sworn: form.get('sworn') === 'yes',
  }
}
