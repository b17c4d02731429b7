import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

/** The way to the next part of a long list: it goes by itself once it is nearly on the screen, and by a press where a browser can't tell. */
export function More({ onMore, children }: { onMore: () => void; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null)
  const go = useEffectEvent(onMore)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && go(), {
      rootMargin: '250% 0px',
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <p className="no-print py-3" ref={place}>
      <Button kind="secondary" onClick={onMore}>
        {children}
      </Button>
    </p>
  )
}
