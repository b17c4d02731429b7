const room = /\b(?:Courtroom|Ctrm|Department|Dept\.?|Division|Room|Rm\.?|Suite)\s+(?:No\.\s+)?[A-Z]?\d+[A-Z]?\b/
const named =
  /\b(?:at|in|at the|in the)\s+((?:[A-Z][\w'’&.-]*|\d+\s+[A-Z][\w'’.-]*)(?:\s+(?:of\s+)?[A-Z][\w'’&-]*)*(?:\s+(?:library|pool|gym|park|fields?|school|center|house|parking lot))?)/
const plain =
  /\b(?:at|in)\s+(the\s+(?:[A-Za-z'’]+\s+){0,3}?(?:library|pool|gym|park|field|auditorium|cafeteria|office|parking lot|station|church|school|playground)(?:\s+(?:on|in|at)\s+[A-Z]\w+(?:\s+[A-Z]\w+)?)?)/

const notPlaces =
  /^(?:\d+ [AP]\.?M|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|AM|PM)\b/

/** Where it is, as far as the sentence says: a room, or what stands behind "at". */
export function placeIn(sentence: string): string | null {
  const flat = sentence.replace(/\s+/g, ' ')
  const number = room.exec(flat)?.[0] ?? null
  const rest = number === null ? flat : flat.replace(number, '')
  const name = named.exec(rest)?.[1] ?? plain.exec(rest)?.[1]
  const where = name && !notPlaces.test(name) ? name.replace(/[.,]$/, '') : null
  if (where && number) return `${number}, ${where}`
  return where ?? number
}
