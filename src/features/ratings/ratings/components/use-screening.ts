import { useEffect, useState } from 'react'
import type { Role } from '#directory/professionals/contract.ts'
import type { Finding } from '#ratings/reviews/contract.ts'
import type { Draft } from './draft.ts'

type Screen = (typeof import('#domain/screening/texts.ts'))['screenTexts']
type Texts = Pick<Draft, 'saw' | 'wentWell' | 'shouldKnow'>
type Written = Texts & Pick<Draft, 'criteria' | 'outcome'>

const pause = 250
let loaded: Promise<Screen> | null = null

/** The checks come when someone begins to write, and not before. */
async function load(): Promise<Screen | null> {
  // Code that was asked for without a network is not asked for again by the browser.
  if (!loaded && !navigator.onLine) return null
  try {
    loaded ??= import('#domain/screening/texts.ts').then(({ screenTexts }) => screenTexts)
    return await loaded
  } catch {
    // Without a network the form still works: the server screens.
    loaded = null
    return null
  }
}

const textOf = ({ saw, wentWell, shouldKnow }: Texts) => JSON.stringify([saw, wentWell, shouldKnow])
const nothing = JSON.stringify(['', '', ''])

/** What the checks say of the texts as they stand, a moment after the last key; `null` until then. The server says it again. */
export function useScreening(written: Written, { name, role }: { name: string; role: Role }): readonly Finding[] | null {
  const [found, setFound] = useState<{ text: string; findings: readonly Finding[] } | null>(null)
  const text = textOf(written)
  const answers = JSON.stringify(written.criteria)
  const isOngoing = written.outcome === 'ongoing'
  useEffect(() => {
    if (text === nothing) return
    let isOld = false
    const look = async () => {
      const screen = await load()
      if (!screen || isOld) return
      const [saw = '', wentWell = '', shouldKnow = ''] = JSON.parse(text) as string[]
      const { findings } = screen(
        { saw, wentWell, shouldKnow },
        { name, role },
        { criteria: JSON.parse(answers) as Draft['criteria'], isOngoing },
      )
      setFound({ text, findings: findings.map((finding) => ({ ...finding, span: [...finding.span], rewrites: [...finding.rewrites] })) })
    }
    const timer = setTimeout(() => void look(), pause)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text, answers, isOngoing, name, role])
  // What was found in an older text stays until the next look, as long as its places still hold what they held.
  return text === nothing || found === null ? null : found.findings.filter((finding) => stillThere(finding, found.text, text))
}

function stillThere({ field, span: [from, to] }: Finding, before: string, now: string): boolean {
  if (before === now) return true
  const at = ['saw', 'wentWell', 'shouldKnow'].indexOf(field)
  const [old, current] = [before, now].map((text) => (JSON.parse(text) as string[])[at] ?? '')
  return old!.slice(from, to) === current!.slice(from, to)
}
