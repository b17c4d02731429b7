/** A content line, unfolded (RFC 5545 3.1); `line` is where it begins in the file, from 1. */
export interface ContentLine {
  line: number
  /** Upper case: `DTSTART`. */
  name: string
  text: string
}

/** A component of the file with its own lines, without those of nested components. */
export interface Block {
  name: string
  line: number
  lines: ContentLine[]
  /** The whole text with nested components, for a `VTIMEZONE`; empty for others. */
  text: string[]
  ended: boolean
}

const named = /^([A-Za-z0-9-]+)[;:]/

/** Content lines one after the other, and lines that are none with an empty name. */
function* contentLines(text: string): Generator<ContentLine> {
  const length = text.length
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  let number = 0
  let begun = 0
  let parts: string[] = []
  const finish = (): ContentLine => {
    const whole = parts.join('')
    return { line: begun, name: named.exec(whole)?.[1]?.toUpperCase() ?? '', text: whole }
  }
  while (at < length) {
    let end = at
    while (end < length && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) end++
    const line = text.slice(at, end)
    at = end + (text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? 2 : 1)
    number++
    if (parts.length > 0 && (line.startsWith(' ') || line.startsWith('\t'))) {
      parts.push(line.slice(1))
      continue
    }
    if (parts.length > 0) yield finish()
    parts = line === '' ? [] : [line]
    begun = number
  }
  if (parts.length > 0) yield finish()
}

const knownBlocks = new Set(['VEVENT', 'VTIMEZONE'])

/**
 * The components directly within the calendar. One that lacks its end is over where the next begins, and says so.
 * @returns the blocks, and the calendar's own lines as a block named `VCALENDAR`; `null` where there is no calendar
 */
export function* blocksOf(text: string): Generator<Block> {
  const calendar: Block = { name: 'VCALENDAR', line: 1, lines: [], text: [], ended: true }
  let open: Block | null = null
  let inside = 0
  let found = false
  for (const content of contentLines(text)) {
    const value =
      content.name === 'BEGIN' || content.name === 'END'
        ? content.text
            .slice(content.name.length + 1)
            .trim()
            .toUpperCase()
        : ''
    if (value === 'VCALENDAR') {
      found = true
      if (open) yield open
      open = null
      continue
    }
    if (!found) continue
    if (content.name === 'BEGIN') {
      if (open && knownBlocks.has(value)) {
        yield open
        open = null
      }
      if (open) inside++
      else {
        open = { name: value, line: content.line, lines: [], text: [], ended: false }
        inside = 0
      }
    }
    if (!open) {
      if (calendar.lines.length < 100) calendar.lines.push(content)
      continue
    }
    if (open.name === 'VTIMEZONE' && open.text.length < 2_000) open.text.push(content.text)
    if (content.name === 'END') {
      if (inside > 0) inside--
      else if (value === open.name) {
        open.ended = true
        yield open
        open = null
      }
      continue
    }
    if (inside === 0 && content.name !== 'BEGIN') open.lines.push(content)
  }
  if (open) yield open
  if (found) yield calendar
}
