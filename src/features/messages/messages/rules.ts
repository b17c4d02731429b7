import { msg, type Text } from '#kernel/text.ts'

interface Seat {
  id: string
  role: string
  ended_at: Date | null
}

/** Whether a seat can be written to: the other parent's, whether they have joined yet or not. */
export const canReceive = (seat: Seat, me: string): boolean => seat.id !== me && seat.role === 'parent' && seat.ended_at === null

/** What is wrong with the recipients of a message; `null` where they can all be written to. */
export function wrongRecipients(chosen: readonly string[], people: readonly Seat[], me: string): Text | null {
  if (chosen.length === 0) return msg`Choose who it goes to.`
  const seats = chosen.map((id) => people.find((seat) => seat.id === id))
  if (seats.some((seat) => seat?.role === 'parent' && seat.ended_at !== null))
    return msg`The other parent’s part in this case has ended, so no message can be sent to them here.`
  if (seats.some((seat) => seat === undefined || !canReceive(seat, me))) return msg`Someone you chose can’t be written to here.`
  return null
}

export const heldOff = msg`A protective order that you entered ended the other parent’s part in this case, so no message can be sent to them here.`
