// What a device is sent: that there is something new, and the page that shows it.
import { msg, type Text } from '#kernel/text.ts'
import type { Pushed } from './pushed.ts'

/** All that a locked screen shows of us. The browser adds the site's name. */
export const pushTitle: Text = msg`You have something new`

/** @param say puts the text into the reader's language */
export const pushed = (page: string, say: (text: Text) => string): Pushed => ({ title: say(pushTitle), to: page })
