/** A rectangle on a picture, upright as people see it, in pixels from its upper left corner. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** One word as an engine read it, or a run of characters without a gap. */
export interface Word extends Box {
  text: string
  /** How sure the engine is, 0 to 1. */
  confidence: number
}

/** A page that was read. */
export interface ReadPage {
  /** Pixels. */
  width: number
  height: number
  /** How far its lines of text run downhill to the right, in radians. */
  slope: number
  words: readonly Word[]
}

/** The smallest box around others. @param boxes at least one */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y }
}
