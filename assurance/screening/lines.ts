import { look } from '#domain/screening/model/served.ts'
import { screen } from '#domain/screening/screen.ts'
import type { About, Finding } from '#domain/screening/types.ts'
import * as z from 'zod/mini'

const roles = ['judge', 'attorney', 'gal', 'expert'] as const
const Professional = z.union([z.string(), z.object({ name: z.string(), role: z.nullish(z.string()) })])
const Review = z.object({ id: z.union([z.string(), z.number()]), text: z.string(), professional: z.nullish(Professional) })

/** A line that is no review; its sentence says why. */
export class BrokenLine extends Error {}

export interface Screened {
  id: string | number
  action: string
  findings: readonly Pick<Finding, 'check' | 'span' | 'reason'>[]
}

/** A professional may be a name alone; nobody named means that the name is not known. No check reads another role than ours. */
function aboutOf(professional: z.infer<typeof Review>['professional']): About {
  if (professional === null || professional === undefined) return { name: '', role: 'judge' }
  if (typeof professional === 'string') return { name: professional, role: 'judge' }
  return { name: professional.name, role: roles.find((role) => role === professional.role) ?? 'judge' }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BrokenLine('it is no JSON')
  }
}

/**
 * Screens one line as the server does, by words and by the model: `{"id","text","professional"?}`, the professional a name or `{name, role?}`.
 * @throws BrokenLine when the line is no such review
 */
export function screenedLine(line: string): Screened {
  const review = Review.safeParse(parsed(line))
  if (!review.success) throw new BrokenLine(`${review.error.issues[0]?.path.join('.') || 'the line'} is missing or of the wrong kind`)
  const { id, text, professional } = review.data
  const { action, findings } = screen(text, aboutOf(professional), undefined, look)
  return { id, action, findings: findings.map(({ check, span, reason }) => ({ check, span, reason })) }
}
