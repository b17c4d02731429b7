/** Dollars as someone types them, in cents; `null` for anything else. @param text `12`, `12.50` or `$1,080.00` */
export function centsIn(text: string): number | null {
  const found = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{2}))?$/.exec(text.trim())
  return found ? Number(found[1]!.replaceAll(',', '')) * 100 + Number(found[2] ?? 0) : null
}
