import { useId } from 'react'
import type { Issue } from '../contract.ts'

/** Facts of an issue as one bar: supported full, without a citation open, against hatched. The words beside it say the same. */
export function Bar({ strength: { facts, supported, unsupported, against } }: Pick<Issue, 'strength'>) {
  const hatch = useId()
  if (facts === 0) return <span aria-hidden className="block h-3 rounded-sm border border-dashed border-edge" />
  return (
    <svg aria-hidden className="block h-3 w-full" preserveAspectRatio="none" viewBox={`0 0 ${facts * 100} 12`}>
      <defs>
        <pattern height="12" id={hatch} patternUnits="userSpaceOnUse" width="24">
          <rect className="fill-line" height="12" width="24" />
          <rect className="fill-edge" height="12" width="8" />
        </pattern>
      </defs>
      <rect className="fill-action" height="12" width={supported * 100} />
      <rect
        className="fill-surface stroke-edge"
        height="11"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
        width={unsupported * 100}
        x={supported * 100}
        y="0.5"
      />
      <rect fill={`url(#${hatch})`} height="12" width={against * 100} x={(supported + unsupported) * 100} />
    </svg>
  )
}
