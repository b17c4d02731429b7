import { useRef, useState } from 'react'
import type { FoundIn } from '#domain/screening/texts.ts'
import type { About, Action } from '#domain/screening/types.ts'
import { api } from '#web/api.ts'
import { calls } from '../contract.ts'

type Screen = (typeof import('#domain/screening/texts.ts'))['screenTexts']

export interface Checked {
  text: string
  /** The model was asked too. */
  withModel: boolean
  screened: { action: Action; findings: readonly FoundIn[] }
}

interface Asked {
  about: About
  isOngoing: boolean
  /** Also ask the server, which alone has the model. */
  withModel: boolean
}

/**
 * Checks a text here in the browser: nothing is sent and nothing is stored, with the page it is gone. Where its author asks for
 * the model as well, the server reads it once and keeps nothing. `useAction` does not fit: its sentences speak of a server that did
 * not answer, and here there usually is none.
 */
export function useCheck() {
  const screen = useRef<Screen | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const look = async (text: string, { about, isOngoing, withModel }: Asked): Promise<Checked['screened']> => {
    if (withModel) {
      const { action, findings } = await api(calls.check, { body: { text, name: about.name, isOngoing } })
      return { action, findings: findings.map((finding) => ({ ...finding, span: [finding.span[0]!, finding.span[1]!] as const })) }
    }
    screen.current ??= (await import('#domain/screening/texts.ts')).screenTexts
    return screen.current({ saw: text }, about, { isOngoing })
  }
  const check = async (text: string, asked: Asked) => {
    try {
      setChecked({ text, withModel: asked.withModel, screened: await look(text, asked) })
      setIsFailed(false)
    } catch {
      // The rules are fetched once, and the model is the server's: without a network neither can be had.
      setIsFailed(true)
    }
  }
  return { checked, isFailed, check, clear: () => setChecked(null) }
}
