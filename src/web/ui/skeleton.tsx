import { Trans } from '@lingui/react/macro'

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'] as const

/** Grey lines in the place of text that is on its way; `lines` as many as will come, so that nothing jumps. */
export function Skeleton({ lines = 3, className = '' }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={`grid gap-3 ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <div className={`skeleton h-4 ${widths[line % widths.length]}`} key={line} />
      ))}
    </div>
  )
}

/** The page's own layout in grey, while its code loads. */
export function PageSkeleton() {
  return (
    <main aria-busy="true" className="page" id="content" tabIndex={-1}>
      <output className="sr-only">
        <Trans>Loading</Trans>
      </output>
      <div aria-hidden className="skeleton mb-6 h-9 w-2/3 max-w-md" />
      <Skeleton className="max-w-2xl" lines={7} />
    </main>
  )
}
