import type { Random } from './random.ts'

/**
 * A UUID of version 7 (RFC 9562, section 5.7): it begins with its time, so rows of a case lie in the order in which they
 * came. For records of signed-in people only: whatever is anonymous takes version 4, which carries no time.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function uuid7(now: number, random: Random): string {
  const time = now.toString(16).padStart(12, '0')
  // Version 4 has the variant and 122 bits of chance where version 7 wants them.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.uuid().slice(15)}`
}
