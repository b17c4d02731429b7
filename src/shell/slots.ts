import { createContext, type ComponentType, useContext } from 'react'
import type { Entry } from './palette-entries.ts'

/** What features above the shell give to pages below them; app/inside.tsx fills it, for browsers and for the server. */
export interface ShellSlots {
  /** People whose names are like what was typed, the best match first: for the palette. */
  findPeople: (typed: string, signal: AbortSignal) => Promise<readonly Entry[]>
  /** The button in the header that opens the notifications. */
  Bell: ComponentType<{ isAllowed: boolean }>
  /** Invitations into test groups, and feedback about what is tested; nothing for everybody else. */
  Testing: ComponentType
  /** Facts that one source suggests, or all of the reader's sources: for the vault and the dashboard, which the feature itself uses. */
  SuggestedFacts: ComponentType<SuggestedProps>
}

interface SuggestedProps {
  caseId: string
  search: URLSearchParams
  /** `null`: all of the reader's sources. */
  of: { source: 'item' | 'document' | 'order' | 'thread'; id: string } | null
}

const Slots = createContext<ShellSlots | null>(null)
export const SlotsProvider = Slots.Provider

/** @throws outside of the signed-in frame */
export function useSlots(): ShellSlots {
  const slots = useContext(Slots)
  if (!slots) throw new Error('The slots of the shell are not filled.')
  return slots
}
