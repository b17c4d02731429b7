// What a device is sent: that there is something new, and the page that shows it.
import { msg, type Text } from '#kernel/text.ts'

/** All that a locked screen shows of us. The browser adds the site's name. */
export const pushTitle: Text = msg`You have something new`

/** What the service worker reads: the words, and a path of this site with ids at most. */
export interface Pushed {
  title: string
  to: string
}

/** @param say puts the text into the reader's language */
export const pushed = (page: string, say: (text: Text) => string): Pushed => ({ title: say(pushTitle), to: page })

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
