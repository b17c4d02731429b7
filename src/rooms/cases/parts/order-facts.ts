import type { OrderFacts } from '../contract.ts'

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const number = (form: FormData, name: string): number | undefined => {
  const typed = text(form, name)
  return /^\d+$/.test(typed) ? Number(typed) : undefined
}
const clauseOf = (form: FormData, name: string) => ({ paragraph: text(form, `${name}-paragraph`), text: text(form, `${name}-words`) })

/** What was typed of an order's paragraphs: only what it says is there. */
export function factsOf(form: FormData): OrderFacts {
  const [time, place, graceMinutes] = [text(form, 'exchange-time'), text(form, 'exchange-place'), number(form, 'exchange-grace')]
  const hours = (name: string) => {
    const count = number(form, name)
    return count === undefined ? undefined : { hours: count, clause: clauseOf(form, name) }
  }
  const days = (name: string) => {
    const count = number(form, name)
    return count === undefined ? undefined : { days: count, clause: clauseOf(form, name) }
  }
  const given = <T>(name: keyof OrderFacts, value: T | undefined) => (value === undefined ? {} : { [name]: value })
  return {
    ...((time !== '' || place !== '' || graceMinutes !== undefined) && {
      exchange: {
        ...(time !== '' && { time }),
        ...(place !== '' && { place }),
        ...(graceMinutes !== undefined && { graceMinutes }),
        clause: clauseOf(form, 'exchange'),
      },
    }),
    ...given('swapNotice', hours('swapNotice')),
    ...given('vacationNotice', days('vacationNotice')),
    ...given('travelNotice', days('travelNotice')),
    ...given('answerWithin', hours('answerWithin')),
    ...given('firstRefusal', hours('firstRefusal')),
  }
}
