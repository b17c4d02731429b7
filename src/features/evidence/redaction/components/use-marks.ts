import { useState } from 'react'
import type { Chosen, State } from './marks.ts'

type New = Omit<Chosen, 'id'>

export interface Marks extends State {
  add: (marks: readonly New[], phrase?: string) => void
  remove: (ids: readonly string[]) => void
  change: (id: string, more: Partial<New>) => void
  undo: (() => void) | null
}

const given = (marks: readonly New[]): Chosen[] => marks.map((mark) => ({ ...mark, id: crypto.randomUUID() }))

/** What is to be hidden, and the way back through each change. */
export function useMarks(first: readonly New[]): Marks {
  const [history, setHistory] = useState<readonly State[]>(() => [{ marks: given(first), finds: {} }])
  const now = history.at(-1)!
  const put = (state: State) => setHistory([...history.slice(-100), state])
  return {
    ...now,
    add: (marks, phrase) => {
      const finds = phrase === undefined ? now.finds : { ...now.finds, [phrase]: marks.length }
      put({ marks: [...now.marks.filter((mark) => phrase === undefined || mark.phrase !== phrase), ...given(marks)], finds })
    },
    remove: (ids) => put({ ...now, marks: now.marks.filter(({ id }) => !ids.includes(id)) }),
    change: (id, more) => put({ ...now, marks: now.marks.map((mark) => (mark.id === id ? { ...mark, ...more } : mark)) }),
    undo: history.length > 1 ? () => setHistory(history.slice(0, -1)) : null,
  }
}
