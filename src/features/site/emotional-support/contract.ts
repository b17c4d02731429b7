// Emotional support: lines to call, by state, and what helps in a bad hour. Anybody may read it. The page keeps
// nothing: the state that is picked stands in the address, and the safety plan never leaves the browser.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { State } from '#directory/professionals/contract.ts'

/**
 * How far a line was checked. `recalled`: from general knowledge; `compared`: its number stood in other public
 * documents too; `phoned`: someone called it on that day.
 */
const bases = ['recalled', 'compared', 'phoned'] as const
export const Basis = z.enum(bases)
export type Basis = z.output<typeof Basis>

/**
 * The day on which all lines of this feature were last gone through, those of the page and those of the states.
 * They were written from general knowledge, and each number was compared with other public documents; none was
 * phoned. A person who phones one changes its basis.
 */
export const checkedOn = '2026-11-21'

const Line = z.object({
  name: z.string(),
  /** Digits with dashes, as it is dialled in the United States. */
  phone: z.string(),
  /** A number to send a text message to. */
  text: z.nullable(z.string()),
  basis: Basis,
})

export const Local = z.object({
  state: State,
  name: z.string(),
  /** The coalition of the state's programs against violence at home, where its name is certain. */
  coalition: z.nullable(z.string()),
  lines: z.array(Line),
  /** The day on which this list was last gone through. */
  checkedOn: z.string(),
})
export type Local = z.output<typeof Local>

export const calls = {
  local: call({
    name: 'community.local',
    method: 'GET',
    path: '/api/crisis-lines/:state',
    access: 'public',
    summary: 'The crisis lines and the coalition against domestic violence of one state, with how and when they were checked.',
    credentials: 'omit',
    params: z.object({ state: State }),
    reply: Local,
  }),
}
