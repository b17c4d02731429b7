/** The page with other parts of its address; an empty value leaves a part out. */
export function addressWith(path: string, search: URLSearchParams, parts: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(search)
  for (const [name, value = ''] of Object.entries(parts))
    if (value === '') next.delete(name)
    else next.set(name, value)
  return `${path}${next.size > 0 ? `?${next.toString()}` : ''}`
}
