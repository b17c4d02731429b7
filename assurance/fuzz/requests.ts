import { type AnyCall, urlOf } from '#http/contract.ts'
import { filled, insidePaths, methods, oddPaths, openParts, pagePaths, queries, routes } from './addresses.ts'
import type { Dice } from './dice.ts'
import { type Fields, isId } from './fields.ts'
import { formBody, type PlainForm } from './forms.ts'
import { type Guest, guestKinds, type Guests, isOpenTo } from './guests.ts'
import { malformed } from './malformed.ts'
import { nasty, sample, spoil, writeBody } from './values.ts'
import { malformedBytes, type Wire, wire } from './wire.ts'

/** The calls and forms to try, and the guests. They are read from the running server, so a new one is tried without being listed. */
export interface Surface {
  calls: readonly AnyCall[]
  forms: readonly PlainForm[]
  fields: Fields
  guests: Guests
}

const record = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})
const asText = (value: unknown) => (typeof value === 'string' ? value : writeBody(value)).toWellFormed()
const safely = (value: unknown) => Object.fromEntries(Object.entries(record(value)).map(([key, of]) => [key, asText(of)]))
const withQuery = (target: string, query: string) => target + (target.includes('?') ? '&' : '?') + query

/** A visitor half of the time, and otherwise anybody. */
const anybody = (guests: Guests, chance: Dice): Guest | null => (chance.oneIn(2) ? null : guests.of(chance.pick(guestKinds)))

/** Who makes a call: mostly someone who may, because the access check refuses everyone else. */
function askerOf({ access }: AnyCall, guests: Guests, chance: Dice): Guest | null {
  if (access === 'public' || chance.oneIn(8)) return anybody(guests, chance)
  return guests.of(chance.pick(guestKinds.filter((kind) => isOpenTo(kind, access))))
}

/** Fills every field with a known name, at any depth. */
function fill(value: unknown, by: (name: string, part: unknown) => unknown): void {
  for (const [name, part] of Object.entries(record(value))) {
    const known = by(name, part)
    if (known === undefined) fill(part, by)
    else record(value)[name] = known
  }
}

/** A request made from a call's contract, right or with something spoilt. */
function fromContract({ calls, fields, guests }: Surface, chance: Dice): Wire {
  const call = chance.pick(calls)
  const guest = askerOf(call, guests, chance)
  // Half of them are right in every part: only they get as far as the database.
  const right = chance.oneIn(3)
  const part = (schema: unknown) => {
    if (!schema) return undefined
    const value = sample(schema, chance)
    fill(value, (name, given) => fields[Object.hasOwn(fields, name) ? name : isId(given) ? 'id' : '']?.({ call, guest, chance }))
    return right || chance.oneIn(3) ? value : spoil(value, chance)
  }
  let target = urlOf(call, { params: safely(part(call.params)), query: safely(part(call.query)) })
  if (chance.oneIn(6)) target = withQuery(target, chance.pick(queries))
  const method = chance.oneIn(10) ? chance.pick(methods) : call.method
  const text = call.body ? writeBody(part(call.body)) : chance.oneIn(12) ? writeBody(chance.pick(nasty)) : null
  // A name twice: the last one counts, and nothing of the first may remain.
  const doubled = chance.oneIn(30) ? (text?.replace('{', '{"part":"parent","part":1,') ?? null) : text
  const body = doubled === null ? null : right ? Buffer.from(doubled) : malformedBytes(doubled, chance)
  return wire({ method, target, body, guest, call: method === call.method ? call : null }, chance)
}

/** A page of the map, or an address that does not exist. */
function ofAddress({ guests }: Surface, chance: Dice): Wire {
  const guest = anybody(guests, chance)
  const paths = guest && chance.oneIn(2) ? insidePaths : pagePaths
  const { host, path } = chance.oneIn(3) ? { host: 'localhost', path: chance.pick(oddPaths) } : chance.pick(paths)
  const address = filled(path, () => chance.pick(openParts))
  const target = chance.oneIn(2) ? withQuery(address, chance.pick(queries)) : address
  const method = chance.oneIn(4) ? chance.pick(methods) : 'GET'
  return wire({ method, target, host, guest, body: chance.oneIn(6) ? malformedBytes(writeBody(chance.pick(nasty)), chance) : null }, chance)
}

function ofForm({ forms, guests }: Surface, chance: Dice): Wire {
  const form = chance.pick(forms)
  const guest = chance.oneIn(6) ? anybody(guests, chance) : guests.of(form.kind)
  const body = malformedBytes(formBody(form, chance), chance)
  const target = chance.oneIn(10) ? withQuery(form.path, chance.pick(queries)) : form.path
  return wire({ method: 'POST', target, host: form.host, guest, body, type: 'application/x-www-form-urlencoded' }, chance)
}

/** Sign-out, downloads and files, as they are asked for or with something that does not belong. */
function ofRoute({ guests, fields }: Surface, chance: Dice): Wire {
  const [method, path] = chance.pick(routes)
  const guest = guests.of(chance.pick(guestKinds))
  const number = () => fields['number']?.({ call: ticketCall, guest, chance })
  const named = path.replace(':number', () => String(number() ?? 'AAAA-AAAA')).replace(':place', () => String(1 + chance.below(4)))
  const address = filled(named, () => chance.pick(openParts))
  const target = chance.oneIn(4) ? withQuery(address, chance.pick(queries)) : address
  const body =
    method === 'GET' ? null : malformedBytes(chance.oneIn(2) ? 'documentType=terms_of_service&from=2026-01-01' : 'email=%00', chance)
  const type = chance.oneIn(3) ? 'application/json' : 'application/x-www-form-urlencoded'
  return wire({ method: chance.oneIn(10) ? chance.pick(methods) : method, target, body, type, guest }, chance)
}

/** The feature whose ticket numbers are recalled. */
const ticketCall = { name: 'support.file' } as AnyCall

/** The next request: mostly from the contracts and forms, sometimes a page or an odd address, sometimes hardly HTTP. */
export function nextRequest(surface: Surface, chance: Dice): Wire {
  const kind = chance.below(20)
  if (kind < 11) return fromContract(surface, chance)
  if (kind < 14 && surface.forms.length > 0) return ofForm(surface, chance)
  if (kind < 17) return ofAddress(surface, chance)
  if (kind < 18) return ofRoute(surface, chance)
  return malformed(fromContract(surface, chance), chance)
}

/** Nobody here has a case, so that a call of one is answered by its first check, and never taken. */
export const isOfCase = ({ path }: AnyCall): boolean => path.includes(':case')

const weightOf = (call: AnyCall): number => (call.access === 'public' ? 10 : isOfCase(call) ? 1 : 2)

/** Public calls are tried more often, because strangers send most of their input there, and calls of cases less: most calls are of these. */
export function weighted(calls: readonly AnyCall[]): AnyCall[] {
  return calls.flatMap((call) => Array<AnyCall>(weightOf(call)).fill(call))
}
