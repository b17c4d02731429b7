import type { ReactNode } from 'react'

export interface Fact {
  term: ReactNode
  value: ReactNode
  /** Where it comes from and when, in small. */
  note?: ReactNode
  /** Where two facts have the same term. */
  key?: string
}

/** Facts as a list of terms and values, a line between them. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className="border-t border-line">
      {items.map(({ term, value, note, key }, index) => (
        <div className="gap-x-6 border-b border-line py-3 sm:grid sm:grid-cols-[12rem_1fr]" key={key ?? index}>
          <dt className="font-semibold">{term}</dt>
          <dd>
            {value}
            {note && <span className="block text-sm text-soft">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
