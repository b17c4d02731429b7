import { expect, test } from 'vitest'
import { toastDesk, toastRemovalDelay } from './toast-desk.ts'

function deskWithTimer() {
  const waiting: { run: () => void; after: number }[] = []
  return { waiting, desk: toastDesk((run, after) => waiting.push({ run, after })) }
}

test('one toast is shown at a time: a new one replaces the last', () => {
  const { desk } = deskWithTimer()
  desk.show({ title: 'First' })
  desk.show({ title: 'Second' })
  expect(desk.current()).toEqual({ title: 'Second', open: true })
})

test('a dismissed toast closes at once and is forgotten after 1,000,000 ms', () => {
  const { desk, waiting } = deskWithTimer()
  desk.show({ title: 'Saved' })
  desk.dismiss()
  expect(desk.current()?.open).toBe(false)
  expect(waiting.map(({ after }) => after)).toEqual([toastRemovalDelay])
  expect(toastRemovalDelay).toBe(1_000_000)
  waiting[0]!.run()
  expect(desk.current()).toBeNull()
})

test('the timer of an old toast does not take a newer one away', () => {
  const { desk, waiting } = deskWithTimer()
  desk.show({ title: 'Old' })
  desk.dismiss()
  desk.show({ title: 'New' })
  waiting[0]!.run()
  expect(desk.current()).toEqual({ title: 'New', open: true })
})

test('a subscriber is notified of every change until it unsubscribes', () => {
  const { desk } = deskWithTimer()
  let calls = 0
  const stop = desk.subscribe(() => calls++)
  desk.show({ title: 'One' })
  desk.dismiss()
  stop()
  desk.show({ title: 'Two' })
  expect(calls).toBe(2)
})
