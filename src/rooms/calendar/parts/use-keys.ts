import { useEffect } from 'react'

interface Keys {
  canAdd: boolean
  isOpen: boolean
  onToday: () => void
  onNew: () => void
  onHelp: () => void
}

/** One letter each, and only while nothing is typed. */
export function useKeys({ canAdd, isOpen, onToday, onNew, onHelp }: Keys) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement
      if (isOpen || event.ctrlKey || event.metaKey || event.altKey || at.isContentEditable || /^(input|textarea|select)$/i.test(at.tagName))
        return
      if (event.key === 't') onToday()
      else if (event.key === 'n' && canAdd) onNew()
      else if (event.key === '?') onHelp()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
