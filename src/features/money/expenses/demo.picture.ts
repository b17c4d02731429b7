const linesOf = (day: string) => [
  ['KICKOFF SPORTS', ''],
  ['214 Canal Street', ''],
  [`${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}  4:52 PM`, ''],
  ['YOUTH CLEATS SZ 3', '39.99'],
  ['SUBTOTAL', '39.99'],
  ['SALES TAX 6.98%', '2.79'],
  ['TOTAL', '$42.78'],
  ['VISA ****1187', '42.78'],
]

/** A till receipt of a day on a table, as a phone takes it. 900 × 1200. */
export const receiptOf = (day: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">
<rect width="900" height="1200" fill="#8d7b68"/>
<g transform="rotate(-2 450 600)">
<rect x="170" y="110" width="560" height="960" fill="#2a241d" opacity=".25" transform="translate(14 18)"/>
<rect x="170" y="110" width="560" height="960" fill="#f7f5ee"/>
<g font-family="monospace" font-size="34" fill="#33312c">
${linesOf(day)
  .map(
    ([left, right], index) =>
      `<text x="210" y="${220 + index * 90}">${left}</text><text x="690" y="${220 + index * 90}" text-anchor="end">${right}</text>`,
  )
  .join('\n')}
</g></g></svg>`
