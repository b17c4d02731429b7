// What the words before an amount say of it. Engines misread letters, so the words are looked for loosely.

export interface LabelFacts {
  /** The sum that was to be paid: "balance due", "grand total", "total payable". */
  isDue: boolean
  /** "Total" or "amount" of any kind. */
  isTotal: boolean
  isSubtotal: boolean
  isTax: boolean
  isTip: boolean
  /** What was handed over, or taken from a card. */
  isPaid: boolean
  isCash: boolean
  isChange: boolean
  isOff: boolean
  isRounding: boolean
  /** Counts, points, savings and other things that are no price. */
  isOther: boolean
  /** A fee on top, as for service. */
  isFee: boolean
}

const total = String.raw`t[o0c][tl][ae][l1i!|t]`
const has = (source: string) => {
  const pattern = new RegExp(source.replaceAll('TOTAL', total), 'i')
  return (text: string) => pattern.test(text)
}

const isDue = has(
  String.raw`grand\s*TOTAL|nett?\s*TOTAL|TOTAL\s*(?:due|payable|amount|amt|sales|sale|paid|charged?|after|net|(?:net\s*)?rounded|round|\(?\s*(?:inc|rm|myr|usd))|(?:balance|amount|amt|amnt)\s*(?:due|payable|charged)|TOTAL.{0,8}(?:inc)|(?:order|purchase|charge|sale|invoice|bill)\s*TOTAL|(?:please|you)\s*pay|net\s*(?:amount|amt)`,
)
const isTotal = has(String.raw`TOTAL|\bttl\b|amou?n[tl]|\bam[tl]\b|balance|\bdue\b`)
const isSubtotal = has(
  String.raw`sub[\s.-]*(?:TOTAL|t)|s[uo]b\s*[-]?\s*tota|TOTAL.{0,14}(?:ex[cl]|before|w/?o)|ex[cl].{0,6}(?:gst|tax|sst)|(?:taxable|merchandise|items?|food|goods)\s*(?:TOTAL|am)|before\s*tax|net\s*sales?\b|TOTAL\s*(?:charges|fees)\b`,
)
const isTax = has(
  String.raw`\bg[s5]t\b|\bs[s5]t\b|\btax(?:es)?\b|\bvat\b|\bhst\b|tax\s*\d|^\W*(?:ca|ny|tx|fl|il|wa|county|city|state|local|sales)\s*tax`,
)
const isIncluding = has(String.raw`inc[li1]?|with\s*(?:gst|tax)`)
const isTip = has(String.raw`\btips?\b|gratuity|\bgrat\b`)
const isPaid = has(
  String.raw`cash|tend|\bpaid\b|payment|visa|master\s?card|\bamex|american\s*exp|discover|debit|credit|\bcard\b|\bcheck\b|\beft\b|approved|auth`,
)
const isCash = has(String.raw`c[ao]sh|tend[eo]r|rec[ei]+ved|acc[ea]pted|\bpaid\b`)
const isChange = has(String.raw`chan[gq]e|\bchg\b`)
const isOff = has(String.raw`disc|coupon|saving|saved|\boff\b|promo|reward|loyalty|rebate|member\s*price|void|insurance|adjustment`)
const isRounding = has(String.raw`roundi|rnd|\badj`)
const isOther = has(
  String.raw`\bqty\b|quantity|TOTAL\s*(?:items?|qty|quan|units|pcs|disc|sav|point|tax|gst)|item\s*(?:count|s\b)|points?|summary|refund\s*value|suggest|%\s*(?:tip|=|is)|\bpre.?auth|limit|available|previous|opening|budget|calories|gallons?|price\s*/|per\s*gal`,
)
const isFee = has(String.raw`serv(?:ice)?\.?\s*(?:ch|charge|fee)|svc|delivery|\bfee\b|surcharge|deposit|shipping|bag\s*charge`)

/** @param label lowercase */
export function labelFacts(label: string): LabelFacts {
  const subtotal = isSubtotal(label)
  const isPlainTax = isTax(label) && !(isTotal(label) && isIncluding(label))
  return {
    isDue: isDue(label) && !subtotal,
    isTotal: isTotal(label) && !subtotal,
    isSubtotal: subtotal,
    isTax: isPlainTax,
    isTip: isTip(label),
    isPaid: isPaid(label),
    isCash: isCash(label),
    isChange: isChange(label),
    isOff: isOff(label),
    isRounding: isRounding(label) && !has(String.raw`TOTAL|round(?:ed|d)|after`)(label),
    isOther: isOther(label),
    isFee: isFee(label),
  }
}
