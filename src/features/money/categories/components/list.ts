import type { Category } from '../contract.ts'

/** What the page that shows them knows. */
export interface CategoryList {
  today: string
  children: readonly { id: string; name: string }[]
  side: 'A' | 'B' | null
  categories: readonly Category[]
  can: { add: boolean }
}
