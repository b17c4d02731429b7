import { useSingleKeys } from '#web/single-keys.ts'

interface Keys {
  canAdd: boolean
  onToday: () => void
  onNew: () => void
  onHelp: () => void
}

/** The keys of the calendar, one letter each. */
export function useKeys({ canAdd, onToday, onNew, onHelp }: Keys) {
  useSingleKeys((key) => {
    if (key === 't') onToday()
    else if (key === 'n' && canAdd) onNew()
    else if (key === '?') onHelp()
    else return false
    return true
  })
}
