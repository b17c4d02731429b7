import { type GroundCode, grounds, ruleOf } from '../moderation/grounds.ts'

/** What someone may say against a rating: the grounds of the policy, less the one that only time can bring about. */
export type TakedownGround = Exclude<GroundCode, 'not_affirmed'>
export const takedownGrounds = [
  'home_address',
  'child',
  'threat',
  'personal_data',
  'false_fact',
  'slur',
  'wrong_person',
  'not_first_hand',
  'not_genuine',
  'confidential',
  'court_order',
] as const satisfies readonly TakedownGround[]

/** How fast a notice is decided, and by whom: `counsel` is for orders of courts. */
export type Lane = 'urgent' | 'usual' | 'counsel'

const urgent: readonly TakedownGround[] = ['home_address', 'child', 'threat', 'personal_data']

export function laneOf(ground: TakedownGround): Lane {
  if (ground === 'court_order') return 'counsel'
  return urgent.includes(ground) ? 'urgent' : 'usual'
}

const ofTheWords: readonly TakedownGround[] = ['false_fact', 'personal_data', 'child', 'threat', 'home_address', 'slur', 'confidential']

/** Whether the exact words have to be named: for what is wrong with words, and not with who wrote or whom they name. */
export const needsWords = (ground: TakedownGround): boolean => ofTheWords.includes(ground)

const of = (code: TakedownGround) => grounds.find((ground) => ground.code === code)!

/** The rule as the rating's log names it: `N1.1`. */
export const ruleOfGround = (code: TakedownGround): string => ruleOf(of(code))

/** Whether a rating is not shown while a notice on this ground is looked at. */
export const hidesAtOnce = (code: TakedownGround): boolean => of(code).isHarm
