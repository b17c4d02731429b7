import type { FoundIn } from '#domain/screening/texts.ts'

/** Where findings lie, merged, so that no unit is shown twice. */
function placesOf(findings: readonly FoundIn[]): [number, number][] {
  const places: [number, number][] = []
  for (const { span } of findings.toSorted((a, b) => a.span[0] - b.span[0])) {
    const last = places.at(-1)
    if (span[1] === span[0]) continue
    if (last && span[0] <= last[1]) last[1] = Math.max(last[1], span[1])
    else places.push([span[0], span[1]])
  }
  return places
}

/** The text as it was pasted, with what was found marked in it. */
export function Marked({ text, findings }: { text: string; findings: readonly FoundIn[] }) {
  const places = placesOf(findings)
  const ends = [0, ...places.map(([, end]) => end)]
  return (
    <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">
      {places.map(([begin, end], at) => (
        <span key={begin}>
          {text.slice(ends[at], begin)}
          <mark className="bg-attention-wash text-ink">{text.slice(begin, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  )
}
