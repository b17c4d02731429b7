/** What the landing page shows until a live value arrives, or if none does (spec.md section 9). */
const countWithoutValue = '6.4K+'

/**
 * The count of professionals as the landing page shows it (spec.md section 5): from 1000 on in thousands with one decimal,
 * rounded down, and "K+"; otherwise the number and "+". 0 is a live value.
 * @param count people, or nothing when the call failed or is pending
 */
export function formatCount(count: number | null | undefined): string {
  if (count === null || count === undefined) return countWithoutValue
  if (count < 1000) return `${count}+`
  return `${(Math.floor(count / 100) / 10).toFixed(1)}K+`
}
