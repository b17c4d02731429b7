import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Loaded, type Query } from '#web/ui/loaded.tsx'

interface DetailProps<D> {
  /** Back to the list, in words. */
  back: ReactNode
  onBack: () => void
  title: ReactNode
  asked: Query<D>
  failed: ReactNode
  children: (data: D) => ReactNode
}

/** One thing whole, in the place of the list that it was opened from. Its heading takes the focus. */
export function Detail<D>({ back, onBack, title, asked, failed, children }: DetailProps<D>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Button className="mb-4" kind="quiet" onClick={onBack}>
        {back}
      </Button>
      <h1 className="wrap-anywhere outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="mt-6">
        <Loaded query={asked} failed={failed} lines={7}>
          {children}
        </Loaded>
      </div>
    </main>
  )
}
