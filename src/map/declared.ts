import type { FlagName } from './flags.ts'
import type { PageLine } from './lines.ts'

/** Groups of the sidebar (spec.md 2.3). */
export type GroupId =
  | 'caseManagement'
  | 'aiAnalysis'
  | 'legalProfessionals'
  | 'communication'
  | 'scheduling'
  | 'finances'
  | 'infoBank'
  | 'community'
  | 'profile'

/** Where a page stands in the sidebar. */
export interface MenuPlace {
  /** `top` stands above the sections, without a heading. */
  group: GroupId | 'top'
  /** The items of a group come by these numbers; those of the specification are tens. */
  position: number
  /** It is shown only while this flag is on; left out: always. */
  flag?: FlagName
  isNew?: true
}

/** A page as its feature declares it. Without `out` and `rate` only someone who is signed in has it. */
export interface PageDeclared extends Partial<Pick<PageLine, 'out' | 'rate' | 'guest' | 'staff' | 'query'>> {
  path: string
  /** Other addresses of the same matter. One that no page of the feature has as its own path shows this page too. */
  also?: readonly string[]
  /** Its file is `page.<page>.tsx` in the feature's folder. */
  page: string
  /** What it is called in menus and in the palette; without it, it is in neither. */
  label?: string
  menu?: MenuPlace
}

/** An item of the sidebar as the menu has it. */
export interface MenuItem extends Omit<MenuPlace, 'flag'> {
  path: string
  /** `null`: it is always shown. */
  flag: FlagName | null
  also?: readonly string[]
}
