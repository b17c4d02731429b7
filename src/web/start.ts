/** Milliseconds after which the code is fetched in any case. */
const longestWait = 1_000

/**
 * Fetches the page's code once the page has been drawn, so that on a slow line nothing stands in the way of
 * what is read: the entry, and at the same moment the files that it will ask for.
 */
export function startWhenDrawn(document: Document) {
  const start = () => {
    const [entry, ...others] = document.getElementById('seed')?.dataset['start']?.split(' ') ?? []
    if (!entry) return
    const script = Object.assign(document.createElement('script'), { type: 'module', src: entry })
    const links = others.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    document.head.append(...links, script)
  }
  document.addEventListener('DOMContentLoaded', () => {
    let begun = false
    const once = () => {
      if (!begun) start()
      begun = true
    }
    // A page in the background is not drawn, and an old browser does not say when it was.
    if (document.visibilityState === 'hidden') once()
    new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
    setTimeout(once, longestWait)
  })
}
