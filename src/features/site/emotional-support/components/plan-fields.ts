import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** The questions of a safety plan, in the order in which one thinks of them. */
export const fields: readonly { id: string; label: MessageDescriptor; hint: MessageDescriptor }[] = [
  {
    id: 'signs',
    label: msg`How I notice that it gets dangerous`,
    hint: msg`What was said or done before, times of day, drinking, money, a hand-over of the children.`,
  },
  {
    id: 'out',
    label: msg`How I get out, and where I go`,
    hint: msg`Doors and windows, rooms without knives or a lock on the wrong side, keys, the car, a place that they do not know.`,
  },
  {
    id: 'people',
    label: msg`Whom I call, and our code word`,
    hint: msg`Somebody who calls 911 when they hear the word. Numbers that I know by heart.`,
  },
  {
    id: 'bag',
    label: msg`What I take along, and where it lies`,
    hint: msg`Papers of mine and the children, court orders, medicine, money, charger, a toy. With a friend it is safer than at home.`,
  },
  {
    id: 'children',
    label: msg`What the children know`,
    hint: msg`Where to go, how to call 911 and say the address, that they need not step in between. Who may pick them up at school.`,
  },
  {
    id: 'after',
    label: msg`When I have left`,
    hint: msg`Locks, new ways to work and school, phone and accounts, who must not be told, the protective order always with me.`,
  },
  {
    id: 'calm',
    label: msg`What helps me through a bad hour`,
    hint: msg`A person, a place, a song, a walk, a line to call.`,
  },
]
