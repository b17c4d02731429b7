import { useLingui } from '@lingui/react/macro'
import { letters } from '#domain/moderation/letters.ts'
import { letterWords } from '#ratings/reviews/public.tsx'

/** A canned letter, as its author reads it. */
export function LetterText({ letter }: { letter: string }) {
  const { i18n } = useLingui()
  const known = letters.find(({ id }) => id === letter)
  return known ? <span className="mt-1 block max-w-prose">{i18n._(letterWords[known.id])}</span> : null
}
