import type { Entry } from './palette-entries.ts'

interface ListProps {
  title: string
  entries: readonly Entry[]
  /** Where its first entry stands among all. */
  from: number
  at: number
  idOf: (index: number) => string
  onPick: (entry: Entry) => void
}

/** Pages or people of the palette, under their title. */
export function List({ title, entries, from, at, idOf, onPick }: ListProps) {
  if (entries.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of one list, in parts
    <div aria-label={title} role="group">
      <p aria-hidden className="ps-3.75 pe-3 pt-3 pb-1 text-sm font-semibold text-soft">
        {title}
      </p>
      {entries.map((entry, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field holds the focus and has the keys
        <div
          aria-selected={from + index === at}
          className="cursor-pointer scroll-my-2 rounded-sm border-s-3 border-transparent px-3 py-2.5 hover:bg-action-wash aria-selected:border-action aria-selected:bg-action-wash"
          id={idOf(from + index)}
          key={entry.to}
          onClick={() => onPick(entry)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of ours shows more than a line
          role="option"
        >
          <p>{entry.name}</p>
          {entry.detail && <p className="text-sm text-soft">{entry.detail}</p>}
        </div>
      ))}
    </div>
  )
}
