import type { Box } from '#domain/evidence/placed-words.ts'
import type { TextPage } from '../contract.ts'
import { numbered } from './numbered.ts'
import { useIntoView } from './use-into-view.ts'
import type { Finds } from './use-finds.ts'

interface Props {
  page: TextPage | null
  /** The height of the page for each unit of its width. */
  shape: number
  finds: Finds
  marks: readonly Box[]
}

/** Units of the drawing for the width of the page. */
const wide = 1000

/**
 * The words of a page where they stand on its picture: real text that can be selected, copied and read aloud, and cannot be seen. It is
 * drawn by SVG, whose attributes the policy for styles allows on a page that the server rendered.
 */
export function TextLayer({ page, shape, finds: { found, current }, marks }: Props) {
  const high = wide * shape
  const into = useIntoView<SVGRectElement>(current)
  const lines = page?.words ?? []
  const words = lines.flat()
  const rect = ([x, y, w, h]: Box) => ({ x: x * wide - 2, y: y * high - 2, width: w * wide + 4, height: h * high + 4, rx: 2 })
  return (
    <svg className="absolute inset-0 size-full select-text" preserveAspectRatio="none" viewBox={`0 0 ${wide} ${high}`}>
      {marks.map((box) => (
        <rect {...rect(box)} className="fill-action/25 stroke-action" key={box.join(' ')} strokeWidth={1.5} />
      ))}
      {found.map((group, n) =>
        group.map((word, first) => {
          const [, x, y, w, h] = words[word]!
          return (
            <rect
              {...rect([x, y, w, h])}
              className={n === current ? 'fill-attention/40 stroke-attention' : 'fill-attention/20'}
              key={word}
              ref={n === current && first === 0 ? into : undefined}
              strokeWidth={3}
            />
          )
        }),
      )}
      <g className="cursor-text" fill="transparent">
        {numbered(lines)
          .filter((line) => line.words.length > 0)
          .map((line) => (
            <text key={line.id}>
              {line.words.map(({ id, word: [text, x, y, w, h] }) => (
                <tspan
                  data-word={id}
                  fontSize={Math.max(1, h * high)}
                  key={id}
                  lengthAdjust="spacingAndGlyphs"
                  textLength={Math.max(1, w * wide)}
                  x={x * wide}
                  y={(y + h * 0.85) * high}
                >
                  {`${text} `}
                </tspan>
              ))}
            </text>
          ))}
      </g>
    </svg>
  )
}
