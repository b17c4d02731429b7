import type { Place, Travel } from './types.ts'

export interface Way {
  minutes: number
  measured: 'table' | 'straight_line'
}

/**
 * A way by car where nobody knows the roads: an estimate, and to be shown as one. Roads are longer than the straight line; 1.3
 * lies between what was measured for the United States as 1.2 (Ballou, Rahardja and Sakai, Transportation Research A 36, 2002)
 * and 1.4 (Boscoe, Henry and Zdeb, The Professional Geographer 64, 2012). 50 km/h (about 30 mph) is assumed, for a family's
 * ways through towns and between them.
 */
export const byCar = { speed: 50, detour: 1.3 } as const

const earth = 6371.0088
const rad = Math.PI / 180
/** Nobody drives longer than this between two things of one day: beyond it nothing is said. */
const longest = 24 * 60

/** Kilometres over the ground (haversine, mean radius of IUGG). */
function distance(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const up = Math.sin(((b.latitude - a.latitude) * rad) / 2)
  const across = Math.sin(((b.longitude - a.longitude) * rad) / 2)
  const h = up * up + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * across * across
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Whether a place says where it is. */
function located(place: Place): place is { label: string; latitude: number; longitude: number } {
  return typeof place.latitude === 'number' && typeof place.longitude === 'number'
}

/**
 * How long it takes between two places: by the table, else by their distance (with its detour) at the speed that is given.
 * @returns a function that is asked with two places: whole minutes (rounded up), or `null` where nobody knows;
 * 0 within one place; `most` is the longest that it can answer, in minutes
 */
export function ways(travel: Travel, places: readonly Place[]): { between(a: Place, b: Place): Way | null; most: number } {
  const table = new Map<string, number>()
  for (const { between: pair, minutes } of travel.table) {
    const [a, b] = pair
    table.set(`${a}\n${b}`, minutes).set(`${b}\n${a}`, minutes)
  }
  const { speed, detour = 1 } = travel
  const known = new Map<string, Way | null>()
  function measure(a: Place, b: Place): Way | null {
    const minutes = table.get(`${a.label}\n${b.label}`)
    if (minutes !== undefined) return minutes > longest ? null : { minutes, measured: 'table' }
    if (!speed || !located(a) || !located(b)) return null
    const straight = Math.ceil(((distance(a, b) * detour) / speed) * 60)
    return straight > longest ? null : { minutes: straight, measured: 'straight_line' }
  }
  function between(a: Place, b: Place): Way | null {
    if (a.label === b.label) return { minutes: 0, measured: 'table' }
    const key = a.label < b.label ? `${a.label}\n${b.label}` : `${b.label}\n${a.label}`
    let way = known.get(key)
    if (way === undefined) known.set(key, (way = measure(a, b)))
    return way
  }
  return { between, most: Math.min(longest, Math.max(0, ...table.values(), speed ? span(places.filter(located), speed / detour) : 0)) }
}

/** An upper bound in minutes for any two of the places: around the box that holds them. */
function span(places: readonly { latitude: number; longitude: number }[], speed: number): number {
  if (places.length < 2) return 0
  let [south, north, west, east] = [90, -90, 180, -180]
  for (const { latitude, longitude } of places) {
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  const height = (north - south) * rad * earth
  const width = (east - west) * rad * earth
  return Math.ceil(((height + width) / speed) * 60)
}
