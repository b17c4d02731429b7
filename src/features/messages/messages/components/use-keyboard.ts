import { useEffect } from 'react'

/**
 * Says in `--keyboard` how much of the page's foot an on-screen keyboard covers, and brings the field that is typed in back into sight when it
 * opens. Where the keyboard makes the page itself smaller, that is nothing (CSSOM View, `visualViewport`).
 */
export function useKeyboard() {
  useEffect(() => {
    const seen = visualViewport
    if (!seen) return undefined
    const { style } = document.documentElement
    const note = () => {
      // Zoomed in by hand the page is cut off too, and no keyboard is there.
      const covered = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop))
      style.setProperty('--keyboard', `${covered}px`)
    }
    const resized = () => {
      note()
      const field = document.activeElement
      if (field?.matches('textarea, input')) field.scrollIntoView({ block: 'nearest' })
    }
    note()
    seen.addEventListener('resize', resized)
    seen.addEventListener('scroll', note)
    return () => {
      seen.removeEventListener('resize', resized)
      seen.removeEventListener('scroll', note)
      style.removeProperty('--keyboard')
    }
  }, [])
}
