import { createContext, useContext } from 'react'
import type { Set } from '#map/lines.ts'
import type { InsideLines } from './match.ts'

/** What every page may know about the installation and the address it was opened at. */
export interface Site {
  appName: string
  appUrl: string
  supportEmail: string
  demo: boolean
  /** The case tools are closed by their setting: nobody is asked to start a trial. */
  toolsClosed?: boolean
  set: Set
  /** Of someone who is signed in: the lines of the map that visitors do not have. */
  inside?: InsideLines
  locale: string
  /** The feature of this address, where it is closed by its kill switch: its pages are not found. */
  closed?: string
}

const SiteContext = createContext<Site | null>(null)
export const SiteProvider = SiteContext.Provider

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite outside of SiteProvider')
  return site
}
