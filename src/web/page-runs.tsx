import { useEffect } from 'react'

/**
 * Says from outside that the page answers now, for our tests. It stands where the page does, or what is shown in its place: React takes a
 * page over after what is around it, and until then a press on it may be lost.
 */
export function PageRuns() {
  useEffect(() => {
    document.documentElement.dataset['runs'] = ''
  }, [])
  return null
}
