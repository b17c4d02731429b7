import { states } from '#domain/directory/states.ts'

interface Placed {
  courtName: string | null
  county: string | null
  state: string | null
}

/** Court, county and state in one line; what the court's name or the state tells is not said twice. */
export function placeInWords({ courtName, county, state }: Placed): string {
  const place = state && (states[state] ?? state)
  const isSaid = county !== null && (courtName?.includes(county) || county === place)
  return [courtName, isSaid ? null : county, place].filter(Boolean).join(', ')
}
