import { useEffect } from 'react'

/**
 * Marks the document when the page reacts to presses, for our tests. It is rendered inside the page, or inside what is shown instead:
 * React hydrates a page after the frame around it, and until then a press may be lost.
 */
export function PageRuns() {
  useEffect(() => {
    document.documentElement.dataset['runs'] = ''
  }, [])
  return null
}
