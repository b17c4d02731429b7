// Where text stands on a picture: the map of PP-OCR's detector (DB, Liao et al. 2020, "Real-time scene text detection with differentiable
// binarization") and the oriented boxes around its parts.

/** A run of text on one line: a rectangle around a middle, turned by an angle. */
export interface Span {
  /** Its middle, pixels of the picture. */
  cx: number
  cy: number
  /** Along the text and across it, pixels. */
  length: number
  height: number
  /** Radians, clockwise as seen. */
  angle: number
}

/** What the detector says of each pixel of its own, smaller picture: 0 to 1. */
export interface TextMap {
  data: Float32Array
  width: number
  height: number
}

/** As PaddleOCR sets them for this model. */
const isText = 0.3
const leastScore = 0.5
/** The map shows the core of a line; its letters stand around it. */
const unclip = 1.7
const leastHeight = 3

interface Part {
  n: number
  score: number
  x: number
  y: number
  xx: number
  yy: number
  xy: number
  pixels: number[]
}

/** The connected parts of the map. */
function partsOf({ data, width, height }: TextMap): Part[] {
  const seen = new Uint8Array(width * height)
  const parts: Part[] = []
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || data[start]! < isText) continue
    const part: Part = { n: 0, score: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, pixels: [start] }
    seen[start] = 1
    for (let next = 0; next < part.pixels.length; next += 1) {
      const at = part.pixels[next]!
      const x = at % width
      const y = (at - x) / width
      part.n += 1
      part.score += data[at]!
      part.x += x
      part.y += y
      part.xx += x * x
      part.yy += y * y
      part.xy += x * y
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const [nx, ny] = [x + dx, y + dy]
          const to = ny * width + nx
          if (nx < 0 || ny < 0 || nx >= width || ny >= height || seen[to] || data[to]! < isText) continue
          seen[to] = 1
          part.pixels.push(to)
        }
    }
    if (part.n >= 6 && part.score / part.n >= leastScore) parts.push(part)
  }
  return parts
}

/** The direction in which a part is longest, and how much longer it is than wide. */
function directionOf({ n, x, y, xx, yy, xy }: Part): { angle: number; ratio: number } {
  const [mx, my] = [x / n, y / n]
  const [a, b, c] = [xx / n - mx * mx, xy / n - mx * my, yy / n - my * my]
  const root = Math.sqrt(((a - c) / 2) ** 2 + b * b)
  const [long, short] = [(a + c) / 2 + root, Math.max((a + c) / 2 - root, 1 / 12)]
  return { angle: Math.atan2(2 * b, a - c) / 2, ratio: Math.sqrt(long / short) }
}

/** The value in the middle, where each counts by its weight; 0 of none. */
function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const all = values.reduce((sum, { weight }) => sum + weight, 0)
  let below = 0
  for (const { value, weight } of values.toSorted((a, b) => a.value - b.value)) if ((below += weight) * 2 >= all) return value
  return 0
}

/**
 * The runs of text of a picture.
 * @param scale pixels of the picture for one of the map
 * @returns `slope`: the angle of the page's lines, radians
 */
export function spansOf(map: TextMap, scale: { x: number; y: number }): { spans: Span[]; slope: number } {
  const parts = partsOf(map).map((part) => ({ part, ...directionOf(part) }))
  const slope = weightedMedian(parts.filter(({ ratio }) => ratio > 4).map(({ angle, part }) => ({ value: angle, weight: part.n })))
  const spans = parts.flatMap(({ part, angle: own, ratio }) => {
    // A short word's own direction says little.
    const angle = ratio > 4 && Math.abs(own - slope) < 0.15 ? own : slope
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    let [u0, u1, v0, v1] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const at of part.pixels) {
      const x = at % map.width
      const y = (at - x) / map.width
      const [u, v] = [x * cos + y * sin, y * cos - x * sin]
      u0 = Math.min(u0, u)
      u1 = Math.max(u1, u)
      v0 = Math.min(v0, v)
      v1 = Math.max(v1, v)
    }
    const [length, height] = [u1 - u0 + 1, v1 - v0 + 1]
    if (height < leastHeight) return []
    const grown = (length * height * unclip) / (2 * (length + height))
    const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2]
    return [
      {
        cx: (u * cos - v * sin) * scale.x,
        cy: (u * sin + v * cos) * scale.y,
        length: (length + 2 * grown) * scale.x,
        height: (height + 2 * grown) * scale.y,
        angle,
      },
    ]
  })
  return { spans, slope }
}
