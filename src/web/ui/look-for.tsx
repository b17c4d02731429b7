import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface LookForProps<Found> {
  /** The text of the button. */
  label: ReactNode
  onLook: () => void
  /** The search; `null` until the button is pressed. */
  asked: { data: { items: readonly Found[] } | undefined; error: unknown; isFetching: boolean } | null
  failed: ReactNode
  none: ReactNode
  lines: (found: Found) => { name: string; about: readonly (string | null | undefined)[] }
  onPick: (found: Found) => void
}

/** A button that looks something up, and the first five results to choose from. */
export function LookFor<Found extends { id: string }>({ label, onLook, asked, failed, none, lines, onPick }: LookForProps<Found>) {
  const items = asked?.data?.items
  return (
    <div className="grid justify-items-start gap-2">
      <Button busy={asked?.isFetching ?? false} kind="secondary" onClick={onLook}>
        {label}
      </Button>
      <div aria-live="polite" className="w-full">
        {asked?.error != null && <p>{failed}</p>}
        {items?.length === 0 && <p>{none}</p>}
        {items && items.length > 0 && (
          <ul className="grid gap-2">
            {items.slice(0, 5).map((found) => {
              const { name, about } = lines(found)
              return (
                <li key={found.id}>
                  <button
                    className="min-h-11 w-full rounded-sm border border-edge bg-surface px-3 py-2 text-start hover:border-ink"
                    onClick={() => onPick(found)}
                    type="button"
                  >
                    <span className="font-semibold">{name}</span>
                    <span className="block text-sm text-soft">{about.filter(Boolean).join(', ')}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </div>
  )
}
