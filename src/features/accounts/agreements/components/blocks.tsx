import { SiteLink } from '#web/link.tsx'
import type { Block, Piece } from '../rules.ts'

function Pieces({ of, plain }: { of: readonly Piece[]; plain: boolean }) {
  return of.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : plain ? (
      piece.words
    ) : (
      <SiteLink key={piece.words} to={piece.to}>
        {piece.words}
      </SiteLink>
    ),
  )
}

/** Paragraphs and points of a document, as they were written; `plain` leaves the words of its links, and no links. */
export function Blocks({ of, plain = false }: { of: readonly Block[]; plain?: boolean }) {
  return of.map((block, at) =>
    block.kind === 'paragraph' ? (
      // oxlint-disable-next-line react/no-array-index-key -- a document's text never changes its order
      <p key={at}>
        <Pieces of={block.pieces} plain={plain} />
      </p>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <ul key={at}>
        {block.points.map((point, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={index}>
            <Pieces of={point} plain={plain} />
          </li>
        ))}
      </ul>
    ),
  )
}
