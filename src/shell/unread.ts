import { useAnswers } from './waits.ts'

/** How many unread items there are at an address of a menu. */
export function useUnreadAt(path: string): number {
  return useAnswers()?.unread.find(({ to }) => to === path)?.count ?? 0
}
