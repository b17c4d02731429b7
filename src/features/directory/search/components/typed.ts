import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { hrefWith } from './address.ts'

/** A pause in typing after which the address changes: browsers refuse a hundred changes in ten seconds. Milliseconds. */
const addressPause = 300

/**
 * The typed text, ahead of the address. `live` is the search with that text: results follow every letter. When the address
 * changes, by this code or otherwise (a link, Back), the field shows what the address says.
 */
export function useTyped(search: URLSearchParams) {
  const [, go] = useLocation()
  const inAddress = search.get('q') ?? ''
  const [ahead, setAhead] = useState<{ text: string; of: string } | null>(null)
  if (ahead && ahead.of !== inAddress) setAhead(null)
  const typed = ahead?.text ?? inAddress

  useEffect(() => {
    if (!ahead) return
    const follow = () => go(hrefWith(search, { q: ahead.text, cursor: undefined }), { replace: true })
    const timer = setTimeout(follow, addressPause)
    return () => clearTimeout(timer)
  }, [ahead, search, go])

  const live = useMemo(() => {
    if (typed === inAddress) return search
    const next = new URLSearchParams(search)
    if (typed) next.set('q', typed)
    else next.delete('q')
    next.delete('cursor')
    return next
  }, [search, typed, inAddress])

  return { typed, live, type: (text: string) => setAhead({ text, of: inAddress }) }
}
