import { expect, type Page } from '@playwright/test'
import { isWithin, termsOf } from '#domain/directory/term.ts'
import type { Professional, Role } from '#directory/professionals/contract.ts'

/** Professionals with reviews whom anybody may rate for these months: the newest reviewed first. */
export async function rateable(page: Page, role: Role): Promise<{ id: string; name: string }[]> {
  const { items } = (await (await page.request.get(`/api/reviews?role=${role}`)).json()) as {
    items: { professionalId: string; professionalName: string }[]
  }
  const months = ['2024-03', new Date().toISOString().slice(0, 7)]
  const open = await Promise.all(
    [...new Map(items.map((one) => [one.professionalId, one.professionalName]))].map(async ([id, name]) => {
      const of = (await (await page.request.get(`/api/professionals/${id}`)).json()) as Professional
      const terms = termsOf(of.positions.map(({ since }) => since))
      return !of.closed && months.every((month) => isWithin(month, terms)) ? [{ id, name }] : []
    }),
  )
  expect(open.flat().length).toBeGreaterThan(2)
  return open.flat()
}
