import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { deskStates } from '#domain/moderation/letters.ts'
import { sharedPieces } from '#domain/moderation/shared.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import type { Alike, Case } from '../contract.ts'
import { stateWords } from './words.ts'

const textOf = ({ saw, wentWell, shouldKnow }: Pick<Case, 'saw' | 'wentWell' | 'shouldKnow'>) =>
  [saw, wentWell, shouldKnow].filter((text) => text !== null && text !== '').join('\n\n')

/** One of the two texts, with what the other has too. */
function Beside({ name, text, other }: { name: string; text: string; other: string }) {
  return (
    <div>
      <p className="text-sm text-soft">{name}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">
        {sharedPieces(text, other).map((piece) =>
          piece.isShared ? (
            <mark className="bg-attention-wash text-ink" key={piece.at}>
              {piece.text}
            </mark>
          ) : (
            <span key={piece.at}>{piece.text}</span>
          ),
        )}
      </p>
    </div>
  )
}

interface PairProps {
  of: Case
  other: Alike
  isFirst: boolean
  onOpen: (id: string) => void
}

function Pair({ of, other, isFirst, onOpen }: PairProps) {
  const { t, i18n } = useLingui()
  const { id, share, professional, state, receivedOn } = other
  const waits = (deskStates as readonly string[]).includes(state)
  const day = dayInWords(receivedOn, i18n.locale, 'day')
  const [one, two] = [textOf(of), textOf(other)]
  return (
    <details className="rounded-sm border border-line px-4" open={isFirst}>
      <summary className="py-3">
        <span className="figures ms-1 me-3 font-semibold">
          <Trans>{Math.round(100 * share)} % alike</Trans>
        </span>
        <span className="me-3">{professional.name}</span>
        <Badge>{i18n._(stateWords[state])}</Badge>
        <span className="figures ms-3 inline-block text-sm text-soft">
          <Trans>came on {day}</Trans>
        </span>
      </summary>
      <div className="grid gap-x-8 gap-y-4 border-t border-line py-3 sm:grid-cols-2">
        <Beside name={t`This rating`} other={two} text={one} />
        <Beside name={t`The other rating`} other={one} text={two} />
      </div>
      <p className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 pb-3">
        {waits && (
          <Button kind="secondary" onClick={() => onOpen(id)}>
            <Trans>Look at the other one</Trans>
          </Button>
        )}
        <SiteLink className="inline-flex min-h-11 items-center text-sm" to={`/professionals/${professional.id}`}>
          <Trans>The page of {professional.name}</Trans>
        </SiteLink>
      </p>
    </details>
  )
}

/** Texts that are this one, rewritten, each beside it (domain/bursts): two people may have read one letter, or one wrote both. */
export function AlikeTexts({ of, onOpen }: { of: Case; onOpen: (id: string) => void }) {
  const { n, nearest } = of.alike
  if (n === 0) return null
  const more = n - nearest.length
  return (
    <section aria-labelledby="alike" className="mt-10">
      <h3 id="alike">
        <Trans>Nearly the same text</Trans>
      </h3>
      <p className="mt-1 max-w-prose text-sm text-soft">
        <Trans>
          The share is estimated from runs of five letters. What both have, four words in a row or more, is marked. It does not say who
          wrote them.
        </Trans>
      </p>
      <div className="mt-3 grid gap-2">
        {nearest.map((other, at) => (
          <Pair isFirst={at === 0} key={other.id} of={of} onOpen={onOpen} other={other} />
        ))}
      </div>
      {more > 0 && (
        <p className="mt-2 text-sm text-soft">
          <Plural one="And # more." other="And # more." value={more} />
        </p>
      )}
    </section>
  )
}

/** Above the text, so that nobody decides without having seen it. */
export function AlikeBadge({ n }: { n: number }) {
  return n === 0 ? null : (
    <Badge tone="attention">
      <Plural one="Nearly the text of # other" other="Nearly the text of # others" value={n} />
    </Badge>
  )
}
