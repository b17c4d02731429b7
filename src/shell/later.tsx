import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

/**
 * A part that is fetched when the page that shows it stands: the server leaves its place, and the page is there without it.
 * @param lines grey lines in its place; none for what most people have nothing in
 */
export function later<P extends object = object>(fetch: () => Promise<ComponentType<P>>, lines: number): ComponentType<P> {
  const Part = lazy(async () => ({ default: await fetch() })) as ComponentType<P>
  return function Later(props: P) {
    const [stands, setStands] = useState(false)
    useEffect(() => setStands(true), [])
    const place = lines > 0 ? <Skeleton lines={lines} /> : null
    return stands ? (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    ) : (
      place
    )
  }
}
