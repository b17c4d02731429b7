import { kinds, type Role, roles } from '#directory/professionals/contract.ts'

type Form = URLSearchParams | FormData

function text(form: Form, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function given(form: Form, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, text(form, name)]).filter(([, value]) => value !== ''))
}

/** The role that a kind belongs to; empty for none. */
function roleOf(kind: string): Role | '' {
  return roles.find((role) => (kinds[role] as readonly string[]).includes(kind)) ?? ''
}

/** What the form for someone missing sends; the contract judges it. */
export function missingOf(form: Form) {
  const kind = text(form, 'kind')
  return {
    role: roleOf(kind),
    kind,
    name: text(form, 'name'),
    state: text(form, 'state'),
    proof: text(form, 'proof'),
    ...given(form, 'workplace', 'county', 'note'),
  }
}

/** The choice for what no fact says. */
export const other = 'other'

/** Which fact is meant, as one value of a list: position, field and value. */
export function factToken({ positionSeq, field, value }: { positionSeq: number | null; field: string; value: string }): string {
  return `${positionSeq ?? 0}|${field}|${value}`
}

function factOf(token: string): { positionSeq: number | null; field: string | null; was: string | null } {
  const [, seq = '', field = '', was = ''] = /^(\d+)\|([^|]*)\|([^]*)$/.exec(token) ?? []
  if (token === other) return { positionSeq: null, field: null, was: null }
  // Nothing was chosen: no field is called so, and the contract says it.
  return { positionSeq: Number(seq) || null, field, was: field === '' ? null : was }
}

/** What the form for a wrong fact sends; the contract judges it. */
export function wrongOf(form: Form, professional: string) {
  const token = form.get('fact')
  return {
    professional,
    // A browser writes line ends of a value in its own way.
    ...factOf(typeof token === 'string' ? token : ''),
    now: text(form, 'now'),
    proof: text(form, 'proof'),
    ...given(form, 'note'),
  }
}
