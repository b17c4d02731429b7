import type { ReactNode } from 'react'

interface RowsProps<T> {
  of: readonly T[]
  rowKey: (item: T) => string
  children: (item: T) => ReactNode
  /** Cards with space between them for things that need action now; otherwise rows with a line between them. */
  look?: 'rows' | 'cards'
  /** Shown in place of an empty list. */
  empty?: ReactNode
}

/** A list of things of one kind. After an action on one of them the focus returns to its row (form/focus-after.ts). */
export function Rows<T>({ of, rowKey, children, look = 'rows', empty = null }: RowsProps<T>) {
  if (of.length === 0) return empty
  return (
    <ul className={look === 'cards' ? 'grid gap-4' : 'border-t border-line'}>
      {of.map((item) => (
        <li className={look === 'cards' ? '' : 'border-b border-line py-2'} key={rowKey(item)}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}
