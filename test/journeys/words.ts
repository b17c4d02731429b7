import type { Page } from '@playwright/test'

/** What names something: short texts that are read at a glance. */
const labels = 'a, button, label, summary, th, legend, h1, h2, h3, [role="option"], [role="tab"], [role="option"] p'

/**
 * The words of labels that are cut inside on the screen: a word of letters whose first and last stand on different
 * lines, or that is wider than what it stands in and cut off there. Addresses and ids may be cut anywhere.
 * @returns each as `word in "label"`
 */
export async function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ selector, root }) => {
      const broken = new Set<string>()
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      for (const label of document.querySelectorAll(`${root} :is(${selector})`)) {
        if (!isSeen(label)) continue
        const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement || !isSeen(node.parentElement)) continue
          const text = node.textContent ?? ''
          for (const found of text.matchAll(/[\p{L}\p{M}’']{2,}/gu)) {
            // A part of an address or an id.
            const around = /\S*$/.exec(text.slice(0, found.index))![0] + /^\S*/.exec(text.slice(found.index))![0]
            if (/[@_/\d]/.test(around)) continue
            const range = document.createRange()
            range.setStart(node, found.index)
            range.setEnd(node, found.index + found[0].length)
            const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
            const [first, ...others] = boxes
            const name = `${found[0]} in "${label.textContent?.trim().slice(0, 60)}"`
            if (first && others.some(({ top }) => Math.abs(top - first.top) > first.height / 2)) broken.add(name)
            const style = getComputedStyle(node.parentElement)
            const box = node.parentElement.getBoundingClientRect()
            const isCut = style.textOverflow === 'ellipsis' && first !== undefined && first.right > box.right + 1
            // The calendar's narrow cells shorten names, and say them whole when opened.
            if (isCut && label.closest('header, nav, dialog')) broken.add(`${name}, cut off`)
          }
        }
      }
      return [...broken]
    },
    { selector: labels, root: within },
  )
}

/** Of phones as they are sold; the smallest is 400 % of 1280. */
const phones = [320, 360, 375, 390, 412, 430]

/**
 * Words of labels that are cut, and pages wider than the screen, at the width of each phone. The page has its size again when it ends.
 * @param where what is looked at, as the lines name it
 */
export async function cutOff(page: Page, where: string, within?: string): Promise<string[]> {
  const found: string[] = []
  const size = page.viewportSize()!
  for (const width of phones) {
    await page.setViewportSize({ width, height: 740 })
    found.push(...(await brokenWords(page, within)).map((word) => `${where}, ${width} px: ${word}`))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) found.push(`${where}, ${width} px: ${wide} px wide`)
  }
  await page.setViewportSize(size)
  return found
}
