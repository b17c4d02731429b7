import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { hrefWith } from './address.ts'

/** A pause in typing after which the address follows: browsers refuse a hundred changes of it in ten seconds. */
const addressPause = 300

/**
 * What is typed, ahead of the address. `live` is the search as it stands with it: results follow every
 * letter. When the address changes, by us or otherwise (a link, Back), what is typed is what it says.
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
