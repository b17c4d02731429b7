export interface Position {
  /** Degrees, north positive. */
  latitude: number
  /** Degrees, east positive. */
  longitude: number
}

/** Mean radius of the earth in metres (IUGG). */
const earth = 6_371_008.8
const radian = Math.PI / 180

/** The radius around a place within which someone counts as there, in metres. */
const withinMetres = 150

/** Metres over the ground between two positions: haversine on a sphere, within 0.6 % of the ellipsoid. */
export function metresBetween(one: Position, other: Position): number {
  const up = Math.sin(((other.latitude - one.latitude) * radian) / 2)
  const across = Math.sin(((other.longitude - one.longitude) * radian) / 2)
  const h = up * up + Math.cos(one.latitude * radian) * Math.cos(other.latitude * radian) * across * across
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * Whether a position is within 150 m of a place; `null` if the device's position is too inaccurate to decide: the
 * circle of its accuracy (meters, radius) is neither wholly inside nor wholly outside.
 */
export function isWithin(place: Position, device: Position & { accuracy: number }): boolean | null {
  const metres = metresBetween(place, device)
  if (metres + device.accuracy <= withinMetres) return true
  if (metres - device.accuracy > withinMetres) return false
  // A phone in a street reports an accuracy of 20 to 50 m. Its position is the middle of that circle.
  return device.accuracy <= withinMetres ? metres <= withinMetres : null
}
