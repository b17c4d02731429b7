// What a device is sent, as the service worker reads it.

/** What the service worker reads: the words, and a path of this site with ids at most. */
export interface Pushed {
  title: string
  to: string
}

/** What came from a push service, read: `null` for what is not ours, such as a page of another site. */
export function readPushed(text: string): Pushed | null {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return null
  }
  const { title, to } = (data ?? {}) as Partial<Record<keyof Pushed, unknown>>
  return typeof title === 'string' && typeof to === 'string' && /^\/[a-z]/.test(to) ? { title, to } : null
}
