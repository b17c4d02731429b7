import { encode } from 'uqr'

/** A QR picture (ISO/IEC 18004): dark on white in either mode, with the white rim that cameras need. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg aria-label={label} className="size-56 bg-[#fff]" role="img" shapeRendering="crispEdges" viewBox={`0 0 ${size} ${size}`}>
      <path d={path} fill="#000" />
    </svg>
  )
}
