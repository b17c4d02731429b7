import { useRef, useState } from 'react'
import type { TextsScreening } from '../../../domain/screening/texts.ts'
import type { About } from '../../../domain/screening/types.ts'

type Screen = (typeof import('../../../domain/screening/texts.ts'))['screenTexts']

export interface Checked {
  text: string
  screened: TextsScreening
}

/** Checks a text here in the browser. Nothing is sent and nothing is kept: with the page it is gone. */
export function useCheck() {
  const screen = useRef<Screen | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const check = async (text: string, about: About, isOngoing: boolean) => {
    try {
      screen.current ??= (await import('../../../domain/screening/texts.ts')).screenTexts
      setChecked({ text, screened: screen.current({ saw: text }, about, { isOngoing }) })
      setIsFailed(false)
    } catch {
      // The rules are fetched once; without a network they cannot be.
      setIsFailed(true)
    }
  }
  return { checked, isFailed, check, clear: () => setChecked(null) }
}
