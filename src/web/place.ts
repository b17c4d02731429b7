import { states } from '../domain/directory/states.ts'

interface Placed {
  courtName: string | null
  county: string | null
  state: string | null
}

/** Court, county and state in one line; a county that the court's name tells is not said twice. */
export function placeInWords({ courtName, county, state }: Placed): string {
  const isSaid = county !== null && courtName?.includes(county)
  return [courtName, isSaid ? null : county, state && (states[state] ?? state)].filter(Boolean).join(', ')
}
