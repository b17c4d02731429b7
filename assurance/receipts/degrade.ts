// What happens to a receipt between the till and the phone's memory.
import sharp, { type Sharp } from 'sharp'

export const harms = ['none', 'turned', 'blurred', 'noisy', 'faded', 'shadow', 'perspective'] as const
export type Harm = (typeof harms)[number]

interface Gray {
  data: Float32Array
  width: number
  height: number
}

/** Lays the picture on a table, its corners moved. @param corners where they go: upper left, upper right, lower right, lower left */
function warped(
  { data, width, height }: Gray,
  corners: readonly (readonly [number, number])[],
  size: { width: number; height: number },
): Gray {
  const out = new Float32Array(size.width * size.height).fill(88)
  // Where a place of the new picture comes from: the projective map of the four corners, backwards (Heckbert 1989, section 2.2.3).
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ]
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const all = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / all
  const h = (dx1 * sy - sx * dy1) / all
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0]
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0]
  // The inverse of [a b c; d e f; g h 1], up to a factor.
  const back = [e - f * h, c * h - b, b * f - c * e, f * g - d, a - c * g, c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d]
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const w = back[6]! * x + back[7]! * y + back[8]!
      const u = ((back[0]! * x + back[1]! * y + back[2]!) / w) * (width - 1)
      const v = ((back[3]! * x + back[4]! * y + back[5]!) / w) * (height - 1)
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue
      const [i, j] = [Math.floor(u), Math.floor(v)]
      const [p, q] = [u - i, v - j]
      const at = j * width + i
      out[y * size.width + x] =
        (data[at]! * (1 - p) + data[at + 1]! * p) * (1 - q) + (data[at + width]! * (1 - p) + data[at + width + 1]! * p) * q
    }
  return { data: out, ...size }
}

/** On the table: a border around it, its corners moved by the harm. */
function photographed(gray: Gray, harm: Harm, next: () => number): Gray {
  const [bx, by] = [60, 60]
  const size = { width: gray.width + 2 * bx, height: gray.height + 2 * by }
  let corners = [
    [bx, by],
    [bx + gray.width, by],
    [bx + gray.width, by + gray.height],
    [bx, by + gray.height],
  ] as [number, number][]
  if (harm === 'turned') {
    const angle = (next() < 0.5 ? -1 : 1) * (0.03 + next() * 0.07)
    const [cx, cy] = [size.width / 2, size.height / 2]
    corners = corners.map(([x, y]) => [
      cx + (x - cx) * 0.9 * Math.cos(angle) - (y - cy) * 0.9 * Math.sin(angle),
      cy + (x - cx) * 0.9 * Math.sin(angle) + (y - cy) * 0.9 * Math.cos(angle),
    ])
  }
  if (harm === 'perspective') {
    const moved = () => (next() - 0.5) * 110
    corners = corners.map(([x, y]) => [x + moved(), y + moved() * 0.6])
  }
  return warped(gray, corners, size)
}

/** Two numbers in a bell, from two that are even (Box and Muller). */
const bell = (next: () => number) => Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next())

/** A photo of a printed receipt, harmed in one way. @returns a JPEG file */
export async function photo(printed: Sharp, harm: Harm, next: () => number): Promise<Buffer> {
  const { data, info } = await printed.raw().toBuffer({ resolveWithObject: true })
  const paper: Gray = {
    data: Float32Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels]!),
    width: info.width,
    height: info.height,
  }
  if (harm === 'faded') fade(paper, next)
  const seen = photographed(paper, harm, next)
  const [side, slant] = [next(), 0.35 + next() * 0.3]
  const noise = harm === 'noisy' ? 22 : 3
  const out = Buffer.alloc(seen.data.length)
  for (let at = 0; at < out.length; at += 1) {
    const x = (at % seen.width) / seen.width
    const dark = harm === 'shadow' && (side < 0.5 ? x : 1 - x) > slant + 0.1 * Math.sin(at / seen.width / 90) ? 0.5 : 1
    out[at] = Math.max(0, Math.min(255, seen.data[at]! * dark + bell(next) * noise))
  }
  const image = sharp(out, { raw: { width: seen.width, height: seen.height, channels: 1 } })
  if (harm === 'blurred') image.blur(1.3 + next() * 0.5)
  return image.jpeg({ quality: harm === 'noisy' ? 60 : 80 }).toBuffer()
}

/** Thermal print that has lost most of its black, in bands, with dots that the head left out. */
function fade({ data, width, height }: Gray, next: () => number): void {
  const phase = next() * 6
  for (let y = 0; y < height; y += 1) {
    const left = 0.28 + 0.12 * Math.sin(phase + y / 60)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const ink = (253 - data[at]!) * left
      data[at] = 247 - (next() < 0.06 ? 0 : ink)
    }
  }
}
