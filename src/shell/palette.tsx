import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Dialog } from '#web/ui/dialog.tsx'
import { pageNames } from './page-names.generated.ts'
import { type Entry, moved, pageEntries } from './palette-entries.ts'
import { List } from './palette-list.tsx'
import { useSlots } from './slots.ts'
import { usePages } from './use-open.ts'

/** People that are offered, and letters from which on they are looked for. */
const mostPeople = 6
const leastLetters = 2

/** People by name, found by the feature that knows them. */
function usePeople(typed: string): { people: readonly Entry[]; isLooking: boolean } {
  const { findPeople } = useSlots()
  const q = typed.trim().slice(0, 100)
  const { data, isFetching } = useQuery({
    queryKey: ['palette', q],
    queryFn: ({ signal }) => findPeople(q, signal),
    enabled: q.length >= leastLetters,
    placeholderData: keepPreviousData,
  })
  const people = q.length >= leastLetters ? (data ?? []).slice(0, mostPeople) : []
  return { people, isLooking: isFetching }
}

function useEntries(typed: string) {
  const { i18n } = useLingui()
  const { open } = usePages()
  const nameOf = (path: string) => (pageNames[path] ? i18n._(pageNames[path]) : null)
  const pages = pageEntries(open, nameOf, typed)
  const { people, isLooking } = usePeople(useDeferredValue(typed))
  return { groups: { pages, people }, all: [...pages, ...people], isLooking }
}

function Choose({ onGone }: { onGone: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { groups, all, isLooking } = useEntries(typed)
  const at = Math.min(chosen, Math.max(all.length - 1, 0))
  const idOf = (index: number) => `${id}-${index}`
  const pick = (entry: Entry | undefined) => {
    if (!entry) return
    onGone()
    go(entry.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') pick(all[at])
    else if (['ArrowDown', 'ArrowUp'].includes(event.key)) setChosen(moved(at, all.length, event.key))
    else return
    event.preventDefault()
  }
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  return (
    <div className="grid gap-3">
      <input
        aria-activedescendant={all.length > 0 ? idOf(at) : undefined}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded
        aria-label={t`A page, or somebody's name`}
        autoComplete="off"
        className="control"
        maxLength={100}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        placeholder={t`A page, or somebody's name`}
        // The browser's dialog looks for this when it opens; React's own would come too early.
        ref={(field) => field?.setAttribute('autofocus', '')}
        role="combobox"
        spellCheck={false}
        type="text"
        value={typed}
      />
      <div
        aria-label={t`What was found`}
        className="h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain border-t border-line"
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that is narrowed by typing
        role="listbox"
        // A list that scrolls is reached by the keyboard.
        tabIndex={0}
      >
        <List at={at} entries={groups.pages} from={0} idOf={idOf} onPick={pick} title={t`Pages`} />
        <List at={at} entries={groups.people} from={groups.pages.length} idOf={idOf} onPick={pick} title={t`People`} />
      </div>
      <output className="text-sm text-soft">
        {all.length > 0 ? (
          <span className="pointer-coarse:hidden">
            <Trans>Arrow keys choose, Enter opens, Esc closes.</Trans>
          </span>
        ) : isLooking ? (
          <Trans>Looking</Trans>
        ) : (
          <Trans>Nothing has this name.</Trans>
        )}
      </output>
    </div>
  )
}

/** Goes anywhere by typing: Ctrl or Cmd with K, or its button. Offers only what this person may open. */
export function Palette({ open, onOpen, onClose }: { open: boolean; onOpen: () => void; onClose: () => void }) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isOurs = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isOurs || document.querySelector('dialog[open]')) return
      event.preventDefault()
      // A palette that Esc has just closed says so in a task of its own, and a key comes before tasks: it would be closed again.
      setTimeout(onOpen)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onOpen])
  return (
    <Dialog onClose={onClose} open={open} title={<Trans>Go to</Trans>}>
      <Choose onGone={onClose} />
    </Dialog>
  )
}
