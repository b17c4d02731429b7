import type { CaseTx } from '#access/cases.ts'
import { slot } from '#feature/slots.ts'
import type { Answering } from './source.ts'

/** What is unread of one page of the menu, for this parent. It marks nothing as opened, and reads only what this parent may see. */
export interface UnreadSource {
  /** The page's path. */
  to: string
  count: (tx: CaseTx, here: Answering) => Promise<number>
}

/** Features whose menu entry has a count of unread items fill it. */
export const unreadSource = slot<UnreadSource>('unread')
