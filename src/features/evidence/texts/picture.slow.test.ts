import { expect, test } from 'vitest'
import { sampleAt } from '#assurance/receipts/samples.ts'
import { family } from '#test/support/family.ts'
import { doWork } from '#test/support/queue.ts'
import { testApp } from '#test/support/test-app.ts'
import { ask, pdfOf, put, view } from '#test/support/texts.ts'

test('a page of pixels is read from its picture, and the text of the next page as it stands there', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const { picture, merchant } = await sampleAt(0, 1)
  const scan = await put(f.ana, f, 'scan.pdf', await pdfOf([picture, 'And typed']))
  await ask(f.ana, f, scan)
  await doWork(backend)
  const [first, second] = [await view(f.ana, f, scan), await view(f.ana, f, scan, 2)]
  expect([first.state, first.page.source, second.page.source]).toEqual(['read', 'picture', 'layer'])
  expect(first.page.text.toLowerCase()).toContain(String(merchant).toLowerCase().split(' ')[0])
  expect(backend.reports).toEqual([])
}, 60_000)
