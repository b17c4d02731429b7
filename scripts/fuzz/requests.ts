import { type AnyCall, urlOf } from '../../src/http/contract.ts'
import { filled, methods, oddPaths, openParts, pagePaths, queries } from './addresses.ts'
import type { Dice } from './dice.ts'
import { formBody, type PlainForm } from './forms.ts'
import { malformed } from './malformed.ts'
import { nasty, sample, spoil, writeBody } from './values.ts'
import { spoiltBytes, type Wire, wire } from './wire.ts'

/** What there is to ask for. Both are read from the running server, so a new call or form is tried without being named. */
export interface Surface {
  calls: readonly AnyCall[]
  forms: readonly PlainForm[]
  /** By name, fields that no schema can tell how to fill: a proof that was worked out, a receipt that is known. */
  fields: Readonly<Record<string, (chance: Dice) => string>>
}

const record = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})
const safely = (value: unknown) => Object.fromEntries(Object.entries(record(value)).map(([key, of]) => [key, String(of).toWellFormed()]))
const withQuery = (target: string, query: string) => target + (target.includes('?') ? '&' : '?') + query

/** A request made from a call's contract, right or with something spoilt. */
function fromContract({ calls, fields }: Surface, chance: Dice): Wire {
  const call = chance.pick(calls)
  // Half of them are right in every part: only they get as far as the database.
  const right = chance.oneIn(3)
  const part = (schema: unknown) => {
    if (!schema) return undefined
    const value = sample(schema, chance)
    for (const [name, fill] of Object.entries(fields)) {
      if (Object.hasOwn(record(value), name)) Object.assign(record(value), { [name]: fill(chance) })
    }
    return right || chance.oneIn(3) ? value : spoil(value, chance)
  }
  let target = urlOf(call, { params: safely(part(call.params)), query: safely(part(call.query)) })
  if (chance.oneIn(6)) target = withQuery(target, chance.pick(queries))
  const method = chance.oneIn(10) ? chance.pick(methods) : call.method
  const text = call.body ? writeBody(part(call.body)) : chance.oneIn(12) ? writeBody(chance.pick(nasty)) : null
  // A name twice: the last one counts, and nothing of the first may remain.
  const doubled = chance.oneIn(30) ? (text?.replace('{', '{"part":"parent","part":1,') ?? null) : text
  const body = doubled === null ? null : right ? Buffer.from(doubled) : spoiltBytes(doubled, chance)
  return wire({ method, target, body, call: method === call.method ? call : null }, chance)
}

/** A page of the map, or an address that is none. */
function ofAddress(chance: Dice): Wire {
  const { host, path } = chance.oneIn(3) ? { host: 'localhost', path: chance.pick(oddPaths) } : chance.pick(pagePaths)
  const address = filled(path, () => chance.pick(openParts))
  const target = chance.oneIn(2) ? withQuery(address, chance.pick(queries)) : address
  const method = chance.oneIn(4) ? chance.pick(methods) : 'GET'
  return wire({ method, target, host, body: chance.oneIn(6) ? spoiltBytes(writeBody(chance.pick(nasty)), chance) : null }, chance)
}

function ofForm(form: PlainForm, chance: Dice): Wire {
  const body = spoiltBytes(formBody(form, chance), chance)
  const target = chance.oneIn(10) ? withQuery(form.path, chance.pick(queries)) : form.path
  return wire({ method: 'POST', target, host: form.host, body, type: 'application/x-www-form-urlencoded' }, chance)
}

/** The next request: mostly from the contracts and forms, sometimes a page or an odd address, sometimes hardly HTTP. */
export function nextRequest(surface: Surface, chance: Dice): Wire {
  const { forms } = surface
  const kind = chance.below(20)
  if (kind < 11) return fromContract(surface, chance)
  if (kind < 14 && forms.length > 0) return ofForm(chance.pick(forms), chance)
  if (kind < 18) return ofAddress(chance)
  return malformed(fromContract(surface, chance), chance)
}

/** What nobody may make is refused at the door; what is open is asked eight times as often, so that most requests try something. */
export function asNobody(calls: readonly AnyCall[]): AnyCall[] {
  const open = calls.filter(({ access }) => access === 'public')
  return [...calls, ...Array.from({ length: 7 }, () => open).flat()]
}
